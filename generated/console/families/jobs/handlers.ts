// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListJobsInput {
  readonly query: WithDefaults<NonNullable<t.ListJobsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetJobInput {
  readonly path: t.GetJobData['path'];
}

export interface CancelJobInput {
  readonly path: t.CancelJobData['path'];
}

/** Jobs: one handler per operation of the contract. */
export interface JobsHandlers {
  /** List jobs · GET /console/api/jobs · self */
  readonly listJobs: (ctx: ReadContext, input: ListJobsInput) => Promise<Page<t.ListJobsResponse['data'][number]>>;
  /** Get a job · GET /console/api/jobs/{id} · self */
  readonly getJob: (ctx: ReadContext, input: GetJobInput) => Promise<Result<t.GetJobResponse['data']>>;
  /** Cancel a job · POST /console/api/jobs/{id}/cancel · self */
  readonly cancelJob: (ctx: WriteContext<never>, input: CancelJobInput) => Promise<Result<t.CancelJobResponse['data']>>;
}
