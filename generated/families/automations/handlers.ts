// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListAutomationsForAuthoringInput {
  readonly query: WithDefaults<NonNullable<t.ListAutomationsForAuthoringData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateAutomationInput {
  readonly body: t.CreateAutomationData['body'];
}

export interface UpdateAutomationInput {
  readonly body: t.UpdateAutomationData['body'];
}

export interface DeleteAutomationsInput {
  readonly query: NonNullable<t.DeleteAutomationsData['query']>;
}

export interface DuplicateAutomationInput {
  readonly body: t.DuplicateAutomationData['body'];
}

export interface MoveAutomationInput {
  readonly body: t.MoveAutomationData['body'];
}

export interface PublishAutomationInput {
  readonly body: t.PublishAutomationData['body'];
}

export interface ListAutomationFoldersInput {
  readonly query: WithDefaults<NonNullable<t.ListAutomationFoldersData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateAutomationFolderInput {
  readonly body: t.CreateAutomationFolderData['body'];
}

export interface UpdateAutomationFolderInput {
  readonly path: t.UpdateAutomationFolderData['path'];
  readonly body: t.UpdateAutomationFolderData['body'];
}

export interface DeleteAutomationFolderInput {
  readonly path: t.DeleteAutomationFolderData['path'];
  readonly query: NonNullable<t.DeleteAutomationFolderData['query']>;
}

export interface DeleteAutomationFolderContentsInput {
  readonly path: t.DeleteAutomationFolderContentsData['path'];
  readonly query: NonNullable<t.DeleteAutomationFolderContentsData['query']>;
}

export interface MoveAutomationFolderContentsInput {
  readonly path: t.MoveAutomationFolderContentsData['path'];
  readonly body: t.MoveAutomationFolderContentsData['body'];
}

export interface ListAutomationExecutionItemsInput {
  readonly query: WithDefaults<NonNullable<t.ListAutomationExecutionItemsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListAutomationExecutionsInput {
  readonly query: WithDefaults<NonNullable<t.ListAutomationExecutionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface RunAutomationInput {
  readonly body: t.RunAutomationData['body'];
}

export interface GetAutomationExecutionInput {
  readonly path: t.GetAutomationExecutionData['path'];
}

export interface CancelAutomationExecutionInput {
  readonly path: t.CancelAutomationExecutionData['path'];
  readonly body: t.CancelAutomationExecutionData['body'];
}

export interface RerunAutomationExecutionInput {
  readonly path: t.RerunAutomationExecutionData['path'];
  readonly body: t.RerunAutomationExecutionData['body'];
}

export interface RespondToAutomationExecutionInput {
  readonly path: t.RespondToAutomationExecutionData['path'];
  readonly body: t.RespondToAutomationExecutionData['body'];
}

export interface ResumeAutomationExecutionInput {
  readonly path: t.ResumeAutomationExecutionData['path'];
  readonly body: t.ResumeAutomationExecutionData['body'];
}

export interface StartAutomationExecutionInput {
  readonly path: t.StartAutomationExecutionData['path'];
  readonly body: t.StartAutomationExecutionData['body'];
}

export interface GetAutomationTestRunProgressInput {
  readonly path: t.GetAutomationTestRunProgressData['path'];
}

export interface GetAutomationTestRunResultInput {
  readonly path: t.GetAutomationTestRunResultData['path'];
}

export interface ListAutomationsInput {
  readonly query: WithDefaults<NonNullable<t.ListAutomationsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface DisableAutomationsInput {
  readonly body: t.DisableAutomationsData['body'];
}

export interface EnableAutomationsInput {
  readonly body: t.EnableAutomationsData['body'];
}

export interface GetAutomationInput {
  readonly path: t.GetAutomationData['path'];
}

export interface GetAutomationConfigInput {
  readonly path: t.GetAutomationConfigData['path'];
  readonly query: NonNullable<t.GetAutomationConfigData['query']>;
}

export interface DisableAutomationInput {
  readonly path: t.DisableAutomationData['path'];
  readonly body: t.DisableAutomationData['body'];
}

export interface EnableAutomationInput {
  readonly path: t.EnableAutomationData['path'];
  readonly body: t.EnableAutomationData['body'];
}

export interface GetAutomationExecutionAnalyticsInput {
  readonly path: t.GetAutomationExecutionAnalyticsData['path'];
  readonly query: WithDefaults<NonNullable<t.GetAutomationExecutionAnalyticsData['query']>, 'granularity'>;
}

export interface GetFullAutomationInput {
  readonly path: t.GetFullAutomationData['path'];
}

export interface GetAutomationInboundWebhookInput {
  readonly path: t.GetAutomationInboundWebhookData['path'];
}

export interface CreateAutomationInboundWebhookInput {
  readonly path: t.CreateAutomationInboundWebhookData['path'];
  readonly body: t.CreateAutomationInboundWebhookData['body'];
}

export interface UpdateAutomationInboundWebhookInput {
  readonly path: t.UpdateAutomationInboundWebhookData['path'];
  readonly body: t.UpdateAutomationInboundWebhookData['body'];
}

export interface DeleteAutomationInboundWebhookInput {
  readonly path: t.DeleteAutomationInboundWebhookData['path'];
  readonly query: NonNullable<t.DeleteAutomationInboundWebhookData['query']>;
}

export interface ApplyAutomationInboundWebhookSampleInput {
  readonly path: t.ApplyAutomationInboundWebhookSampleData['path'];
  readonly body: t.ApplyAutomationInboundWebhookSampleData['body'];
}

export interface ListAutomationInboundWebhookDeliveriesInput {
  readonly path: t.ListAutomationInboundWebhookDeliveriesData['path'];
  readonly query: WithDefaults<NonNullable<t.ListAutomationInboundWebhookDeliveriesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface RotateAutomationInboundWebhookSecretInput {
  readonly path: t.RotateAutomationInboundWebhookSecretData['path'];
  readonly body: t.RotateAutomationInboundWebhookSecretData['body'];
}

export interface ListenForAutomationInboundWebhookSampleInput {
  readonly path: t.ListenForAutomationInboundWebhookSampleData['path'];
  readonly body: t.ListenForAutomationInboundWebhookSampleData['body'];
}

export interface GetAutomationPricingInput {
  readonly path: t.GetAutomationPricingData['path'];
  readonly query: NonNullable<t.GetAutomationPricingData['query']>;
}

export interface ListAutomationPricingHistoryInput {
  readonly path: t.ListAutomationPricingHistoryData['path'];
  readonly query: WithDefaults<NonNullable<t.ListAutomationPricingHistoryData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetAutomationScheduleHealthInput {
  readonly path: t.GetAutomationScheduleHealthData['path'];
}

export interface SyncAutomationScheduleInput {
  readonly path: t.SyncAutomationScheduleData['path'];
}

export interface TestAutomationStepInput {
  readonly path: t.TestAutomationStepData['path'];
  readonly body: t.TestAutomationStepData['body'];
}

export interface StartAutomationTestRunInput {
  readonly path: t.StartAutomationTestRunData['path'];
  readonly body: t.StartAutomationTestRunData['body'];
}

export interface GetAutomationTestSampleInput {
  readonly path: t.GetAutomationTestSampleData['path'];
  readonly query: NonNullable<t.GetAutomationTestSampleData['query']>;
}

export interface ListAutomationVersionsInput {
  readonly path: t.ListAutomationVersionsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListAutomationVersionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetAutomationVersionInput {
  readonly path: t.GetAutomationVersionData['path'];
  readonly query: NonNullable<t.GetAutomationVersionData['query']>;
}

export interface RestoreAutomationVersionInput {
  readonly path: t.RestoreAutomationVersionData['path'];
  readonly body: t.RestoreAutomationVersionData['body'];
}

/** Automations: one handler per operation of the contract. */
export interface AutomationsHandlers {
  /** List automations for authoring · GET /v1/automation-authoring/automations · automations.author */
  readonly listAutomationsForAuthoring: (ctx: ReadContext, input: ListAutomationsForAuthoringInput) => Promise<Page<t.ListAutomationsForAuthoringResponse['data'][number]>>;
  /** Create an automation · POST /v1/automation-authoring/automations · automations.author */
  readonly createAutomation: (ctx: WriteContext<never>, input: CreateAutomationInput) => Promise<Result<t.CreateAutomationResponse['data']>>;
  /** Update an automation · PATCH /v1/automation-authoring/automations · automations.author */
  readonly updateAutomation: (ctx: WriteContext<never>, input: UpdateAutomationInput) => Promise<Result<t.UpdateAutomationResponse['data']>>;
  /** Delete automations · DELETE /v1/automation-authoring/automations · automations.author */
  readonly deleteAutomations: (ctx: WriteContext<never>, input: DeleteAutomationsInput) => Promise<Result<t.DeleteAutomationsResponse['data']>>;
  /** Duplicate an automation · POST /v1/automation-authoring/automations/duplicate · automations.author */
  readonly duplicateAutomation: (ctx: WriteContext<never>, input: DuplicateAutomationInput) => Promise<Result<t.DuplicateAutomationResponse['data']>>;
  /** Move an automation to another folder · POST /v1/automation-authoring/automations/move · automations.author */
  readonly moveAutomation: (ctx: WriteContext<never>, input: MoveAutomationInput) => Promise<Result<t.MoveAutomationResponse['data']>>;
  /** Publish an automation · POST /v1/automation-authoring/automations/publish · automations.publish */
  readonly publishAutomation: (ctx: WriteContext<never>, input: PublishAutomationInput) => Promise<Result<t.PublishAutomationResponse['data']>>;
  /** List automation folders · GET /v1/automation-authoring/folders · automations.view */
  readonly listAutomationFolders: (ctx: ReadContext, input: ListAutomationFoldersInput) => Promise<Page<t.ListAutomationFoldersResponse['data'][number]>>;
  /** Create an automation folder · POST /v1/automation-authoring/folders · automations.author */
  readonly createAutomationFolder: (ctx: WriteContext<never>, input: CreateAutomationFolderInput) => Promise<Result<t.CreateAutomationFolderResponse['data']>>;
  /** Update an automation folder · PATCH /v1/automation-authoring/folders/{id} · automations.author */
  readonly updateAutomationFolder: (ctx: WriteContext<never>, input: UpdateAutomationFolderInput) => Promise<Result<t.UpdateAutomationFolderResponse['data']>>;
  /** Delete an empty automation folder · DELETE /v1/automation-authoring/folders/{id} · automations.author */
  readonly deleteAutomationFolder: (ctx: WriteContext<never>, input: DeleteAutomationFolderInput) => Promise<Result<t.DeleteAutomationFolderResponse['data']>>;
  /** Delete the contents of an automation folder · DELETE /v1/automation-authoring/folders/{id}/contents · automations.author */
  readonly deleteAutomationFolderContents: (ctx: WriteContext<never>, input: DeleteAutomationFolderContentsInput) => Promise<Result<t.DeleteAutomationFolderContentsResponse['data']>>;
  /** Move the contents of an automation folder · POST /v1/automation-authoring/folders/{id}/move-contents · automations.author */
  readonly moveAutomationFolderContents: (ctx: WriteContext<never>, input: MoveAutomationFolderContentsInput) => Promise<Result<t.MoveAutomationFolderContentsResponse['data']>>;
  /** List execution steps · GET /v1/automation-execution-items · automations.view */
  readonly listAutomationExecutionItems: (ctx: ReadContext, input: ListAutomationExecutionItemsInput) => Promise<Page<t.ListAutomationExecutionItemsResponse['data'][number]>>;
  /** List automation executions · GET /v1/automation-executions · self */
  readonly listAutomationExecutions: (ctx: ReadContext, input: ListAutomationExecutionsInput) => Promise<Page<t.ListAutomationExecutionsResponse['data'][number]>>;
  /** Run an automation · POST /v1/automation-executions · automations.run */
  readonly runAutomation: (ctx: WriteContext<'manual.button'>, input: RunAutomationInput) => Promise<Result<t.RunAutomationResponse['data']>>;
  /** Get an execution · GET /v1/automation-executions/{id} · record */
  readonly getAutomationExecution: (ctx: ReadContext, input: GetAutomationExecutionInput) => Promise<Result<t.GetAutomationExecutionResponse['data']>>;
  /** Cancel an execution · POST /v1/automation-executions/{id}/cancel · automations.run */
  readonly cancelAutomationExecution: (ctx: WriteContext<never>, input: CancelAutomationExecutionInput) => Promise<Result<t.CancelAutomationExecutionResponse['data']>>;
  /** Rerun an execution from the start · POST /v1/automation-executions/{id}/rerun · automations.run */
  readonly rerunAutomationExecution: (ctx: WriteContext<never>, input: RerunAutomationExecutionInput) => Promise<Result<t.RerunAutomationExecutionResponse['data']>>;
  /** Respond to a paused execution · POST /v1/automation-executions/{id}/respond · record */
  readonly respondToAutomationExecution: (ctx: WriteContext<never>, input: RespondToAutomationExecutionInput) => Promise<Result<t.RespondToAutomationExecutionResponse['data']>>;
  /** Resume a failed execution · POST /v1/automation-executions/{id}/resume · automations.run */
  readonly resumeAutomationExecution: (ctx: WriteContext<never>, input: ResumeAutomationExecutionInput) => Promise<Result<t.ResumeAutomationExecutionResponse['data']>>;
  /** Start a pending execution · POST /v1/automation-executions/{id}/start · automations.run */
  readonly startAutomationExecution: (ctx: WriteContext<never>, input: StartAutomationExecutionInput) => Promise<Result<t.StartAutomationExecutionResponse['data']>>;
  /** Get the progress of a test run · GET /v1/automation-test-runs/{id}/progress · automations.author */
  readonly getAutomationTestRunProgress: (ctx: ReadContext, input: GetAutomationTestRunProgressInput) => Promise<Result<t.GetAutomationTestRunProgressResponse['data']>>;
  /** Get the result of a test run · GET /v1/automation-test-runs/{id}/result · automations.author */
  readonly getAutomationTestRunResult: (ctx: ReadContext, input: GetAutomationTestRunResultInput) => Promise<Result<t.GetAutomationTestRunResultResponse['data']>>;
  /** List automations · GET /v1/automations · automations.view */
  readonly listAutomations: (ctx: ReadContext, input: ListAutomationsInput) => Promise<Page<t.ListAutomationsResponse['data'][number]>>;
  /** Disable several automations · POST /v1/automations/bulk-disable · automations.publish */
  readonly disableAutomations: (ctx: WriteContext<never>, input: DisableAutomationsInput) => Promise<Result<t.DisableAutomationsResponse['data']>>;
  /** Enable several automations · POST /v1/automations/bulk-enable · automations.publish */
  readonly enableAutomations: (ctx: WriteContext<never>, input: EnableAutomationsInput) => Promise<Result<t.EnableAutomationsResponse['data']>>;
  /** Get an automation · GET /v1/automations/{id} · automations.view */
  readonly getAutomation: (ctx: ReadContext, input: GetAutomationInput) => Promise<Result<t.GetAutomationResponse['data']>>;
  /** Get the flow of an automation · GET /v1/automations/{id}/config · automations.view */
  readonly getAutomationConfig: (ctx: ReadContext, input: GetAutomationConfigInput) => Promise<Result<t.GetAutomationConfigResponse['data']>>;
  /** Disable an automation · POST /v1/automations/{id}/disable · automations.publish */
  readonly disableAutomation: (ctx: WriteContext<never>, input: DisableAutomationInput) => Promise<Result<t.DisableAutomationResponse['data']>>;
  /** Enable an automation · POST /v1/automations/{id}/enable · automations.publish */
  readonly enableAutomation: (ctx: WriteContext<never>, input: EnableAutomationInput) => Promise<Result<t.EnableAutomationResponse['data']>>;
  /** Get the execution statistics of an automation · GET /v1/automations/{id}/execution-analytics · automations.view */
  readonly getAutomationExecutionAnalytics: (ctx: ReadContext, input: GetAutomationExecutionAnalyticsInput) => Promise<Result<t.GetAutomationExecutionAnalyticsResponse['data']>>;
  /** Get an automation with its flow, problems and runs · GET /v1/automations/{id}/full · automations.view */
  readonly getFullAutomation: (ctx: ReadContext, input: GetFullAutomationInput) => Promise<Result<t.GetFullAutomationResponse['data']>>;
  /** Get an inbound webhook · GET /v1/automations/{id}/inbound-webhooks · automations.view */
  readonly getAutomationInboundWebhook: (ctx: ReadContext, input: GetAutomationInboundWebhookInput) => Promise<Result<t.GetAutomationInboundWebhookResponse['data']>>;
  /** Create an inbound webhook · POST /v1/automations/{id}/inbound-webhooks · automations.author */
  readonly createAutomationInboundWebhook: (ctx: WriteContext<never>, input: CreateAutomationInboundWebhookInput) => Promise<Result<t.CreateAutomationInboundWebhookResponse['data']>>;
  /** Update an inbound webhook · PATCH /v1/automations/{id}/inbound-webhooks · automations.publish */
  readonly updateAutomationInboundWebhook: (ctx: WriteContext<never>, input: UpdateAutomationInboundWebhookInput) => Promise<Result<t.UpdateAutomationInboundWebhookResponse['data']>>;
  /** Delete an inbound webhook · DELETE /v1/automations/{id}/inbound-webhooks · automations.publish */
  readonly deleteAutomationInboundWebhook: (ctx: WriteContext<never>, input: DeleteAutomationInboundWebhookInput) => Promise<Result<t.DeleteAutomationInboundWebhookResponse['data']>>;
  /** Apply the sample of an inbound webhook · POST /v1/automations/{id}/inbound-webhooks/apply-sample · automations.author */
  readonly applyAutomationInboundWebhookSample: (ctx: WriteContext<never>, input: ApplyAutomationInboundWebhookSampleInput) => Promise<Result<t.ApplyAutomationInboundWebhookSampleResponse['data']>>;
  /** List deliveries of an inbound webhook · GET /v1/automations/{id}/inbound-webhooks/deliveries · automations.view */
  readonly listAutomationInboundWebhookDeliveries: (ctx: ReadContext, input: ListAutomationInboundWebhookDeliveriesInput) => Promise<Page<t.ListAutomationInboundWebhookDeliveriesResponse['data'][number]>>;
  /** Rotate the secret of an inbound webhook · POST /v1/automations/{id}/inbound-webhooks/rotate-secret · automations.publish */
  readonly rotateAutomationInboundWebhookSecret: (ctx: WriteContext<never>, input: RotateAutomationInboundWebhookSecretInput) => Promise<Result<t.RotateAutomationInboundWebhookSecretResponse['data']>>;
  /** Listen for a sample delivery · POST /v1/automations/{id}/inbound-webhooks/sample-listen · automations.author */
  readonly listenForAutomationInboundWebhookSample: (ctx: WriteContext<never>, input: ListenForAutomationInboundWebhookSampleInput) => Promise<Result<t.ListenForAutomationInboundWebhookSampleResponse['data']>>;
  /** Get the pricing of an automation · GET /v1/automations/{id}/pricing · automations.view */
  readonly getAutomationPricing: (ctx: ReadContext, input: GetAutomationPricingInput) => Promise<Result<t.GetAutomationPricingResponse['data']>>;
  /** List the pricing history of an automation · GET /v1/automations/{id}/pricing/history · automations.view */
  readonly listAutomationPricingHistory: (ctx: ReadContext, input: ListAutomationPricingHistoryInput) => Promise<Page<t.ListAutomationPricingHistoryResponse['data'][number]>>;
  /** Get the health of a schedule · GET /v1/automations/{id}/schedule/health · automations.view */
  readonly getAutomationScheduleHealth: (ctx: ReadContext, input: GetAutomationScheduleHealthInput) => Promise<Result<t.GetAutomationScheduleHealthResponse['data']>>;
  /** Sync the schedule of an automation · POST /v1/automations/{id}/schedule/sync · automations.publish */
  readonly syncAutomationSchedule: (ctx: WriteContext<never>, input: SyncAutomationScheduleInput) => Promise<Result<t.SyncAutomationScheduleResponse['data']>>;
  /** Test a step of an automation · POST /v1/automations/{id}/steps/{node_id}/test · automations.author */
  readonly testAutomationStep: (ctx: WriteContext<never>, input: TestAutomationStepInput) => Promise<Result<t.TestAutomationStepResponse['data']>>;
  /** Start a test run of an automation · POST /v1/automations/{id}/test-runs · automations.author */
  readonly startAutomationTestRun: (ctx: WriteContext<never>, input: StartAutomationTestRunInput) => Promise<Result<t.StartAutomationTestRunResponse['data']>>;
  /** Get a test sample for an automation · GET /v1/automations/{id}/test-sample · automations.author */
  readonly getAutomationTestSample: (ctx: ReadContext, input: GetAutomationTestSampleInput) => Promise<Result<t.GetAutomationTestSampleResponse['data']>>;
  /** List published versions of an automation · GET /v1/automations/{id}/versions · automations.view */
  readonly listAutomationVersions: (ctx: ReadContext, input: ListAutomationVersionsInput) => Promise<Page<t.ListAutomationVersionsResponse['data'][number]>>;
  /** Get a version of an automation · GET /v1/automations/{id}/versions/get · automations.view */
  readonly getAutomationVersion: (ctx: ReadContext, input: GetAutomationVersionInput) => Promise<Result<t.GetAutomationVersionResponse['data']>>;
  /** Restore a version of an automation · POST /v1/automations/{id}/versions/restore · automations.author */
  readonly restoreAutomationVersion: (ctx: WriteContext<never>, input: RestoreAutomationVersionInput) => Promise<Result<t.RestoreAutomationVersionResponse['data']>>;
}
