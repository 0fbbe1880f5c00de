import type { WriteContext } from '#src/call/context.ts';
import { addJob } from '#src/platform/jobs/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { duplicatesKind } from '../duplicates/find-duplicates.ts';
import type { TicketState } from '../model/state.ts';
import { findLooks } from './looks.queries.ts';

type Context = Pick<WriteContext, 'db' | 'now' | 'atCommit'>;
type Looked = Pick<TicketState, 'id' | 'is_private' | 'is_spam' | 'status_category'>;

/** What is done about a new ticket once it is stored: it is compared with others, and the AI is asked about it. */
export async function lookAtNewTicket(ctx: Context, ticket: Looked, hasInbound: boolean): Promise<void> {
  if (ticket.is_spam || ticket.status_category === 'closed') return;
  const looks = await findLooks(ctx.db, ticket.id);
  if (looks.is_duplicate_check_enabled) setTimer(ctx, { kind: duplicatesKind, recordId: ticket.id }, ctx.now);
  if (looks.is_classification_enabled || (hasInbound && looks.reads_messages)) ask(ctx, ticket);
}

/** A correspondent wrote: the AI sums up anew, and suggests a reply where it may. */
export async function lookAtMessage(ctx: Context, ticket: Looked): Promise<void> {
  if (ticket.is_spam || ticket.status_category === 'closed') return;
  if ((await findLooks(ctx.db, ticket.id)).reads_messages) ask(ctx, ticket);
}

/** Messages that come together are read together. What is private is kept from the AI. */
function ask(ctx: Context, { id, is_private: isPrivate }: Looked): void {
  if (!isPrivate) addJob(ctx, 'triage_ticket', { ticketId: id }, { key: `triage_ticket ${id}` });
}
