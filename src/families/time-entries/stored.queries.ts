import { sql, type Insertable, type Updateable } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { ReadContext } from '#src/call/context.ts';
import { isShownTo } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { holdNames, isoOrNull, otherThan } from '#src/platform/db/query/index.ts';

type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** An entry as it is stored; instants as ISO texts. */
export type StoredEntry = NonNullable<Awaited<ReturnType<typeof lockEntry>>>;

const live = (db: Db) => db.selectFrom('time_entries as t').where('t.deleted_at', 'is', null);

/**
 * One change of a member's time after another, so that each sees what the one before stored: at most one timer, no overlap, and
 * nothing new in a period that is being locked. Until the transaction ends.
 */
export const holdTimeOf = (db: Db, userIds: readonly string[]): Promise<void> =>
  holdNames(
    db,
    userIds.map((id) => ['time of', id]),
  );

/** Whose entry it is; undefined when the caller may not see one of that id. */
export const findOwner = async (ctx: Viewer, id: string): Promise<string | undefined> =>
  (
    await live(ctx.db)
      .where('t.id', '=', id)
      .where(isShownTo('time_entry', ctx, 't'))
      .select('t.user_id')
      .executeTakeFirst()
  )?.user_id;

const stored = (db: Db) =>
  live(db).select([
    't.id',
    't.user_id',
    't.kind',
    't.status',
    isoOrNull('t.started_at').as('started_at'),
    isoOrNull('t.ended_at').as('ended_at'),
    't.spent_on',
    't.duration_seconds',
    isoOrNull('t.stops_at').as('stops_at'),
    't.description',
    't.client_id',
    't.task_id',
    't.task_stage_id',
    't.ticket_id',
    't.is_billable',
    't.tags',
    't.needs_review',
    't.lock_reason',
    't.revision',
  ]);

/** Merging tasks moves their time without holding that of its members; the row is held as well. */
export const lockEntry = (db: Db, id: string) =>
  stored(db).where('t.id', '=', id).forUpdate('t').executeTakeFirst();

export const lockRunningEntry = (db: Db, userId: string) =>
  stored(db)
    .where('t.user_id', '=', userId)
    .where('t.duration_seconds', 'is', null)
    .forUpdate('t')
    .executeTakeFirst();

export type NewEntry = Omit<Insertable<Database['time_entries']>, 'created_at' | 'updated_at' | 'revision'>;
export type EntryChange = Updateable<Database['time_entries']>;

/** Other time of the member that these hours touch; the running timer lasts until now. */
export async function findOverlap(
  db: Db,
  { userId, startedAt, endedAt, id }: { userId: string; startedAt: string; endedAt: string; id?: string },
) {
  return (
    live(db)
      .where('t.user_id', '=', userId)
      .where(otherThan('t.id', id))
      .where(sql<boolean>`t.started_at < ${endedAt}::timestamptz`)
      // No entry is longer than a day.
      .where(sql<boolean>`t.begins_at > ${startedAt}::timestamptz - interval '1 day'`)
      .where(sql<boolean>`coalesce(t.ended_at, 'infinity') > ${startedAt}::timestamptz`)
      .select(['t.id', isoOrNull('t.started_at').as('started_at'), isoOrNull('t.ended_at').as('ended_at')])
      .limit(1)
      .executeTakeFirst()
  );
}

/** Where time falls in the agency's calendar. */
export interface Place {
  readonly spent_on: string;
  readonly begins_at: string;
  readonly today: string;
  /** The locked period of the member around it. */
  readonly locked_from: string | null;
  readonly locked_to: string | null;
}

/** The day of an instant, or the beginning of a day, in the agency's time zone. */
export async function findPlace(
  db: Db,
  { userId, at, day, now }: { userId: string; at: string | null; day: string | null; now: Date },
): Promise<Place> {
  const { rows } = await sql<Place>`
    select d.day::text as spent_on, app.iso(coalesce(${at}::timestamptz, d.day::timestamp at time zone a.time_zone)) as begins_at,
      (${now}::timestamptz at time zone a.time_zone)::date::text as today, p.starts_on::text as locked_from, p.ends_on::text as locked_to
    from tenants a
    cross join lateral (select coalesce(${day}::date, (${at}::timestamptz at time zone a.time_zone)::date) as day) d
    left join time_periods p on p.tenant_id = a.id and p.user_id = ${userId}::uuid and p.status = 'locked' and d.day between p.starts_on and p.ends_on
    where a.id = app.tenant_id()`.execute(db);
  return rows[0]!;
}
