// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListTimeEntriesInput {
  readonly query: WithDefaults<NonNullable<t.ListTimeEntriesData['query']>, 'is_deleted' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateTimeEntryInput {
  readonly body: t.CreateTimeEntryData['body'];
}

export interface StartTimeEntryTimerInput {
  readonly body: t.StartTimeEntryTimerData['body'];
}

export interface GetTimeEntryInput {
  readonly path: t.GetTimeEntryData['path'];
}

export interface UpdateTimeEntryInput {
  readonly path: t.UpdateTimeEntryData['path'];
  readonly body: t.UpdateTimeEntryData['body'];
}

export interface ListTimeEntryAuditInput {
  readonly path: t.ListTimeEntryAuditData['path'];
  readonly query: WithDefaults<NonNullable<t.ListTimeEntryAuditData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

/** Time entries: one handler per operation of the contract. */
export interface TimeEntriesHandlers {
  /** List time entries · GET /v1/time-entries · time.own */
  readonly listTimeEntries: (ctx: ReadContext, input: ListTimeEntriesInput) => Promise<Page<t.ListTimeEntriesResponse['data'][number]>>;
  /** Create a time entry · POST /v1/time-entries · time.own */
  readonly createTimeEntry: (ctx: WriteContext<never>, input: CreateTimeEntryInput) => Promise<Result<t.CreateTimeEntryResponse['data']>>;
  /** Start the timer · POST /v1/time-entries/timer/start · time.own */
  readonly startTimeEntryTimer: (ctx: WriteContext<never>, input: StartTimeEntryTimerInput) => Promise<Result<t.StartTimeEntryTimerResponse['data']>>;
  /** Get a time entry · GET /v1/time-entries/{id} · time.own */
  readonly getTimeEntry: (ctx: ReadContext, input: GetTimeEntryInput) => Promise<Result<t.GetTimeEntryResponse['data']>>;
  /** Update a time entry · PATCH /v1/time-entries/{id} · time.own */
  readonly updateTimeEntry: (ctx: WriteContext<never>, input: UpdateTimeEntryInput) => Promise<Result<t.UpdateTimeEntryResponse['data']>>;
  /** List changes of a time entry · GET /v1/time-entries/{id}/audit · time.own */
  readonly listTimeEntryAudit: (ctx: ReadContext, input: ListTimeEntryAuditInput) => Promise<Page<t.ListTimeEntryAuditResponse['data'][number]>>;
}
