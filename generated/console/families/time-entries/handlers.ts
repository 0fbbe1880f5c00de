// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface DeleteTimeEntryInput {
  readonly path: t.DeleteTimeEntryData['path'];
  readonly query: NonNullable<t.DeleteTimeEntryData['query']>;
}

export interface QueryTimeReportInput {
  readonly body: t.QueryTimeReportData['body'];
}

export interface ListTimePeriodsInput {
  readonly query: WithDefaults<NonNullable<t.ListTimePeriodsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface LockTimePeriodInput {
  readonly body: t.LockTimePeriodData['body'];
}

export interface UnlockTimePeriodInput {
  readonly body: t.UnlockTimePeriodData['body'];
}

export interface UpdateTimeSettingsInput {
  readonly body: t.UpdateTimeSettingsData['body'];
}

/** Time entries: one handler per operation of the contract. */
export interface TimeEntriesHandlers {
  /** Delete a time entry · DELETE /console/api/time-entries/{id} · time.own */
  readonly deleteTimeEntry: (ctx: WriteContext<never>, input: DeleteTimeEntryInput) => Promise<Result<t.DeleteTimeEntryResponse['data']>>;
  /** Query a time report · POST /console/api/time-reports/query · self */
  readonly queryTimeReport: (ctx: ReadContext, input: QueryTimeReportInput) => Promise<Result<t.QueryTimeReportResponse['data']>>;
  /** List locked time periods · GET /console/api/time-periods · self */
  readonly listTimePeriods: (ctx: ReadContext, input: ListTimePeriodsInput) => Promise<Page<t.ListTimePeriodsResponse['data'][number]>>;
  /** Lock a time period · POST /console/api/time-periods/lock · time.manage */
  readonly lockTimePeriod: (ctx: WriteContext<never>, input: LockTimePeriodInput) => Promise<Result<t.LockTimePeriodResponse['data']>>;
  /** Unlock a time period · POST /console/api/time-periods/unlock · time.manage */
  readonly unlockTimePeriod: (ctx: WriteContext<never>, input: UnlockTimePeriodInput) => Promise<Result<t.UnlockTimePeriodResponse['data']>>;
  /** Get time settings · GET /console/api/time-settings · settings.view */
  readonly getTimeSettings: (ctx: ReadContext) => Promise<Result<t.GetTimeSettingsResponse['data']>>;
  /** Update time settings · PATCH /console/api/time-settings · settings.manage */
  readonly updateTimeSettings: (ctx: WriteContext<never>, input: UpdateTimeSettingsInput) => Promise<Result<t.UpdateTimeSettingsResponse['data']>>;
}
