import type { TicketCreate } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { requireFiles } from '#src/domain/files/index.ts';
import { loadStatusSet } from '#src/domain/status-options/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import type { TicketState } from '../model/state.ts';
import type { TicketCreation } from './report-new.ts';

type Context = WriteContext<TicketCreation>;

/** What a new ticket needs beside tickets.create: 403 before any record is looked at. */
export async function requireCreationRights(ctx: Context, body: TicketCreate): Promise<void> {
  if ((body.assigned_to ?? []).length > 0) ctx.demand('tickets.assign');
  if (body.split_from !== undefined) ctx.demand('tickets.edit');
  if (body.status === undefined) return;
  const statuses = await loadStatusSet(ctx.db, 'ticket');
  if (statuses.find(body.status)?.category === 'closed') ctx.demand('tickets.manage');
}

/** 400 for what only imported tickets have. */
export function checkImport(ctx: Context, body: TicketCreate): void {
  const { is_imported: isImported, created_at, resolved_at, closed_at } = body;
  if (isImported === true) return requireOrder(ctx, body);
  const place = Object.entries({ created_at, resolved_at, closed_at }).find(
    ([, at]) => at !== undefined,
  )?.[0];
  if (place !== undefined) throw invalid(`body.${place}`, 'is only for imported tickets: set is_imported.');
}

/** 400 for what an imported ticket cannot have seen: a time to come, or an end before its beginning. */
function requireOrder(
  { now }: Context,
  { created_at, resolved_at, closed_at, opening_message: opening }: TicketCreate,
): void {
  let former: { readonly place: string; readonly at: Date } | undefined;
  for (const [name, value] of Object.entries({ created_at, resolved_at, closed_at })) {
    if (value === undefined) continue;
    const [place, at] = [`body.${name}`, new Date(value)];
    if (at > now) throw invalid(place, 'must not be in the future.');
    if (former !== undefined && at < former.at) throw invalid(place, `must not be before ${former.place}.`);
    former = { place, at };
  }
  if (opening?.occurred_at !== undefined && new Date(opening.occurred_at) > now)
    throw invalid('body.opening_message.occurred_at', 'must not be in the future.');
}

/** Files of the opening message, which needs a correspondent when it is theirs. */
export async function checkOpening(
  ctx: Context,
  { correspondents }: TicketState,
  { opening_message: opening, is_imported: isImported }: TicketCreate,
): Promise<string[]> {
  if (opening === undefined) return [];
  if (opening.direction === 'inbound' && correspondents.length === 0)
    throw invalid(
      'body.correspondents',
      'is required for an inbound opening_message, which needs an author.',
    );
  if (opening.occurred_at !== undefined && isImported !== true) requireRecent(ctx, opening.occurred_at);
  return requireFiles(ctx, opening.attachment_ids ?? [], 'body.opening_message.attachment_ids');
}

const oldestYears = 10;

/** Clocks run from when it was said. */
function requireRecent({ now }: Context, occurredAt: string): void {
  const at = new Date(occurredAt);
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - oldestYears);
  const place = 'body.opening_message.occurred_at';
  if (at > now) throw invalid(place, 'must not be in the future.');
  if (at < oldest)
    throw invalid(place, `must not be more than ${oldestYears} years ago, except of an imported ticket.`);
}
