import type { Deleted, TimeEntry } from '#generated/types.gen.ts';
import type {
  CreateTimeEntryInput,
  GetTimeEntryInput,
  ListTimeEntriesInput,
  ListTimeEntryAuditInput,
} from '#generated/families/time-entries/handlers.ts';
import type { DeleteTimeEntryInput } from '#generated/console/families/time-entries/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { requireRecord } from '#src/domain/references/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { softDeleteRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { timeEntryAudit } from './audit.queries.ts';
import { insertEntry, requireFree, requireOpen, stopEntry } from './change-entry.ts';
import { findOwner, findPlace, holdTimeOf, lockEntry, type StoredEntry } from './stored.queries.ts';
import { noSubject, subjectOf } from './subject.ts';
import { isKnownEntry, selectTimeEntry, timeEntriesList } from './time-entries.queries.ts';
import { checkHours, secondsBetween } from './times.rules.ts';

export async function listTimeEntries(ctx: ReadContext, { query }: ListTimeEntriesInput) {
  requireOwnTime(ctx, query.user_id);
  return timeEntriesList.page(ctx.db, query, { viewer: viewerScope(ctx) });
}

export const getTimeEntry = (ctx: ReadContext, { path }: GetTimeEntryInput) => showTimeEntry(ctx, path.id);

export async function listTimeEntryAudit(ctx: ReadContext, { path, query }: ListTimeEntryAuditInput) {
  const recordId = storedId(path.id);
  if (!(await isKnownEntry(ctx, recordId))) throw notFound('time entry', path.id);
  return timeEntryAudit.page(ctx.db, query, { recordId });
}

export async function createTimeEntry(
  ctx: WriteContext,
  { body }: CreateTimeEntryInput,
): Promise<Result<TimeEntry>> {
  const userId = storedId(body.user_id ?? ctx.identity.userId);
  if (userId !== ctx.identity.userId) {
    ctx.demand('time.manage');
    await requireRecord(ctx, 'member', userId, 'body.user_id');
    requireReason(ctx, userId, body.reason, 'body.reason');
  }
  await holdTimeOf(ctx.db, [userId]);
  const subject = await subjectOf(ctx, body, noSubject);
  const time = await timeOf(ctx, userId, body);
  const id = await insertEntry(
    ctx,
    {
      user_id: userId,
      created_by: ctx.identity.userId,
      kind: 'manual',
      ...time,
      ...subject,
      description: body.description ?? null,
      is_billable: body.is_billable ?? false,
      tags: tidyTags(body.tags ?? []),
    },
    { action: 'created', reason: body.reason },
  );
  return showTimeEntry(ctx, id);
}

/** When the time of a new entry is: from a start to an end, or on a day and so long. */
async function timeOf(ctx: WriteContext, userId: string, body: CreateTimeEntryInput['body']) {
  const { started_at: startedAt, ended_at: endedAt, spent_on: spentOn, duration_seconds: seconds } = body;
  if (startedAt === undefined || endedAt === undefined) {
    if (startedAt !== undefined || endedAt !== undefined)
      throw invalid(
        startedAt === undefined ? 'body.ended_at' : 'body.started_at',
        'cannot be combined with `spent_on`.',
      );
    const place = await findPlace(ctx.db, { userId, at: null, day: spentOn!, now: ctx.now });
    if (spentOn! > place.today) throw invalid('body.spent_on', `is in the future; today is ${place.today}.`);
    requireOpen(place);
    return { spent_on: place.spent_on, begins_at: place.begins_at, duration_seconds: seconds! };
  }
  if (spentOn !== undefined || seconds !== undefined)
    throw invalid(
      spentOn === undefined ? 'body.duration_seconds' : 'body.spent_on',
      'cannot be combined with `started_at` and `ended_at`.',
    );
  checkHours(startedAt, endedAt, ctx.now);
  const place = await findPlace(ctx.db, { userId, at: startedAt, day: null, now: ctx.now });
  requireOpen(place);
  await requireFree(ctx, { userId, startedAt, endedAt });
  return {
    started_at: startedAt,
    ended_at: endedAt,
    spent_on: place.spent_on,
    begins_at: place.begins_at,
    duration_seconds: secondsBetween(startedAt, endedAt),
  };
}

export async function deleteTimeEntry(
  ctx: WriteContext,
  { path, query }: DeleteTimeEntryInput,
): Promise<Deleted> {
  const entry = await holdEntry(ctx, path.id, query.expected_revision);
  requireReason(ctx, entry.user_id, query.reason, 'query.reason');
  if (entry.status === 'locked') throw lockedEntry(entry);
  // A timer that is thrown away runs no longer.
  if (entry.status === 'running')
    await stopEntry(ctx, entry, { at: ctx.now.toISOString(), action: 'stopped' });
  await softDeleteRecord(ctx.db, 'time_entries', entry.id, ctx.identity.userId, ctx.now);
  recordHistory(ctx, { kind: 'time_entry', id: entry.id, action: 'deleted', reason: query.reason });
  ctx.announce({ kind: 'time_entry', id: entry.id, revision: entry.revision + 1 });
  return { id: entry.id, deleted_at: ctx.now.toISOString() };
}

/** As the contract shows it; 404 when it is unknown, deleted, or another member's and the caller lacks time.manage. */
export async function showTimeEntry(ctx: ReadContext, id: string): Promise<Result<TimeEntry>> {
  const found = await selectTimeEntry(ctx, storedId(id));
  if (found === undefined) throw notFound('time entry', id);
  return found;
}

/** The entry, with the time of its member held; 404 and 409 as the contract says. */
export async function holdEntry(
  ctx: WriteContext,
  id: string,
  expectedRevision: number | undefined,
): Promise<StoredEntry> {
  const userId = await findOwner(ctx, storedId(id));
  if (userId === undefined) throw notFound('time entry', id);
  await holdTimeOf(ctx.db, [userId]);
  const entry = await lockEntry(ctx.db, storedId(id));
  if (entry === undefined) throw notFound('time entry', id);
  checkRevision(entry.revision, expectedRevision);
  return entry;
}

/** 400 where somebody changes another member's time without saying why. */
export function requireReason(
  ctx: ReadContext,
  userId: string,
  reason: string | undefined,
  place: string,
): void {
  if (userId !== ctx.identity.userId && reason === undefined)
    throw invalid(place, "is required for other members' time. Say why it changes.");
}

/** 403 where somebody without time.manage asks for the time of others. */
export function requireOwnTime(ctx: ReadContext, userIds: readonly string[] = []): void {
  if (userIds.some((id) => storedId(id) !== ctx.identity.userId)) ctx.demand('time.manage');
}

export const lockedEntry = ({ lock_reason: reason }: Pick<StoredEntry, 'lock_reason'>) => {
  if (reason === 'invoice')
    return conflict('The time entry is on a finalized invoice and cannot be changed.');
  return conflict(
    `The time entry is locked${reason === 'period' ? ' with its period' : ''}. Someone with time.manage can unlock it first.`,
  );
};
