import { sql, type RawBuilder } from 'kysely';
import type { NotificationKind, SubjectKind } from '#generated/types.gen.ts';
import type { Actor } from '#src/platform/events/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { holdNames } from '#src/platform/db/query/index.ts';
import type { Told } from './deliveries.queries.ts';

/** What several members are told at once. */
export interface NotificationRow {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body_text: string | null;
  readonly record_kind: SubjectKind | null;
  readonly record_id: string | null;
  readonly comment_id: string | null;
  readonly reminder_id: string | null;
  readonly bundle: string;
  readonly url: string | null;
  readonly actor: Actor;
}

/** Lets those who tell one member of equal things go one by one; each waits until the other's transaction ends. */
export const lockBundle = (db: Db, bundle: string, userIds: readonly string[]): Promise<void> =>
  holdNames(
    db,
    userIds.map((id) => ['notification', id, bundle]),
  );

/** Counts an equal notification that began at most `minutes` ago and is unread up by one, and adds one to everybody else's inbox; answers all of them. */
export async function storeNotifications(
  db: Db,
  row: NotificationRow,
  userIds: readonly string[],
  minutes: number,
  now: Date,
): Promise<Told[]> {
  const { rows } = await sql<Told>`
    with wanted as (select unnest(${[...userIds]}::uuid[]) as user_id),
    bundled as (
      update notifications n set occurrence_count = n.occurrence_count + 1, last_occurred_at = ${now}::timestamptz, title = left(${row.title}, 300),
        body_text = left(${row.body_text}::text, 2000), comment_id = ${row.comment_id}::uuid, actor_type = ${row.actor.type}, actor_id = ${row.actor.id ?? null}::uuid,
        actor_name = ${row.actor.name ?? null}, revision = n.revision + 1, updated_at = ${now}::timestamptz
      from wanted w
      where n.user_id = w.user_id and n.bundle = ${row.bundle} and n.read_at is null
        and n.created_at >= ${now}::timestamptz - make_interval(mins => ${minutes}::int)
      returning n.user_id, n.id, n.revision),
    added as (
    insert into notifications (user_id, kind, title, body_text, bundle, record_kind, record_id, comment_id, reminder_id, actor_type, actor_id, actor_name,
      url, last_occurred_at, created_at, updated_at)
    select user_id, ${row.kind}, left(${row.title}, 300), left(${row.body_text}::text, 2000), ${row.bundle}, ${row.record_kind}, ${row.record_id}::uuid,
      ${row.comment_id}::uuid, ${row.reminder_id}::uuid, ${row.actor.type}, ${row.actor.id ?? null}::uuid, ${row.actor.name ?? null},
      ${row.url}, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from wanted where user_id not in (select user_id from bundled)
    returning id, revision, user_id)
    select id, revision, user_id, false as is_new from bundled union all select id, revision, user_id, true from added`.execute(
    db,
  );
  return rows;
}

type Changed = Pick<Told, 'id' | 'revision'>;

/** Marks what a member was told about these records as read; answers what was unread. */
export async function readNotifications(
  db: Db,
  userId: string,
  kind: SubjectKind,
  ids: RawBuilder<unknown>,
  now: Date,
): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    update notifications set read_at = ${now}::timestamptz, revision = revision + 1, updated_at = ${now}::timestamptz
    where user_id = ${userId}::uuid and read_at is null and record_kind = ${kind} and record_id in (${ids})
    returning id, revision`.execute(db);
  return rows;
}

/** Removes what nobody has read about a record, and its words from what was read. */
export async function withdrawNotifications(
  db: Db,
  kind: SubjectKind,
  id: string,
  now: Date,
): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    with gone as (
      delete from notifications where record_kind = ${kind} and record_id = ${id}::uuid and read_at is null returning id, revision + 1 as revision),
    emptied as (
      update notifications set body_text = null, revision = revision + 1, updated_at = ${now}::timestamptz
      where record_kind = ${kind} and record_id = ${id}::uuid and read_at is not null and body_text is not null returning id, revision)
    select id, revision from gone union all select id, revision from emptied`.execute(db);
  return rows;
}
