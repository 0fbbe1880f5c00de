// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListProcessDefinitionToolsInput {
  readonly query: WithDefaults<NonNullable<t.ListProcessDefinitionToolsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface DeleteProcessDefinitionToolsInput {
  readonly query: NonNullable<t.DeleteProcessDefinitionToolsData['query']>;
}

export interface ListProcessDefinitionToolDetailsInput {
  readonly query: WithDefaults<NonNullable<t.ListProcessDefinitionToolDetailsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListProcessDefinitionsInput {
  readonly query: WithDefaults<NonNullable<t.ListProcessDefinitionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface BulkDeleteProcessDefinitionsInput {
  readonly body: t.BulkDeleteProcessDefinitionsData['body'];
}

export interface GetProcessDefinitionInput {
  readonly path: t.GetProcessDefinitionData['path'];
}

export interface GetFullProcessDefinitionInput {
  readonly path: t.GetFullProcessDefinitionData['path'];
  readonly query: WithDefaults<NonNullable<t.GetFullProcessDefinitionData['query']>, 'is_draft'>;
}

export interface ListProcessDefinitionStageToolsInput {
  readonly path: t.ListProcessDefinitionStageToolsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListProcessDefinitionStageToolsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateProcessDefinitionStageToolInput {
  readonly path: t.CreateProcessDefinitionStageToolData['path'];
  readonly body: t.CreateProcessDefinitionStageToolData['body'];
}

export interface ReorderProcessDefinitionStageToolsInput {
  readonly path: t.ReorderProcessDefinitionStageToolsData['path'];
  readonly body: t.ReorderProcessDefinitionStageToolsData['body'];
}

export interface UpdateProcessInstanceInput {
  readonly path: t.UpdateProcessInstanceData['path'];
  readonly body: t.UpdateProcessInstanceData['body'];
}

export interface ReadStageToolDetailsInput {
  readonly body: t.ReadStageToolDetailsData['body'];
}

export interface DeleteStageToolInput {
  readonly path: t.DeleteStageToolData['path'];
  readonly query: NonNullable<t.DeleteStageToolData['query']>;
}

export interface ReplaceStageToolDefinitionInput {
  readonly path: t.ReplaceStageToolDefinitionData['path'];
  readonly body: t.ReplaceStageToolDefinitionData['body'];
}

/** Processes: one handler per operation of the contract. */
export interface ProcessesHandlers {
  /** List tools of all processes · GET /v1/process-definition-tools · tasks.view */
  readonly listProcessDefinitionTools: (ctx: ReadContext, input: ListProcessDefinitionToolsInput) => Promise<Page<t.ListProcessDefinitionToolsResponse['data'][number]>>;
  /** Delete tools of processes · DELETE /v1/process-definition-tools · tasks.manage */
  readonly deleteProcessDefinitionTools: (ctx: WriteContext<never>, input: DeleteProcessDefinitionToolsInput) => Promise<Result<t.DeleteProcessDefinitionToolsResponse['data']>>;
  /** List tools of processes with usage and health · GET /v1/process-definition-tools/details · tasks.view */
  readonly listProcessDefinitionToolDetails: (ctx: ReadContext, input: ListProcessDefinitionToolDetailsInput) => Promise<Page<t.ListProcessDefinitionToolDetailsResponse['data'][number]>>;
  /** List processes · GET /v1/process-definitions · tasks.view */
  readonly listProcessDefinitions: (ctx: ReadContext, input: ListProcessDefinitionsInput) => Promise<Page<t.ListProcessDefinitionsResponse['data'][number]>>;
  /** Delete several processes · POST /v1/process-definitions/bulk/delete · tasks.manage */
  readonly bulkDeleteProcessDefinitions: (ctx: WriteContext<never>, input: BulkDeleteProcessDefinitionsInput) => Promise<Result<t.BulkDeleteProcessDefinitionsResponse['data']>>;
  /** Get a process · GET /v1/process-definitions/{id} · tasks.view */
  readonly getProcessDefinition: (ctx: ReadContext, input: GetProcessDefinitionInput) => Promise<Result<t.GetProcessDefinitionResponse['data']>>;
  /** Get a process with its stages and tools · GET /v1/process-definitions/{id}/full · tasks.view */
  readonly getFullProcessDefinition: (ctx: ReadContext, input: GetFullProcessDefinitionInput) => Promise<Result<t.GetFullProcessDefinitionResponse['data']>>;
  /** List tools of a process · GET /v1/process-definitions/{id}/stage-tools · tasks.view */
  readonly listProcessDefinitionStageTools: (ctx: ReadContext, input: ListProcessDefinitionStageToolsInput) => Promise<Page<t.ListProcessDefinitionStageToolsResponse['data'][number]>>;
  /** Create a tool in a stage of a process · POST /v1/process-definitions/{id}/stage-tools · tasks.manage */
  readonly createProcessDefinitionStageTool: (ctx: WriteContext<never>, input: CreateProcessDefinitionStageToolInput) => Promise<Result<t.CreateProcessDefinitionStageToolResponse['data']>>;
  /** Reorder tools of a stage · POST /v1/process-definitions/{id}/stage-tools/actions/reorder · tasks.manage */
  readonly reorderProcessDefinitionStageTools: (ctx: WriteContext<never>, input: ReorderProcessDefinitionStageToolsInput) => Promise<Result<t.ReorderProcessDefinitionStageToolsResponse['data']>>;
  /** Update a task, including its status · PATCH /v1/process-instances/{id} · tasks.view */
  readonly updateProcessInstance: (ctx: WriteContext<'process.instance_completed' | 'process.instance_updated' | 'ticket.all_linked_processes_completed'>, input: UpdateProcessInstanceInput) => Promise<Result<t.UpdateProcessInstanceResponse['data']>>;
  /** Get details of stage tools · POST /v1/stage-tools/actions/get-details · tasks.view */
  readonly readStageToolDetails: (ctx: ReadContext, input: ReadStageToolDetailsInput) => Promise<Result<t.ReadStageToolDetailsResponse['data']>>;
  /** Delete a tool from a stage of a process · DELETE /v1/stage-tools/{id} · tasks.manage */
  readonly deleteStageTool: (ctx: WriteContext<never>, input: DeleteStageToolInput) => Promise<Result<t.DeleteStageToolResponse['data']>>;
  /** Replace the definition of a tool · PATCH /v1/stage-tools/{id}/definition · tasks.manage */
  readonly replaceStageToolDefinition: (ctx: WriteContext<never>, input: ReplaceStageToolDefinitionInput) => Promise<Result<t.ReplaceStageToolDefinitionResponse['data']>>;
}
