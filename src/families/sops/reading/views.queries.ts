import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { RecentSop, SopView } from '#generated/types.gen.ts';
import type { SopReader } from '#generated/console/types.gen.ts';
import type { SopsHandlers } from '#generated/families/sops/handlers.ts';
import type { SopsHandlers as ConsoleHandlers } from '#generated/console/families/sops/handlers.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import { isShownTo, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  emptyLast,
  holds,
  iso,
  isoOrNull,
  list,
  nested,
  oneOf,
  oneOfIds,
  oneOfNumbers,
  parseRecord,
  record,
  selectRecord,
} from '#src/platform/db/query/index.ts';
import { isRereadDue, sopRefOf } from '../record/sop-record.queries.ts';

const views = (db: Db) => db.selectFrom('sop_views as v');

const viewRecord = (query: ReturnType<typeof views>) =>
  record<SopView>()(
    query.select([
      'v.id',
      'v.sop_id',
      'v.version',
      'v.task_id',
      'v.stage_id',
      'v.status',
      'v.reached_step_ids',
      isoOrNull('v.acknowledged_at').as('acknowledged_at'),
      iso('v.started_at').as('started_at'),
      iso('v.last_seen_at').as('last_seen_at'),
      isoOrNull('v.ended_at').as('ended_at'),
    ]),
  );

export const ownViewList = list<SopsHandlers['listMySopViews'], { sopId: string; userId: string }>()({
  rows: (db, { sopId, userId }) => views(db).where('v.sop_id', '=', sopId).where('v.user_id', '=', userId),
  record: viewRecord,
  id: 'v.id',
  filters: { status: oneOf('v.status'), version: oneOfNumbers('v.version') },
  sorts: { started_at: by('v.started_at'), last_seen_at: by('v.last_seen_at') },
});

export async function selectView(db: Db, id: string): Promise<SopView | undefined> {
  const text = await selectRecord(db, viewRecord(views(db).where('v.id', '=', id)));
  return text === undefined ? undefined : parseRecord(text);
}

export async function selectLatestView(db: Db, sopId: string, userId: string): Promise<SopView | undefined> {
  const text = await selectRecord(
    db,
    viewRecord(
      views(db)
        .where('v.sop_id', '=', sopId)
        .where('v.user_id', '=', userId)
        .orderBy('v.started_at', 'desc')
        .orderBy('v.id', 'desc')
        .limit(1),
    ),
  );
  return text === undefined ? undefined : parseRecord(text);
}

/** SOPs that the viewer has read, each with the latest view. */
const readSops = (db: Db, scope: ViewerScope) =>
  db
    .selectFrom('sop_readers as me')
    .innerJoin('sops as s', (join) =>
      join.onRef('s.tenant_id', '=', 'me.tenant_id').onRef('s.id', '=', 'me.sop_id'),
    )
    .where('me.user_id', '=', scope.userId)
    .where('s.deleted_at', 'is', null)
    .where(isShownTo('sop', viewerIn(scope), 's'));

export const recentList = list<SopsHandlers['listRecentSops'], ViewerScope>()({
  rows: readSops,
  record: (rows, _scope, db) =>
    record<RecentSop>()(
      rows.select([
        sopRefOf('s').as('sop'),
        nested<SopView>(
          db,
          viewRecord(views(db).whereRef('v.id' as never, '=', 'me.latest_view_id' as never)),
        ).as('latest_view'),
        sql<boolean>`(s.version > me.read_version)`.as('has_newer_version'),
      ]),
    ),
  id: 'me.sop_id',
  filters: {},
  sorts: { last_seen_at: by('me.last_seen_at') },
});

/** Members who have read an SOP. */
export const readerList = list<ConsoleHandlers['listSopReaders'], { sopId: string }>()({
  rows: (db, { sopId }) =>
    db
      .selectFrom('sop_readers as me')
      .innerJoin('sops as s', (join) =>
        join.onRef('s.tenant_id', '=', 'me.tenant_id').onRef('s.id', '=', 'me.sop_id'),
      )
      .innerJoin('users as u', (join) =>
        join.onRef('u.tenant_id', '=', 'me.tenant_id').onRef('u.id', '=', 'me.user_id'),
      )
      .where('me.sop_id', '=', sopId),
  record: (rows) =>
    record<SopReader>()(
      rows.select([
        userRefOf('u').as('user'),
        'me.read_version',
        iso('me.last_seen_at').as('last_seen_at'),
        'me.acknowledged_version',
        isoOrNull('me.acknowledged_at').as('acknowledged_at'),
        isRereadDue.as('is_reread_due'),
      ]),
    ),
  id: 'me.user_id',
  filters: {
    user_id: oneOfIds('me.user_id'),
    department_id: (ids: readonly string[]) => sql<boolean>`exists (
      select from department_members m where m.tenant_id = me.tenant_id and m.user_id = me.user_id and m.department_id = any(${ids}::uuid[]))`,
    is_reread_due: holds(isRereadDue),
  },
  sorts: { last_seen_at: by('me.last_seen_at'), acknowledged_at: emptyLast('me.acknowledged_at') },
});

