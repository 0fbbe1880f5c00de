import { sql, type RawBuilder } from 'kysely';
import type {
  Notification,
  NotificationsRead,
  SubjectKind,
  UnreadNotificationCount,
} from '#generated/types.gen.ts';
import type { NotificationsHandlers } from '#generated/families/notifications/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { nameIfVisible, viewerIn, viewerScope, type ViewerScope } from '#src/domain/visibility/index.ts';
import { isInInbox } from '#src/domain/notifications/index.ts';
import { actorOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  inDirection,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

type Scope = { readonly viewer: ViewerScope };
type Reader = Pick<ReadContext, 'db' | 'identity' | 'can'>;

const inbox = (db: Db, { viewer }: Scope) => db.selectFrom('notifications as n').where(isInInbox(viewer));

const named = (viewer: ViewerScope): RawBuilder<Notification['record']> =>
  sql`case when n.record_kind is not null then json_build_object('kind', n.record_kind, 'id', n.record_id,
    'name', ${nameIfVisible(viewerIn(viewer), sql.ref('n.record_kind'), sql.ref('n.record_id'))}) end`;

/** The contract's representation. */
const notificationRecord = (query: ReturnType<typeof inbox>, { viewer }: Scope) =>
  record<Notification>()(
    query.select([
      'n.id',
      as<Notification['kind']>()('n.kind').as('kind'),
      'n.title',
      'n.body_text',
      sql<Notification['status']>`case when n.read_at is null then 'unread' else 'read' end`.as('status'),
      isoOrNull('n.read_at').as('read_at'),
      'n.occurrence_count',
      iso('n.last_occurred_at').as('last_occurred_at'),
      named(viewer).as('record'),
      'n.url',
      'n.comment_id',
      'n.reminder_id',
      actorOf('n').as('actor'),
      'n.revision',
      iso('n.created_at').as('created_at'),
      iso('n.updated_at').as('updated_at'),
    ]),
  );

export const notifications = list<NotificationsHandlers['listNotifications'], Scope>()({
  rows: inbox,
  record: notificationRecord,
  id: 'n.id',
  filters: {
    id: recordFilters('n').id,
    status: oneOf(sql`case when n.read_at is null then 'unread' else 'read' end`),
    kind: oneOf('n.kind'),
    record_kind: oneOf('n.record_kind'),
    record_id: oneOfIds('n.record_id'),
    created_after: since('n.created_at'),
    created_before: before('n.created_at'),
    updated_after: since('n.updated_at'),
    updated_before: before('n.updated_at'),
    search: mentions('n.title', 'n.body_text'),
  },
  sorts: {
    last_occurred_at: by('n.last_occurred_at'),
    created_at: by('n.created_at'),
    unread: (direction) => [
      inDirection(sql`(n.read_at is null)`, direction),
      inDirection(sql`n.last_occurred_at`, direction),
    ],
  },
});

/** One of the caller's inbox. */
export function selectNotification(ctx: Reader, id: string): Promise<JsonText<Notification> | undefined> {
  const scope = { viewer: viewerScope(ctx) };
  return selectRecord(ctx.db, notificationRecord(inbox(ctx.db, scope).where('n.id', '=', id), scope));
}

/** How many are unread, in all and by kind. */
export async function countUnread(ctx: Reader): Promise<UnreadNotificationCount> {
  const { rows } = await sql<UnreadNotificationCount>`
    with counted as (
      select n.kind, count(*)::int as unread_count, max(n.last_occurred_at) as latest_at from notifications n
      where ${isInInbox(viewerScope(ctx))} and n.read_at is null group by n.kind),
    summed as (
      select coalesce(sum(unread_count), 0)::int as unread_count, max(latest_at) as latest_at,
        coalesce(json_agg(json_build_object('kind', kind, 'unread_count', unread_count) order by unread_count desc, kind), '[]') as by_kind
      from counted)
    select s.unread_count, ${isoOrNull('s.latest_at')} as latest_at, s.by_kind from summed s`.execute(ctx.db);
  return rows[0]!;
}

interface Marked {
  readonly id: string;
  readonly revision: number;
}

/** Marks one of the caller's as read; answers nothing when it was read. */
export async function readOne(ctx: Reader, id: string, now: Date): Promise<Marked[]> {
  const { rows } = await sql<Marked>`
    update notifications n set read_at = ${now}::timestamptz, revision = n.revision + 1, updated_at = ${now}::timestamptz
    where n.id = ${id}::uuid and n.read_at is null and ${isInInbox(viewerScope(ctx))} returning n.id, n.revision`.execute(
    ctx.db,
  );
  return rows;
}

/** Marks those of the caller's as read that `wish` means: an instant takes those whose latest part is not after it (D34). */
export async function readAll(ctx: Reader, wish: NotificationsRead, now: Date): Promise<Marked[]> {
  const { newest_occurred_at: until, kinds, record: about } = wish;
  const conditions = [
    sql`n.read_at is null`,
    isInInbox(viewerScope(ctx)),
    ...(until === undefined ? [] : [sql`n.last_occurred_at <= ${until}::timestamptz`]),
    ...(kinds === undefined ? [] : [sql`n.kind = any(${kinds}::text[])`]),
    ...(about === undefined ? [] : [isAbout(about)]),
  ];
  const { rows } = await sql<Marked>`
    update notifications n set read_at = ${now}::timestamptz, revision = n.revision + 1, updated_at = ${now}::timestamptz
    where ${sql.join(conditions, sql` and `)} returning n.id, n.revision`.execute(ctx.db);
  return rows;
}

const isAbout = ({ kind, id }: { readonly kind: SubjectKind; readonly id: string }) =>
  sql`n.record_kind = ${kind} and n.record_id = ${id}::uuid`;
