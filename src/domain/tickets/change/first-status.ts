import type { TicketCreate } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { loadStatusSet } from '#src/domain/status-options/index.ts';
import { invalid, listed } from '#src/platform/errors/index.ts';
import type { TicketState } from '../model/state.ts';

type Context = Pick<WriteContext, 'db' | 'now'>;

/** Without a wish a ticket is open when somebody is in charge of it, and new otherwise. */
export async function setFirstStatus(ctx: Context, ticket: TicketState, body: TicketCreate): Promise<void> {
  const statuses = await loadStatusSet(ctx.db, 'ticket');
  const option =
    body.status === undefined
      ? statuses.defaultOf(ticket.assigned_to.length > 0 ? 'open' : 'new')
      : statuses.find(body.status);
  const isImported = body.is_imported === true;
  const possible = statuses.options.filter(
    ({ category, is_archived: isArchived }) =>
      !isArchived && (isImported || (category !== 'resolved' && category !== 'closed')),
  );
  if (option === undefined || !possible.includes(option))
    throw invalid(
      'body.status',
      `must be a status that a new ticket can have: ${listed(possible.map(({ key }) => key))}.`,
    );
  ticket.status = option.key;
  ticket.status_category = option.category as TicketState['status_category'];
  setEnds(ctx, ticket, body);
}

/** When an imported ticket was resolved and closed; the days until it closes count from the import. */
function setEnds(ctx: Context, ticket: TicketState, { resolved_at, closed_at }: TicketCreate): void {
  const { status_category: category } = ticket;
  const isClosed = category === 'closed';
  if (closed_at !== undefined && !isClosed)
    throw invalid('body.closed_at', 'is only for a ticket with a closed status.');
  if (resolved_at !== undefined && !isClosed && category !== 'resolved')
    throw invalid('body.resolved_at', 'is only for a ticket with a resolved or closed status.');
  if (!isClosed && category !== 'resolved') return;
  const at = ctx.now.toISOString();
  ticket.resolved_at = iso(resolved_at ?? closed_at ?? at);
  if (isClosed) ticket.closed_at = iso(closed_at ?? ticket.resolved_at);
  else ticket.closes_from = at;
}

const iso = (at: string): string => new Date(at).toISOString();
