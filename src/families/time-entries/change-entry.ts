import type { TimeEntryAction } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { insertRecord, reviseRecord } from '#src/platform/db/query/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import {
  findOverlap,
  type EntryChange,
  type NewEntry,
  type Place,
  type StoredEntry,
} from './stored.queries.ts';
import { selectTimeSettings } from './settings.queries.ts';
import { secondsBetween, stopOf } from './times.rules.ts';

/** The timer that stops forgotten ones. */
export const stopKind = 'stop_time_entry';

/** What changing an entry needs; timers change them too. */
export type EntryWriter = Pick<WriteContext, 'db' | 'identity' | 'now' | 'audit' | 'announce' | 'atCommit'>;

const tracked = [
  'status',
  'started_at',
  'ended_at',
  'spent_on',
  'duration_seconds',
  'description',
  'client_id',
  'task_id',
  'task_stage_id',
  'ticket_id',
  'is_billable',
  'tags',
  'needs_review',
  'lock_reason',
] as const;

/** As its history tells it: tags in one text. */
const told = (entry: StoredEntry) => ({ ...entry, tags: entry.tags.join(', ') });

export interface EntryEdit {
  readonly action: TimeEntryAction;
  readonly reason?: string | undefined;
}

export async function insertEntry(ctx: EntryWriter, values: NewEntry, { action, reason }: EntryEdit) {
  const id = await insertRecord(ctx.db, 'time_entries', values, ctx.now);
  recordHistory(ctx, { kind: 'time_entry', id, action, reason });
  ctx.announce({ kind: 'time_entry', id, revision: 1 });
  return id;
}

/** Stores what differs, with its history; answers whether something did. `status` is what the stored values make of it. */
export async function reviseEntry(
  ctx: EntryWriter,
  before: StoredEntry,
  { status, ...values }: EntryChange & { readonly status?: StoredEntry['status'] },
  { action, reason }: EntryEdit,
): Promise<boolean> {
  const after = { ...before, ...values, ...(status !== undefined && { status }) } as StoredEntry;
  const changes = changesBetween(told(before), told(after), tracked);
  if (changes === null) return false;
  await reviseRecord(ctx.db, 'time_entries', before.id, values, ctx.now);
  recordHistory(ctx, { kind: 'time_entry', id: before.id, action, changes, reason });
  ctx.announce({ kind: 'time_entry', id: before.id, revision: before.revision + 1 });
  return true;
}

/** The values of a timer that stops then, or when the service was to stop it. */
export function stopped(entry: StoredEntry, at: string) {
  const { endedAt, isOverdue } = stopOf(entry, at);
  return {
    status: 'recorded',
    ended_at: endedAt,
    duration_seconds: secondsBetween(entry.started_at!, endedAt),
    ...(isOverdue && { needs_review: true }),
  } as const;
}

/** Stops a running timer. */
export async function stopEntry(
  ctx: EntryWriter,
  entry: StoredEntry,
  { at, action }: { readonly at: string; readonly action: 'stopped' | 'stopped_by_system' },
): Promise<string> {
  const values = {
    ...stopped(entry, at),
    ...(action === 'stopped_by_system' && { needs_review: true }),
  };
  await reviseEntry(ctx, entry, values, { action });
  setTimer(ctx, { kind: stopKind, recordId: entry.id }, null);
  return values.ended_at;
}

/** 409 where the day of the time is in a locked period of the member. */
export function requireOpen({ spent_on: day, locked_from: from, locked_to: to }: Place): void {
  if (from === null) return;
  const period = from === to ? from! : `${from} to ${to}`;
  throw conflict(
    `Time on ${day} is in a locked period (${period}). Someone with time.manage can unlock the period first.`,
  );
}

/** 409 where the hours overlap other time of the member, unless the agency allows that. */
export async function requireFree(
  ctx: EntryWriter,
  hours: { userId: string; startedAt: string; endedAt: string; id?: string },
): Promise<void> {
  const overlap = await findOverlap(ctx.db, hours);
  if (overlap === undefined || (await selectTimeSettings(ctx.db)).can_overlap) return;
  const until = overlap.ended_at === null ? 'still running' : `until ${overlap.ended_at}`;
  throw conflict(
    `The time overlaps time entry ${overlap.id} of the same member (from ${overlap.started_at}, ${until}). Change the times of one of them.`,
  );
}
