import type { Deleted, TicketMessage } from '#generated/types.gen.ts';
import type { CreateTicketNoteInput } from '#generated/families/tickets/handlers.ts';
import type {
  DeleteTicketNoteInput,
  UpdateTicketNoteInput,
} from '#generated/console/families/tickets/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { detach, requireFiles, selectAttachedIds } from '#src/domain/files/index.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import {
  addNote,
  holdTicket,
  recount,
  requireMentionable,
  ticketKey,
  type TicketState,
} from '#src/domain/tickets/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound, problem } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import { showMessage } from './messages.ts';
import { eraseNote, findNote, updateNote, type StoredNote } from './messages.queries.ts';

const editHours = 24;

export async function createTicketNote(
  ctx: WriteContext,
  { body }: CreateTicketNoteInput,
): Promise<TicketMessage> {
  const { ticket } = await holdTicket(ctx, ticketKey(body.ticket_id));
  return showMessage(ctx, await noteOn(ctx, ticket, body));
}

interface NoteWish {
  readonly body_text: string;
  readonly mentioned_user_ids?: readonly string[] | undefined;
  readonly attachment_ids?: readonly string[] | undefined;
}

/** Adds a note to a ticket that is held; answers its id. */
export async function noteOn(ctx: WriteContext, ticket: TicketState, body: NoteWish): Promise<string> {
  const mentioned = body.mentioned_user_ids ?? [];
  await requireMentionable(ctx, ticket.id, mentioned, 'body.mentioned_user_ids');
  const fileIds = await requireFiles(ctx, body.attachment_ids ?? [], 'body.attachment_ids');
  return addNote(ctx, ticket, { body_text: body.body_text, mentioned_user_ids: mentioned, fileIds });
}

/** What a note said before is not kept in the audit trail: what changed is named there, and not from what. */
export async function updateTicketNote(
  ctx: WriteContext,
  { path, body }: UpdateTicketNoteInput,
): Promise<TicketMessage> {
  const { note, ticket } = await holdNote(ctx, path.id);
  if (note.author_id !== ctx.identity.userId)
    throw problem('permission_denied', 'Only its author may change a note.');
  const mentioned = body.mentioned_user_ids && tidyIds(body.mentioned_user_ids);
  if (mentioned !== undefined)
    await requireMentionable(ctx, ticket.id, mentioned, 'body.mentioned_user_ids', note.mentioned_user_ids);
  checkRevision(note.revision, body.expected_revision);
  if (ctx.now.getTime() - Date.parse(note.created_at) > editHours * 3_600_000)
    throw conflict(`A note can be changed for ${editHours} hours after it was written.`);
  const after = {
    body_text: body.body_text ?? note.body_text,
    mentioned_user_ids: mentioned ?? note.mentioned_user_ids,
  };
  const changed = (['body_text', 'mentioned_user_ids'] as const).filter(
    (name) => JSON.stringify(note[name]) !== JSON.stringify(after[name]),
  );
  if (changed.length > 0) {
    await updateNote(ctx.db, note.id, after, ctx.now);
    ctx.audit({
      recordKind: 'ticket_message',
      recordId: note.id,
      action: 'updated',
      changedFields: changed,
    });
    const added = after.mentioned_user_ids.filter((id) => !note.mentioned_user_ids.includes(id));
    await notify(
      ctx,
      {
        kind: 'mention',
        title: `${ctx.identity.name} mentioned you in ${ticket.subject} (#${ticket.number})`,
        body: after.body_text,
        record: { kind: 'ticket', id: ticket.id },
      },
      added,
    );
    ctx.announce({ kind: 'ticket_message', id: note.id, revision: note.revision + 1 });
  }
  return showMessage(ctx, note.id);
}

export async function deleteTicketNote(
  ctx: WriteContext,
  { path, query }: DeleteTicketNoteInput,
): Promise<Deleted> {
  const { note, ticket } = await holdNote(ctx, path.id);
  if (note.author_id !== ctx.identity.userId && !ctx.can('tickets.manage'))
    throw problem('permission_denied', 'Deleting the note of somebody else needs tickets.manage.');
  checkRevision(note.revision, query.expected_revision);
  const record = { kind: 'ticket_message', id: note.id } as const;
  for (const fileId of await selectAttachedIds(ctx.db, record)) await detach(ctx, record, fileId);
  await eraseNote(ctx.db, note.id, ctx.now);
  await recount(ctx.db, ticket.id, ctx.now);
  recordHistory(ctx, { kind: 'ticket', id: ticket.id, action: 'note_deleted' });
  ctx.announce({ kind: 'ticket_message', id: note.id, revision: note.revision + 1 });
  return { id: note.id, deleted_at: ctx.now.toISOString() };
}

/** The note and its ticket, into which nobody writes before the transaction ends; 404 for one that is deleted or hidden. */
async function holdNote(
  ctx: WriteContext,
  id: string,
): Promise<{ readonly note: StoredNote; readonly ticket: TicketState }> {
  const found = await findNote(ctx, storedId(id));
  if (found === undefined) throw notFound('note', id);
  const { ticket } = await holdTicket(ctx, { id: found.ticket_id });
  const note = await findNote(ctx, found.id);
  if (note === undefined) throw notFound('note', id);
  return { note, ticket };
}
