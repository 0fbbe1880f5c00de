import type { Deleted, TaskTicketLink } from '#generated/types.gen.ts';
import type { LinkTaskTicketInput, UnlinkTaskTicketInput } from '#generated/families/tasks/handlers.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { problem } from '#src/platform/errors/index.ts';
import {
  historyRow,
  holdTask,
  insertHistory,
  insertTicketLink,
  linkEntry,
  noteOnTicket,
  reportLinkAttached,
  requireTicket,
  taskKey,
} from '#src/domain/tasks/index.ts';
import { deleteLink, findLink, selectLink, setReferenceOnly } from './links.queries.ts';

export async function linkTaskTicket(
  ctx: WriteContext<'ticket.linked_process_attached'>,
  { body }: LinkTaskTicketInput,
): Promise<TaskTicketLink> {
  const ticketId = storedId(body.ticket_id);
  const draft = await holdTask(ctx, taskKey(body.task_id));
  const ticket = await requireTicket(ctx, ticketId);
  const { id: taskId } = draft.task;
  const existing = await findLink(ctx.db, taskId, ticketId);
  if (existing === undefined) {
    const link = {
      taskId,
      ticketId,
      referenceOnly: body.reference_only ?? false,
      origin: 'attached' as const,
    };
    await insertTicketLink(ctx, link);
    await insertHistory(ctx.db, [historyRow(ctx, taskId, linkEntry('ticket_linked', ticket))]);
    await reportLinkAttached(ctx, draft, link);
  } else if (body.reference_only !== undefined && body.reference_only !== existing.reference_only) {
    await setReferenceOnly(ctx.db, existing.id, body.reference_only);
    const changes = [
      { field: 'reference_only', old_value: existing.reference_only, new_value: body.reference_only },
    ];
    await insertHistory(ctx.db, [
      historyRow(ctx, taskId, { ...linkEntry('ticket_linked', ticket), changes }),
    ]);
    ctx.audit({
      recordKind: 'task',
      recordId: taskId,
      action: 'ticket_linked',
      changedFields: ['reference_only'],
      previous: { reference_only: existing.reference_only },
    });
  }
  return selectLink(ctx.db, taskId, ticketId);
}

export async function unlinkTaskTicket(
  ctx: WriteContext<never>,
  { body }: UnlinkTaskTicketInput,
): Promise<Deleted> {
  const ticketId = storedId(body.ticket_id);
  const { task, at } = await holdTask(ctx, taskKey(body.task_id));
  const ticket = await requireTicket(ctx, ticketId);
  const link = await findLink(ctx.db, task.id, ticketId);
  if (link === undefined)
    throw problem('not_found', `The task ${task.id} is not linked to the ticket ${ticketId}.`);
  await deleteLink(ctx.db, link.id);
  await insertHistory(ctx.db, [historyRow(ctx, task.id, linkEntry('ticket_unlinked', ticket))]);
  ctx.audit({ recordKind: 'task', recordId: task.id, action: 'ticket_unlinked' });
  noteOnTicket(ctx, { ticketId, taskId: task.id }, 'task_unlinked');
  return { id: link.id, deleted_at: at };
}
