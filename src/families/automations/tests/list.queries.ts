import { sql } from 'kysely';
import type { AutomationTestRun } from '#generated/types.gen.ts';
import type { AutomationsHandlers } from '#generated/console/families/automations/handlers.ts';
import {
  isKeptPrivate,
  viewerIn,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as, by, emptyLast, iso, isoOrNull, list, oneOf, record } from '#src/platform/db/query/index.ts';

/** Test runs but for those about records that are private to others. */
export const testRuns = (db: Db, viewer: RecordViewer) =>
  db
    .selectFrom('automation_test_runs as r')
    .where(
      sql<boolean>`(r.record_id is null or not ${isKeptPrivate(viewer, sql.ref('r.record_kind'), sql.ref('r.record_id'))})`,
    );

const subject = sql<AutomationTestRun['record']>`case when r.record_id is not null then
  json_build_object('kind', r.record_kind, 'id', r.record_id, 'name', null) end`;

/** A test that has not ended takes 10 minutes at most. */
const expiresAt = sql<string>`app.iso(coalesce(r.finished_at, r.created_at + interval '10 minutes') + interval '7 days')`;

/** The contract's representation of a test run; the name of its record is for those who may see it. */
export const testRunRecord = (query: ReturnType<typeof testRuns>) =>
  record<AutomationTestRun>()(
    query.select([
      'r.id',
      'r.automation_id',
      'r.automation_revision',
      as<AutomationTestRun['mode']>()('r.mode').as('mode'),
      as<AutomationTestRun['status']>()('r.status').as('status'),
      subject.as('record'),
      as<AutomationTestRun['error']>()('r.error').as('error'),
      isoOrNull('r.started_at').as('started_at'),
      isoOrNull('r.finished_at').as('finished_at'),
      expiresAt.as('expires_at'),
      iso('r.created_at').as('created_at'),
      'r.created_by',
    ]),
  );

type TestRunScope = ViewerScope & { readonly automationId: string };

export const testRunList = list<AutomationsHandlers['listAutomationTestRuns'], TestRunScope>()({
  rows: (db, { automationId, ...viewer }) =>
    testRuns(db, viewerIn(viewer)).where('r.automation_id', '=', automationId),
  record: testRunRecord,
  id: 'r.id',
  filters: { status: oneOf('r.status') },
  sorts: { created_at: by('r.created_at'), finished_at: emptyLast('r.finished_at') },
});
