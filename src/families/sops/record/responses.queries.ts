import { sql } from 'kysely';
import type { SopFeedback, SopOutdatedFlag } from '#generated/types.gen.ts';
import type { SopsHandlers } from '#generated/families/sops/handlers.ts';
import type { SopsHandlers as ConsoleHandlers } from '#generated/console/families/sops/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { searched } from '#src/domain/filters/index.ts';
import { isShownTo, viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  selectRecord,
  selectRecords,
  since,
} from '#src/platform/db/query/index.ts';
import { sopRefOf, type Viewer } from './sop-record.queries.ts';

// Flags and remarks of readers ----------------------------------------------------------------------------------------------

const allFlags = (db: Db) =>
  db
    .selectFrom('sop_flags as f')
    .innerJoin('sops as s', (join) =>
      join.onRef('s.tenant_id', '=', 'f.tenant_id').onRef('s.id', '=', 'f.sop_id'),
    )
    .where('s.deleted_at', 'is', null);

const flagRecord = (query: ReturnType<typeof allFlags>) =>
  record<SopOutdatedFlag>()(
    query.select([
      'f.id',
      sopRefOf('s').as('sop'),
      'f.version',
      'f.step_id',
      'f.body_text',
      'f.status',
      'f.status_reason',
      isoOrNull('f.status_changed_at').as('status_changed_at'),
      'f.changed_by',
      'f.revision',
      iso('f.created_at').as('created_at'),
      iso('f.updated_at').as('updated_at'),
      'f.created_by',
    ]),
  );

/** Authors see what readers say of every SOP that they may read; others what concerns their own SOPs, and what they said themselves. */
const isOfViewer = (alias: 'f' | 'k', userId: string) =>
  sql<boolean>`(s.owner_id = ${userId}::uuid or ${sql.ref(`${alias}.created_by`)} = ${userId}::uuid)`;

/** Who looks, and whether at all of them. */
export type ResponseScope = ViewerScope & { readonly isOfAll: boolean };

export const flagList = list<SopsHandlers['listSopOutdatedFlags'], ResponseScope>()({
  rows: (db, scope) =>
    allFlags(db)
      .where(isShownTo('sop', viewerIn(scope), 's'))
      .$if(!scope.isOfAll, (query) => query.where(isOfViewer('f', scope.userId))),
  record: flagRecord,
  id: 'f.id',
  filters: {
    ...recordFilters('f'),
    status: oneOf('f.status'),
    sop_id: oneOfIds('f.sop_id'),
    owner_id: oneOfIds('s.owner_id'),
    search: searched('f.id', 'search_sop_flags'),
  },
  sorts: { created_at: by('f.created_at'), updated_at: by('f.updated_at'), status: by('f.status') },
});

export const ownFlagList = list<SopsHandlers['listMySopOutdatedFlags'], { sopId: string; userId: string }>()({
  rows: (db, { sopId, userId }) =>
    allFlags(db).where('f.sop_id', '=', sopId).where('f.created_by', '=', userId),
  record: flagRecord,
  id: 'f.id',
  filters: { updated_after: since('f.updated_at') },
  sorts: { created_at: by('f.created_at'), updated_at: by('f.updated_at') },
});

export const selectFlag = (db: Db, id: string): Promise<JsonText<SopOutdatedFlag> | undefined> =>
  selectRecord(db, flagRecord(allFlags(db).where('f.id', '=', id)));

/** The open flag of a reader. */
export const selectOpenFlag = (
  db: Db,
  sopId: string,
  userId: string,
): Promise<JsonText<SopOutdatedFlag> | undefined> =>
  selectRecord(
    db,
    flagRecord(
      allFlags(db)
        .where('f.sop_id', '=', sopId)
        .where('f.created_by', '=', userId)
        .where('f.status', '=', 'open'),
    ),
  );

const maxOpen = 200;

/** Open and acknowledged flags of an SOP that the viewer sees, newest first. */
export const selectOpenFlags = (ctx: Viewer, sopId: string): Promise<SopOutdatedFlag[]> =>
  selectRecords(
    ctx.db,
    flagRecord(
      allFlags(ctx.db)
        .where('f.sop_id', '=', sopId)
        .$if(!ctx.can('sops.author'), (query) => query.where(isOfViewer('f', ctx.identity.userId)))
        .where('f.status', 'in', ['open', 'acknowledged'])
        .orderBy('f.created_at', 'desc')
        .orderBy('f.id', 'desc')
        .limit(maxOpen),
    ),
  );

