import { sql } from 'kysely';
import type { TimePeriod } from '#generated/console/types.gen.ts';
import type { TimeEntriesHandlers } from '#generated/console/families/time-entries/handlers.ts';
import { userRef, userRefOrNull } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { by, iso, isoOrNull, list, oneOfIds, record, since } from '#src/platform/db/query/index.ts';
import type { DayRange } from './periods.rules.ts';

/** Whose periods they are; null: everyone's. */
type Scope = { readonly userId: string; readonly isManager: boolean };

const periods = (db: Db, { userId, isManager }: Scope) =>
  db.selectFrom('time_periods as p').$if(!isManager, (query) => query.where('p.user_id', '=', userId));

const entries = sql`from time_entries e where e.tenant_id = p.tenant_id and e.user_id = p.user_id
  and e.spent_on between p.starts_on and p.ends_on and e.deleted_at is null`;

/** The contract's representation. */
const periodRecord = (query: ReturnType<typeof periods>) =>
  record<TimePeriod>()(
    query.select([
      'p.id',
      userRef('p.user_id').as('user'),
      'p.starts_on',
      'p.ends_on',
      'p.status',
      sql<number>`(select count(*) ${entries})`.as('entry_count'),
      sql<number>`(select coalesce(sum(e.duration_seconds), 0) ${entries})`.as('duration_seconds'),
      userRefOrNull('p.locked_by').as('locked_by'),
      isoOrNull('p.locked_at').as('locked_at'),
      iso('p.updated_at').as('updated_at'),
    ]),
  );

const isLocked = sql<boolean>`p.status = 'locked'`;

export const timePeriods = list<TimeEntriesHandlers['listTimePeriods'], Scope>()({
  rows: periods,
  record: periodRecord,
  id: 'p.id',
  filters: {
    user_id: oneOfIds('p.user_id'),
    // Who keeps a copy has to hear of those that were unlocked.
    updated_after: { condition: since('p.updated_at'), absent: () => isLocked },
  },
  sorts: { starts_on: by('p.starts_on'), updated_at: by('p.updated_at') },
});

const maxShown = 500;

/** These periods, as the contract shows them: by start, then member. */
export async function selectPeriods(db: Db, ids: readonly string[]): Promise<TimePeriod[]> {
  const rows = periodRecord(
    periods(db, { userId: '', isManager: true })
      .where('p.id', '=', sql<string>`any(${ids}::uuid[])`)
      .orderBy('p.starts_on')
      .orderBy('p.user_id')
      .limit(maxShown),
  );
  return rows.execute() as unknown as Promise<TimePeriod[]>;
}

/** Locked periods of these members that share a day with the range, held until the transaction ends. */
export const lockPeriodsIn = (db: Db, userIds: readonly string[], { from, to }: DayRange) =>
  db
    .selectFrom('time_periods as p')
    .where('p.user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('p.status', '=', 'locked')
    .where('p.starts_on', '<=', to)
    .where('p.ends_on', '>=', from)
    .select(['p.id', 'p.user_id', 'p.starts_on as from', 'p.ends_on as to', 'p.locked_by', 'p.locked_at'])
    .orderBy('p.id')
    .forUpdate()
    .execute();

interface NewPeriod extends DayRange {
  readonly userId: string;
  readonly isLocked: boolean;
}

/** Answers the ids, in the order given. */
export async function insertPeriods(
  db: Db,
  added: readonly NewPeriod[],
  locked: { readonly by: string | null; readonly at: Date },
  now: Date,
): Promise<string[]> {
  if (added.length === 0) return [];
  const rows = added.map(({ userId, from, to, isLocked: isStillLocked }) => ({
    user_id: userId,
    starts_on: from,
    ends_on: to,
    status: isStillLocked ? ('locked' as const) : ('open' as const),
    locked_by: isStillLocked ? locked.by : null,
    locked_at: isStillLocked ? locked.at : null,
    updated_at: now,
  }));
  return (await db.insertInto('time_periods').values(rows).returning('id').execute()).map(({ id }) => id);
}

export async function resizePeriod(
  db: Db,
  id: string,
  { from, to, isLocked: isStillLocked }: DayRange & { readonly isLocked: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable('time_periods')
    .where('id', '=', id)
    .set({
      starts_on: from,
      ends_on: to,
      updated_at: now,
      ...(!isStillLocked && { status: 'open', locked_by: null, locked_at: null }),
    })
    .execute();
}

/** A timer of one of them that was started in the range. */
export const findRunningIn = (db: Db, userIds: readonly string[], { from, to }: DayRange) =>
  db
    .selectFrom('time_entries as e')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'),
    )
    .where('e.user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('e.duration_seconds', 'is', null)
    .where('e.deleted_at', 'is', null)
    .where('e.spent_on', '>=', from)
    .where('e.spent_on', '<=', to)
    .select(['u.name', iso('e.started_at').as('started_at')])
    .limit(1)
    .executeTakeFirst();

export interface ChangedEntry {
  readonly id: string;
  readonly revision: number;
}

const changeEntriesIn = (db: Db, userIds: readonly string[], { from, to }: DayRange, now: Date) =>
  db
    .updateTable('time_entries')
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('spent_on', '>=', from)
    .where('spent_on', '<=', to)
    .where('deleted_at', 'is', null)
    .set((e) => ({ revision: e('revision', '+', 1), updated_at: now }))
    .returning(['id', 'revision']);

/** Those that are recorded; answers them. */
export const lockEntriesIn = (db: Db, userIds: readonly string[], range: DayRange, now: Date) =>
  changeEntriesIn(db, userIds, range, now)
    .where('locked_at', 'is', null)
    .set({ locked_at: now, lock_reason: 'period' })
    .execute();

/** Those that were locked with their period; answers them. */
export const unlockEntriesIn = (db: Db, userIds: readonly string[], range: DayRange, now: Date) =>
  changeEntriesIn(db, userIds, range, now)
    .where('lock_reason', '=', 'period')
    .set({ locked_at: null, lock_reason: null })
    .execute();

/** Whose time a range without names is about: members who have not left, and whoever recorded something there. */
export async function selectMembersIn(db: Db, { from, to }: DayRange): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.kind = 'member' and u.status in ('invited', 'active', 'suspended')
      or exists (select from time_entries e where e.tenant_id = u.tenant_id and e.user_id = u.id and e.spent_on between ${from}::date and ${to}::date and e.deleted_at is null)
    order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these ids that are users of the agency. */
export const selectKnownUsers = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('users')
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .select('id')
      .execute()
  ).map(({ id }) => id);
