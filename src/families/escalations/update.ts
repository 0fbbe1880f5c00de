import type { Escalation } from '#generated/types.gen.ts';
import type { UpdateEscalationInput } from '#generated/console/families/escalations/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import {
  holdDefinitions,
  loadFieldSet,
  publicPaths,
  recordValues,
  validateValues,
  type CheckedValues,
} from '#src/domain/field-values/index.ts';
import {
  attach,
  countFiles,
  detach,
  maxFilesOfRecord,
  requireFiles,
  selectAttachedIds,
} from '#src/domain/files/index.ts';
import { changesBetween, type RecordChanges } from '#src/domain/history/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, unknownReference } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import {
  holdEscalation,
  partChanges,
  requireNotClosed,
  showEscalation,
  storeUpdate,
  together,
} from './change.ts';
import { selectVisibleTicketIds } from './escalations.queries.ts';
import type { StoredEscalation } from './stored.queries.ts';
import { holdSubjects, requireSubjectLeft } from './subjects.ts';
import { deleteTicketLinks, insertTicketLinks, selectTicketIds } from './subjects.queries.ts';

type Body = UpdateEscalationInput['body'];
type Writer = WriteContext<'escalation.updated'>;

/** Of the contract. */
const maxTickets = 50;

const tracked = [
  'title',
  'description',
  'severity',
  'due_date',
  'client_id',
  'client_program_id',
  'field_values',
] as const;

export async function updateEscalation(
  ctx: Writer,
  { path, body }: UpdateEscalationInput,
): Promise<Result<Escalation>> {
  await holdDefinitions(ctx.db);
  const before = await holdEscalation(ctx, path.id);
  const tickets = await ticketsOf(ctx, before, body.ticket_ids);
  await holdSubjects(ctx, {
    clientId: changed(before.client_id, storedId(body.client_id)),
    clientProgramId: changed(before.client_program_id, storedId(body.client_program_id)),
    ticketIds: tickets.added,
  });
  checkRevision(before.revision, body.expected_revision);
  requireNotClosed(before);
  const checked = await validateValues(ctx, await loadFieldSet(ctx, 'escalation'), body.field_values, {
    existing: before.field_values,
    mode: 'update',
  });
  const files = await filesOf(ctx, before.id, body);

  const values = valuesOf(body, checked);
  const changes = changesBetween(before, { ...before, ...values }, tracked);
  await insertTicketLinks(ctx.db, before.id, tickets.added);
  await deleteTicketLinks(ctx.db, before.id, tickets.removed);
  if (isUnlinking(before, values) || tickets.removed.length > 0)
    await requireSubjectLeft(ctx, { ...before, ...values });
  const told = [
    changes && withoutSensitive(changes, checked),
    tickets.added.length + tickets.removed.length > 0
      ? partChanges('ticket_ids', tickets.removed, tickets.added)
      : null,
    await changeFiles(ctx, before.id, files),
  ].filter((each) => each !== null);
  if (told.length === 0) return showEscalation(ctx, before.id);
  if (changes !== null) await recordValues(ctx, checked, before.id);
  // One entry of the history for one update.
  await storeUpdate(ctx, before, values, [{ action: 'updated', changes: together(told) }], 'was updated');
  return showEscalation(ctx, before.id);
}

/** An id that differs from the one before. */
const changed = (before: string | null, wish: string | null | undefined): string | null | undefined =>
  wish === before ? undefined : wish;

const valuesOf = (body: Body, checked: CheckedValues) => ({
  ...(body.title !== undefined && { title: body.title.trim() }),
  ...(body.description !== undefined && { description: body.description }),
  ...(body.severity !== undefined && { severity: body.severity }),
  ...(body.due_date !== undefined && {
    due_date: body.due_date === null ? null : new Date(body.due_date).toISOString(),
  }),
  ...(body.client_id !== undefined && { client_id: storedId(body.client_id) }),
  ...(body.client_program_id !== undefined && { client_program_id: storedId(body.client_program_id) }),
  ...(checked.changedKeys.length > 0 && { field_values: checked.values }),
});

/** Whether the client or the enrolment that it was about goes. */
const isUnlinking = (before: StoredEscalation, after: ReturnType<typeof valuesOf>): boolean =>
  (['client_id', 'client_program_id'] as const).some((name) => before[name] !== null && after[name] === null);

/** Tickets that come and go. Those that the caller may not see stay, since nobody could name them. */
async function ticketsOf(
  ctx: Writer,
  { id }: StoredEscalation,
  wish: readonly string[] | undefined,
): Promise<{ readonly added: readonly string[]; readonly removed: readonly string[] }> {
  if (wish === undefined) return { added: [], removed: [] };
  const wanted = tidyIds(wish);
  const stored = await selectTicketIds(ctx.db, id);
  const seen = await selectVisibleTicketIds(ctx, id);
  const added = wanted.filter((each) => !stored.includes(each));
  const removed = seen.filter((each) => !wanted.includes(each));
  if (stored.length + added.length - removed.length > maxTickets)
    throw conflict(
      `An escalation can be about at most ${maxTickets} tickets, those that you may not see included.`,
    );
  return { added, removed };
}

interface Files {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

async function filesOf(ctx: Writer, id: string, body: Body): Promise<Files> {
  const record = { kind: 'escalation', id } as const;
  const attached = await selectAttachedIds(ctx.db, record);
  const removed = tidyIds(body.remove_attachment_ids ?? []);
  const missing = removed.findIndex((each) => !attached.includes(each));
  if (missing >= 0)
    throw unknownReference(
      `body.remove_attachment_ids[${missing}]`,
      removed[missing]!,
      'a file of the escalation',
    );
  const wanted = await requireFiles(ctx, body.add_attachment_ids ?? [], 'body.add_attachment_ids', attached);
  const added = wanted.filter((each) => !attached.includes(each));
  if ((await countFiles(ctx.db, record)) + added.length - removed.length > maxFilesOfRecord)
    throw conflict(`An escalation can have at most ${maxFilesOfRecord} files. Remove some first.`);
  return { added, removed };
}

async function changeFiles(
  ctx: Writer,
  id: string,
  { added, removed }: Files,
): Promise<RecordChanges | null> {
  if (added.length + removed.length === 0) return null;
  const record = { kind: 'escalation', id } as const;
  for (const fileId of removed) await detach(ctx, record, fileId);
  await attach(ctx, record, added, ctx.identity.userId);
  return partChanges('attachments', removed, added);
}

/** Values of sensitive fields are in no event and no history: that they changed is. */
const withoutSensitive = (
  { event, previous, newValues }: RecordChanges,
  { fieldSet }: CheckedValues,
): RecordChanges => ({
  event: { ...event, _previous: publicPaths(event._previous, fieldSet) },
  previous: publicPaths(previous, fieldSet),
  newValues: publicPaths(newValues, fieldSet),
});
