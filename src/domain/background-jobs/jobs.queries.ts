import { sql } from 'kysely';
import type { Job } from '#generated/console/types.gen.ts';
import type { JobsHandlers } from '#generated/console/families/jobs/handlers.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  emptyLast,
  iso,
  isoOrNull,
  list,
  oneOf,
  record,
  recordFilters,
  selectRecord,
} from '#src/platform/db/query/index.ts';

/** All jobs, for records that show theirs. */
export const jobsOf = (db: Db) => db.selectFrom('background_jobs as j');

/** `ownerId` is whose jobs there are to see; null for everybody's. */
const jobs = (db: Db, ownerId: string | null) => {
  const all = jobsOf(db);
  return ownerId === null ? all : all.where('j.created_by', '=', ownerId);
};

/** The contract's representation of a job. */
export const jobRecord = (query: ReturnType<typeof jobs>) =>
  record<Job>()(
    query.select([
      'j.id',
      'j.kind',
      'j.status',
      'j.progress_percent',
      'j.error',
      'j.failed_count',
      as<Job['outcomes']>()('j.outcomes').as('outcomes'),
      iso('j.created_at').as('created_at'),
      isoOrNull('j.started_at').as('started_at'),
      isoOrNull('j.finished_at').as('finished_at'),
      'j.created_by',
    ]),
  );

export const backgroundJobs = list<JobsHandlers['listJobs'], { ownerId: string | null }>()({
  rows: (db, { ownerId }) => jobs(db, ownerId),
  record: jobRecord,
  id: 'j.id',
  filters: { ...recordFilters('j'), kind: oneOf('j.kind'), status: oneOf('j.status') },
  sorts: { created_at: by('j.created_at'), finished_at: emptyLast(by('j.finished_at')) },
});

export const selectJob = (db: Db, id: string, ownerId: string | null) =>
  selectRecord(db, jobRecord(jobs(db, ownerId).where('j.id', '=', id)));

/** The one job of a kind and topic that is queued or runs. */
export const selectJobUnderWay = (db: Db, kind: string, topic: string) =>
  selectRecord(
    db,
    jobRecord(
      jobs(db, null)
        .where('j.kind', '=', kind)
        .where('j.topic', '=', topic)
        .where('j.status', 'in', ['queued', 'running']),
    ),
  );

export interface NewJob {
  readonly id: string;
  readonly kind: string;
  readonly topic: string;
  readonly input: object;
  readonly created_by: string;
}

/** Answers whether it is new: of one kind and topic one is under way. */
export async function insertJob(db: Db, job: NewJob, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('background_jobs')
    .values({ ...job, input: JSON.stringify(job.input), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export interface ClaimedJob {
  readonly id: string;
  readonly kind: string;
  readonly input: unknown;
  readonly attempts: number;
  readonly created_by: string;
}

/** The job, begun or begun again; undefined when it has ended. */
export async function claimJob(db: Db, id: string, now: Date): Promise<ClaimedJob | undefined> {
  return db
    .updateTable('background_jobs')
    .set((e) => ({
      status: 'running' as const,
      attempts: e('attempts', '+', 1),
      started_at: sql<string>`coalesce(started_at, ${now})`,
    }))
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returning(['id', 'kind', 'input', 'attempts', 'created_by'])
    .executeTakeFirst();
}

/** Notes how far a job is; answers whether it is still wanted. */
export async function noteProgress(db: Db, id: string, percent: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('background_jobs')
    .set((e) => ({ progress_percent: e.fn<number>('greatest', ['progress_percent', e.val(percent)]) }))
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface JobEnd {
  readonly status: 'succeeded' | 'partially_succeeded' | 'failed' | 'cancelled';
  readonly error?: string;
  readonly failedCount?: number;
  readonly outcomes?: Job['outcomes'];
}

/** Ends a job; answers whether it was under way. */
export async function endJob(db: Db, id: string, end: JobEnd, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('background_jobs')
    .set({
      status: end.status,
      error: end.error ?? null,
      failed_count: end.failedCount ?? 0,
      outcomes: JSON.stringify(end.outcomes ?? []),
      finished_at: now.toISOString(),
      // Also of one that could not do everything: nothing is left to be done.
      ...(end.status.endsWith('succeeded') && { progress_percent: 100 }),
    })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
