import type { EventType } from '#generated/events.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { selectEventTicket } from '#src/domain/tickets/index.ts';
import { conflict, notFound } from '#src/platform/errors/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import type { HistoryEntry } from '../store/history.ts';
import { eventTask, type TaskEvent } from '../store/task-events.ts';
import { selectTaskNames } from '../store/task-events.queries.ts';
import {
  countTicketLinks,
  findVisibleTicket,
  insertLink,
  type NewTicketLink,
  type VisibleTicket,
} from './ticket-links.queries.ts';

import { viewerOf, type Viewer } from '#src/domain/visibility/index.ts';

/** What links need: handlers have it, and timers that make tasks. */
type LinkContext<E extends EventType = never> = Pick<
  WriteContext<E>,
  'db' | 'identity' | 'now' | 'requestId' | 'can' | 'demand' | 'emit' | 'audit' | 'announce'
>;

export type { NewTicketLink, VisibleTicket } from './ticket-links.queries.ts';

const maxLinks = 50;

/** The viewer for ticket queries; null for a caller without access to tickets. */
export const ticketViewerOf = (ctx: Pick<ReadContext, 'identity' | 'can'>): Viewer | null =>
  ctx.can('tickets.view') ? viewerOf(ctx) : null;

/** The ticket, held, for a link to it: 403 without tickets.view, 404 when the caller sees no such ticket, 409 when it was merged. */
export async function requireTicket(ctx: LinkContext, id: string): Promise<VisibleTicket> {
  ctx.demand('tickets.view');
  const ticket = await findVisibleTicket(ctx.db, viewerOf(ctx), id, { isHeld: true });
  if (ticket === undefined) throw notFound('ticket', id);
  if (ticket.merged_into_id !== null)
    throw conflict(`The ticket ${id} was merged into ${ticket.merged_into_id}. Link that ticket instead.`);
  return ticket;
}

/** Stores a new link of a ticket that is held; 409 when the ticket has as many as it may. */
export async function insertTicketLink(ctx: LinkContext, link: NewTicketLink): Promise<void> {
  if ((await countTicketLinks(ctx.db, link.ticketId)) >= maxLinks)
    throw conflict(
      `The ticket ${link.ticketId} has ${maxLinks} links, which is the limit. Remove one first.`,
    );
  await insertLink(ctx.db, link, ctx.identity.userId, ctx.now);
  ctx.audit({ recordKind: 'task', recordId: link.taskId, action: 'ticket_linked' });
  noteOnTicket(ctx, link, 'task_linked');
}

/** The history of the ticket tells of its tasks, too. */
export const noteOnTicket = (
  ctx: Pick<WriteContext, 'audit'>,
  { ticketId, taskId }: Pick<NewTicketLink, 'ticketId' | 'taskId'>,
  action: 'task_linked' | 'task_unlinked',
): void =>
  ctx.audit({
    recordKind: 'ticket',
    recordId: ticketId,
    action,
    newValues: { related_kind: 'task', related_id: taskId },
  });

export const linkEntry = (
  action: 'ticket_linked' | 'ticket_unlinked',
  ticket: Pick<VisibleTicket, 'id' | 'number'>,
): HistoryEntry => ({
  kind: 'link',
  action,
  record_kind: 'ticket',
  record_id: ticket.id,
  details: { number: ticket.number },
});

/** Sends the event of a task that was created from a ticket. */
export async function reportLinkCreated(
  ctx: LinkContext<Extract<TaskEvent, 'ticket.linked_process_created'>>,
  draft: TaskDraft,
  link: NewTicketLink,
): Promise<void> {
  ctx.emit('ticket.linked_process_created', await linkPayload(ctx, draft, link));
}

/** Sends the event of an existing task that was linked. */
export async function reportLinkAttached(
  ctx: LinkContext<Extract<TaskEvent, 'ticket.linked_process_attached'>>,
  draft: TaskDraft,
  link: NewTicketLink,
): Promise<void> {
  ctx.emit('ticket.linked_process_attached', await linkPayload(ctx, draft, link));
}

async function linkPayload(
  ctx: LinkContext,
  { task, statuses }: TaskDraft,
  { ticketId, referenceOnly }: NewTicketLink,
) {
  const [ticket, names] = await Promise.all([
    selectEventTicket(ctx.db, ticketId),
    selectTaskNames(ctx.db, task),
  ]);
  return { ticket: ticket!, task: eventTask(task, names, statuses.tasks), reference_only: referenceOnly };
}