/** A flag or remark with what decides who may answer it. */
export interface StoredResponse {
  readonly id: string;
  readonly sop_id: string;
  readonly status: string;
  readonly revision: number;
  readonly created_by: string;
  readonly owner_id: string;
  readonly title: string;
}

export const findSopOfFlag = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('sop_flags').where('id', '=', id).select('sop_id').executeTakeFirst())?.sop_id;

/** A flag on an SOP that the caller may read, and that the caller sees. */
export const lockFlag = (
  db: Db,
  viewer: RecordViewer,
  id: string,
): Promise<(StoredResponse & { status: SopOutdatedFlag['status'] }) | undefined> =>
  allFlags(db)
    .where('f.id', '=', id)
    .where(isShownTo('sop', viewer, 's'))
    .$if(!viewer.can('sops.author'), (query) => query.where(isOfViewer('f', viewer.identity.userId)))
    .select([
      'f.id',
      'f.sop_id',
      as<SopOutdatedFlag['status']>()('f.status').as('status'),
      'f.revision',
      'f.created_by',
      's.owner_id',
      's.title',
    ])
    .forUpdate('f')
    .executeTakeFirst();

const allFeedback = (db: Db) =>
  db
    .selectFrom('sop_feedback as k')
    .innerJoin('sops as s', (join) =>
      join.onRef('s.tenant_id', '=', 'k.tenant_id').onRef('s.id', '=', 'k.sop_id'),
    )
    .where('s.deleted_at', 'is', null);

const feedbackRecord = (query: ReturnType<typeof allFeedback>) =>
  record<SopFeedback>()(
    query.select([
      'k.id',
      'k.sop_id',
      'k.version',
      'k.step_id',
      'k.body_text',
      'k.rating',
      'k.status',
      'k.answer_text',
      'k.changed_by',
      'k.revision',
      iso('k.created_at').as('created_at'),
      iso('k.updated_at').as('updated_at'),
      'k.created_by',
    ]),
  );

export const feedbackList = list<ConsoleHandlers['listSopFeedback'], ResponseScope>()({
  rows: (db, scope) =>
    allFeedback(db)
      .where(isShownTo('sop', viewerIn(scope), 's'))
      .$if(!scope.isOfAll, (query) => query.where(isOfViewer('k', scope.userId))),
  record: feedbackRecord,
  id: 'k.id',
  filters: {
    sop_id: oneOfIds('k.sop_id'),
    owner_id: oneOfIds('s.owner_id'),
    status: oneOf('k.status'),
    created_by: oneOfIds('k.created_by'),
    created_after: since('k.created_at'),
    updated_after: since('k.updated_at'),
  },
  sorts: { created_at: by('k.created_at'), updated_at: by('k.updated_at') },
});

export const selectFeedback = (db: Db, id: string): Promise<JsonText<SopFeedback> | undefined> =>
  selectRecord(db, feedbackRecord(allFeedback(db).where('k.id', '=', id)));

/** Open remarks on an SOP that the viewer sees, newest first. */
export const selectOpenFeedback = (ctx: Viewer, sopId: string): Promise<SopFeedback[]> =>
  selectRecords(
    ctx.db,
    feedbackRecord(
      allFeedback(ctx.db)
        .where('k.sop_id', '=', sopId)
        .$if(!ctx.can('sops.author'), (query) => query.where(isOfViewer('k', ctx.identity.userId)))
        .where('k.status', '=', 'open')
        .orderBy('k.created_at', 'desc')
        .orderBy('k.id', 'desc')
        .limit(maxOpen),
    ),
  );

/** A remark on an SOP that the caller may read, and that the caller sees. */
export const lockFeedback = (
  db: Db,
  viewer: RecordViewer,
  id: string,
): Promise<(StoredResponse & { answer_text: string | null }) | undefined> =>
  allFeedback(db)
    .where('k.id', '=', id)
    .where(isShownTo('sop', viewer, 's'))
    .$if(!viewer.can('sops.author'), (query) => query.where(isOfViewer('k', viewer.identity.userId)))
    .select([
      'k.id',
      'k.sop_id',
      'k.status',
      'k.answer_text',
      'k.revision',
      'k.created_by',
      's.owner_id',
      's.title',
    ])
    .forUpdate('k')
    .executeTakeFirst();
