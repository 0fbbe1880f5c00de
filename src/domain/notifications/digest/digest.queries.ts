import { sql } from 'kysely';
import { viewerScope, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { hasBounced } from '../bounced.queries.ts';
import { isInInbox } from '../inbox.queries.ts';
import type { DigestPeriod, Mornings } from './digest.rules.ts';

/** When a member wants digests and has mornings. */
export async function findMornings(db: Db, userId: string): Promise<Mornings> {
  const { rows } = await sql<Mornings>`
    select app.zone_of(${userId}::uuid) as "timeZone", week_start as "weekStart" from tenants where id = app.tenant_id()`.execute(
    db,
  );
  return rows[0]!;
}

export interface DigestWish {
  readonly period: DigestPeriod | 'none';
  /** As Postgres writes it. */
  readonly sent_at: string | null;
  readonly email: string | null;
  readonly agency: string;
}

/** The member's wish, held until the transaction ends; undefined for who has none. */
export async function holdDigestWish(db: Db, userId: string): Promise<DigestWish | undefined> {
  const { rows } = await sql<DigestWish>`
    select p.digest as period, p.digest_sent_at as sent_at, t.name as agency,
      case when u.kind = 'member' and u.status = 'active' and not ${hasBounced(sql`u.email`)} then u.email end as email
    from notification_preferences p
    join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    join tenants t on t.id = p.tenant_id
    where p.user_id = ${userId}::uuid for update of p`.execute(db);
  return rows[0];
}

export interface DigestContent {
  readonly count: number;
  readonly lines: readonly { readonly title: string; readonly at: string }[];
}

/** What the member has not read and no digest has told, the latest first. */
export async function selectNews(
  db: Db,
  viewer: RecordViewer,
  since: string | null,
  most: number,
): Promise<DigestContent> {
  const { rows } = await sql<DigestContent>`
    with unread as (
      select n.id, n.title, n.last_occurred_at from notifications n
      where ${isInInbox(viewerScope(viewer))} and n.read_at is null and n.last_occurred_at > coalesce(${since}::timestamptz, '-infinity')),
    latest as (select * from unread order by last_occurred_at desc, id desc limit ${most})
    select (select count(*)::int from unread) as count,
      coalesce((select json_agg(json_build_object('title', title, 'at', app.iso(last_occurred_at)) order by last_occurred_at desc, id desc)
        from latest), '[]') as lines`.execute(db);
  return rows[0]!;
}

export async function markDigestSent(db: Db, userId: string, at: Date): Promise<void> {
  await sql`update notification_preferences set digest_sent_at = ${at}::timestamptz where user_id = ${userId}::uuid`.execute(
    db,
  );
}
