// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface UpdateAutomationSettingsInput {
  readonly body: t.UpdateAutomationSettingsData['body'];
}

export interface ResumeAutomationExecutionsInput {
  readonly body: t.ResumeAutomationExecutionsData['body'];
}

export interface CancelAutomationExecutionsInput {
  readonly body: t.CancelAutomationExecutionsData['body'];
}

export interface ListAutomationTestRunsInput {
  readonly path: t.ListAutomationTestRunsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListAutomationTestRunsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CancelAutomationTestRunInput {
  readonly path: t.CancelAutomationTestRunData['path'];
}

/** Automations: one handler per operation of the contract. */
export interface AutomationsHandlers {
  /** Get automation settings · GET /console/api/automation-settings · automations.view */
  readonly getAutomationSettings: (ctx: ReadContext) => Promise<Result<t.GetAutomationSettingsResponse['data']>>;
  /** Update automation settings · PATCH /console/api/automation-settings · settings.manage */
  readonly updateAutomationSettings: (ctx: WriteContext<never>, input: UpdateAutomationSettingsInput) => Promise<Result<t.UpdateAutomationSettingsResponse['data']>>;
  /** Resume several failed executions · POST /console/api/automation-executions/resume · automations.run */
  readonly resumeAutomationExecutions: (ctx: WriteContext<never>, input: ResumeAutomationExecutionsInput) => Promise<Result<t.ResumeAutomationExecutionsResponse['data']>>;
  /** Cancel several executions · POST /console/api/automation-executions/cancel · automations.run */
  readonly cancelAutomationExecutions: (ctx: WriteContext<never>, input: CancelAutomationExecutionsInput) => Promise<Result<t.CancelAutomationExecutionsResponse['data']>>;
  /** List test runs of an automation · GET /console/api/automations/{id}/test-runs · automations.author */
  readonly listAutomationTestRuns: (ctx: ReadContext, input: ListAutomationTestRunsInput) => Promise<Page<t.ListAutomationTestRunsResponse['data'][number]>>;
  /** Cancel a test run · POST /console/api/automation-test-runs/{id}/cancel · automations.author */
  readonly cancelAutomationTestRun: (ctx: WriteContext<never>, input: CancelAutomationTestRunInput) => Promise<Result<t.CancelAutomationTestRunResponse['data']>>;
}