/** A view as rules see one. */
export interface StoredView {
  readonly id: string;
  readonly sop_id: string;
  readonly user_id: string;
  readonly version: number;
  readonly task_id: string | null;
  readonly stage_id: string | null;
  readonly status: SopView['status'];
  readonly reached_step_ids: string[];
  readonly acknowledged_at: string | null;
  readonly last_seen_at: string;
}

export const lockView = (db: Db, id: string): Promise<StoredView | undefined> =>
  views(db)
    .where('v.id', '=', id)
    .select([
      'v.id',
      'v.sop_id',
      'v.user_id',
      'v.version',
      'v.task_id',
      'v.stage_id',
      as<SopView['status']>()('v.status').as('status'),
      'v.reached_step_ids',
      isoOrNull('v.acknowledged_at').as('acknowledged_at'),
      iso('v.last_seen_at').as('last_seen_at'),
    ])
    .forUpdate()
    .executeTakeFirst();

/** Ends the open view of the reader; answers its id. */
export async function endOpenView(
  db: Db,
  sopId: string,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('sop_views')
    .set({ status: 'ended', ended_at: now })
    .where('sop_id', '=', sopId)
    .where('user_id', '=', userId)
    .where('status', '=', 'started')
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface NewView {
  readonly sop_id: string;
  readonly user_id: string;
  readonly version: number;
  readonly task_id: string | null;
  readonly stage_id: string | null;
}

/** Begins a view, counts it, and remembers what the reader has read. */
export async function insertView(db: Db, view: NewView, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('sop_views')
    .values({ ...view, started_at: now, last_seen_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into sop_readers (sop_id, user_id, latest_view_id, read_version, last_seen_at)
    values (${view.sop_id}::uuid, ${view.user_id}::uuid, ${id}::uuid, ${view.version}, ${now}::timestamptz)
    on conflict (tenant_id, sop_id, user_id) do update set latest_view_id = excluded.latest_view_id,
      read_version = greatest(sop_readers.read_version, excluded.read_version), last_seen_at = excluded.last_seen_at`.execute(
    db,
  );
  await sql`update sops set view_count = view_count + 1 where id = ${view.sop_id}::uuid`.execute(db);
  return id;
}

export interface ViewChange {
  readonly status: SopView['status'];
  readonly reached_step_ids: string[];
  readonly acknowledged_at: Date | string | null;
  readonly last_seen_at: Date;
  readonly ended_at: Date | null;
}

export async function storeView(
  db: Db,
  { id, sop_id, user_id, version }: StoredView,
  change: ViewChange,
): Promise<void> {
  await db.updateTable('sop_views').set(change).where('id', '=', id).execute();
  await sql`
    update sop_readers set last_seen_at = greatest(last_seen_at, ${change.last_seen_at}::timestamptz),
      acknowledged_at = case when ${change.acknowledged_at !== null} and coalesce(acknowledged_version, 0) <= ${version}
        then ${change.acknowledged_at}::timestamptz else acknowledged_at end,
      acknowledged_version = case when ${change.acknowledged_at !== null} then greatest(acknowledged_version, ${version}) else acknowledged_version end
    where sop_id = ${sop_id}::uuid and user_id = ${user_id}::uuid`.execute(db);
}

/** Steps of a version in their order, and which of them may be skipped. */
export async function selectStepsOfVersion(
  db: Db,
  sopId: string,
  version: number,
): Promise<{ id: string; is_optional: boolean }[]> {
  const { rows } = await sql<{ id: string; is_optional: boolean }>`
    select (step ->> 'id')::uuid as id, (step ->> 'is_optional')::boolean as is_optional
    from sop_versions v, jsonb_array_elements(v.steps) with ordinality s (step, n)
    where v.sop_id = ${sopId}::uuid and v.version = ${version} order by n`.execute(db);
  return rows;
}

/** A timer for each open view that nothing would end. As the owner role. */
export async function insertMissingEnds(owner: PoolClient, kind: string): Promise<void> {
  await owner.query(
    `insert into timers (tenant_id, kind, record_id, due_at)
    select tenant_id, $1, id, last_seen_at + interval '30 minutes' from sop_views where status = 'started' on conflict do nothing`,
    [kind],
  );
}
