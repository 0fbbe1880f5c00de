// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface GetMyDayInput {
  readonly query: WithDefaults<NonNullable<t.GetMyDayData['query']>, 'upcoming_days'>;
}

export interface GetMyDayOversightInput {
  readonly query: NonNullable<t.GetMyDayOversightData['query']>;
}

export interface ListTaskAuditEntriesInput {
  readonly query: WithDefaults<NonNullable<t.ListTaskAuditEntriesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListTaskStagesInput {
  readonly query: WithDefaults<NonNullable<t.ListTaskStagesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface BulkUpdateTaskStagesInput {
  readonly body: t.BulkUpdateTaskStagesData['body'];
}

export interface GetTaskStageGroupCountsInput {
  readonly query: NonNullable<t.GetTaskStageGroupCountsData['query']>;
}

export interface ManageTaskStageInput {
  readonly body: t.ManageTaskStageData['body'];
}

export interface ListMyWorkStagesInput {
  readonly query: WithDefaults<NonNullable<t.ListMyWorkStagesData['query']>, 'include_pending' | 'order' | 'limit' | 'offset'>;
}

export interface ListMyPinnedStagesInput {
  readonly query: WithDefaults<NonNullable<t.ListMyPinnedStagesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListOverflowStagesInput {
  readonly query: WithDefaults<NonNullable<t.ListOverflowStagesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface RetryTaskStageOverflowAssignmentInput {
  readonly body: t.RetryTaskStageOverflowAssignmentData['body'];
}

export interface CompleteTaskSubstageInput {
  readonly path: t.CompleteTaskSubstageData['path'];
  readonly body: t.CompleteTaskSubstageData['body'];
}

export interface ReopenTaskSubstageInput {
  readonly path: t.ReopenTaskSubstageData['path'];
  readonly body: t.ReopenTaskSubstageData['body'];
}

export interface GetTaskStageDependenciesInput {
  readonly path: t.GetTaskStageDependenciesData['path'];
}

export interface ListTasksInput {
  readonly query: WithDefaults<NonNullable<t.ListTasksData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateTaskInput {
  readonly body: t.CreateTaskData['body'];
}

export interface CountTasksByClientInput {
  readonly query: WithDefaults<NonNullable<t.CountTasksByClientData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface BulkDeleteTasksInput {
  readonly body: t.BulkDeleteTasksData['body'];
}

export interface BulkUpdateTasksInput {
  readonly body: t.BulkUpdateTasksData['body'];
}

export interface GetTaskGroupCountsInput {
  readonly query: NonNullable<t.GetTaskGroupCountsData['query']>;
}

export interface LinkTaskTicketInput {
  readonly body: t.LinkTaskTicketData['body'];
}

export interface ManageTaskInput {
  readonly body: t.ManageTaskData['body'];
}

export interface MergeTasksInput {
  readonly body: t.MergeTasksData['body'];
}

export interface PreviewTaskMergeInput {
  readonly body: t.PreviewTaskMergeData['body'];
}

export interface GetTaskOptionsInput {
  readonly query: WithDefaults<NonNullable<t.GetTaskOptionsData['query']>, 'include_unused'>;
}

export interface ListTaskReferencesInput {
  readonly query: WithDefaults<NonNullable<t.ListTaskReferencesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListTaskSavedViewsInput {
  readonly query: WithDefaults<NonNullable<t.ListTaskSavedViewsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListSavedViewTasksInput {
  readonly path: t.ListSavedViewTasksData['path'];
  readonly query: WithDefaults<NonNullable<t.ListSavedViewTasksData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListTaskTicketLinksInput {
  readonly query: WithDefaults<NonNullable<t.ListTaskTicketLinksData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface TransitionTaskStageInput {
  readonly body: t.TransitionTaskStageData['body'];
}

export interface UnlinkTaskTicketInput {
  readonly body: t.UnlinkTaskTicketData['body'];
}

export interface UpdateTaskFieldsInput {
  readonly body: t.UpdateTaskFieldsData['body'];
}

export interface GetTaskInput {
  readonly path: t.GetTaskData['path'];
}

export interface DeleteTaskInput {
  readonly path: t.DeleteTaskData['path'];
  readonly query: NonNullable<t.DeleteTaskData['query']>;
}

export interface ListTaskActivityInput {
  readonly path: t.ListTaskActivityData['path'];
  readonly query: WithDefaults<NonNullable<t.ListTaskActivityData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetTaskDeletePreviewInput {
  readonly path: t.GetTaskDeletePreviewData['path'];
}

export interface GetTaskDependencyGraphInput {
  readonly path: t.GetTaskDependencyGraphData['path'];
}

export interface GetTaskDetailsInput {
  readonly path: t.GetTaskDetailsData['path'];
}

export interface GetFullTaskInput {
  readonly path: t.GetFullTaskData['path'];
}

export interface JumpTaskToStageInput {
  readonly path: t.JumpTaskToStageData['path'];
  readonly body: t.JumpTaskToStageData['body'];
}

export interface GetTaskMergeRedirectInput {
  readonly path: t.GetTaskMergeRedirectData['path'];
}

export interface SetTaskPrivacyInput {
  readonly path: t.SetTaskPrivacyData['path'];
  readonly body: t.SetTaskPrivacyData['body'];
}

export interface GetTaskProcessInstanceDetailsInput {
  readonly path: t.GetTaskProcessInstanceDetailsData['path'];
}

export interface RestoreTaskInput {
  readonly path: t.RestoreTaskData['path'];
  readonly body: t.RestoreTaskData['body'];
}

export interface ListTaskTicketLinkCandidatesInput {
  readonly path: t.ListTaskTicketLinkCandidatesData['path'];
  readonly query: WithDefaults<NonNullable<t.ListTaskTicketLinkCandidatesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListTaskWatchersInput {
  readonly path: t.ListTaskWatchersData['path'];
  readonly query: WithDefaults<NonNullable<t.ListTaskWatchersData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ReplaceTaskWatchersInput {
  readonly path: t.ReplaceTaskWatchersData['path'];
  readonly body: t.ReplaceTaskWatchersData['body'];
}

/** Tasks: one handler per operation of the contract. */
export interface TasksHandlers {
  /** Get the caller's day · GET /v1/my-day · self */
  readonly getMyDay: (ctx: ReadContext, input: GetMyDayInput) => Promise<Result<t.GetMyDayResponse['data']>>;
  /** Get a team's day · GET /v1/my-day/oversight · tasks.manage */
  readonly getMyDayOversight: (ctx: ReadContext, input: GetMyDayOversightInput) => Promise<Result<t.GetMyDayOversightResponse['data']>>;
  /** List task audit entries · GET /v1/task-audit · tasks.view */
  readonly listTaskAuditEntries: (ctx: ReadContext, input: ListTaskAuditEntriesInput) => Promise<Page<t.ListTaskAuditEntriesResponse['data'][number]>>;
  /** Get task auto-assignment settings · GET /v1/task-settings/auto-assignment · settings.view */
  readonly getTaskAutoAssignmentSettings: (ctx: ReadContext) => Promise<Result<t.GetTaskAutoAssignmentSettingsResponse['data']>>;
  /** List stages of tasks · GET /v1/task-stages · tasks.view */
  readonly listTaskStages: (ctx: ReadContext, input: ListTaskStagesInput) => Promise<Page<t.ListTaskStagesResponse['data'][number]>>;
  /** Update several stages · POST /v1/task-stages/bulk/update · tasks.view */
  readonly bulkUpdateTaskStages: (ctx: WriteContext<'process.stage_changed' | 'process.instance_completed' | 'process.instance_updated' | 'ticket.all_linked_processes_completed'>, input: BulkUpdateTaskStagesInput) => Promise<Result<t.BulkUpdateTaskStagesResponse['data']>>;
  /** Get stage counts by group · GET /v1/task-stages/group-counts · tasks.view */
  readonly getTaskStageGroupCounts: (ctx: ReadContext, input: GetTaskStageGroupCountsInput) => Promise<Result<t.GetTaskStageGroupCountsResponse['data']>>;
  /** Manage a stage · POST /v1/task-stages/manage · tasks.view */
  readonly manageTaskStage: (ctx: WriteContext<'process.stage_changed' | 'process.instance_completed' | 'process.instance_updated' | 'ticket.all_linked_processes_completed'>, input: ManageTaskStageInput) => Promise<Result<t.ManageTaskStageResponse['data']>>;
  /** List the caller's stages · GET /v1/task-stages/my-work · tasks.view */
  readonly listMyWorkStages: (ctx: ReadContext, input: ListMyWorkStagesInput) => Promise<Page<t.ListMyWorkStagesResponse['data'][number]>>;
  /** Get the caller's stage counts · GET /v1/task-stages/my-work/counts · tasks.view */
  readonly getMyWorkCounts: (ctx: ReadContext) => Promise<Result<t.GetMyWorkCountsResponse['data']>>;
  /** List the caller's pinned stages · GET /v1/task-stages/my-work/pinned · tasks.view */
  readonly listMyPinnedStages: (ctx: ReadContext, input: ListMyPinnedStagesInput) => Promise<Page<t.ListMyPinnedStagesResponse['data'][number]>>;
  /** List stages in the overflow · GET /v1/task-stages/overflow · tasks.view */
  readonly listOverflowStages: (ctx: ReadContext, input: ListOverflowStagesInput) => Promise<Page<t.ListOverflowStagesResponse['data'][number]>>;
  /** Retry overflow assignments · POST /v1/task-stages/retry-overflow-assignment · tasks.manage */
  readonly retryTaskStageOverflowAssignment: (ctx: WriteContext<'process.instance_updated'>, input: RetryTaskStageOverflowAssignmentInput) => Promise<Result<t.RetryTaskStageOverflowAssignmentResponse['data']>>;
  /** Complete a substage · POST /v1/task-stages/substages/{id}/complete · tasks.view */
  readonly completeTaskSubstage: (ctx: WriteContext<'process.stage_changed' | 'process.instance_completed' | 'process.instance_updated' | 'ticket.all_linked_processes_completed'>, input: CompleteTaskSubstageInput) => Promise<Result<t.CompleteTaskSubstageResponse['data']>>;
  /** Reopen a substage · POST /v1/task-stages/substages/{id}/reopen · tasks.view */
  readonly reopenTaskSubstage: (ctx: WriteContext<'process.stage_changed' | 'process.instance_updated'>, input: ReopenTaskSubstageInput) => Promise<Result<t.ReopenTaskSubstageResponse['data']>>;
  /** Get the dependencies of a stage · GET /v1/task-stages/{id}/dependencies · tasks.view */
  readonly getTaskStageDependencies: (ctx: ReadContext, input: GetTaskStageDependenciesInput) => Promise<Result<t.GetTaskStageDependenciesResponse['data']>>;
  /** List tasks · GET /v1/tasks · tasks.view */
  readonly listTasks: (ctx: ReadContext, input: ListTasksInput) => Promise<Page<t.ListTasksResponse['data'][number]>>;
  /** Create a task · POST /v1/tasks · tasks.create */
  readonly createTask: (ctx: WriteContext<'process.instance_created' | 'ticket.linked_process_created'>, input: CreateTaskInput) => Promise<Result<t.CreateTaskResponse['data']>>;
  /** Count tasks per client · GET /v1/tasks/actions/count-by-client · tasks.view */
  readonly countTasksByClient: (ctx: ReadContext, input: CountTasksByClientInput) => Promise<Page<t.CountTasksByClientResponse['data'][number]>>;
  /** Delete several tasks · POST /v1/tasks/bulk/delete · tasks.view */
  readonly bulkDeleteTasks: (ctx: WriteContext<'process.instance_deleted'>, input: BulkDeleteTasksInput) => Promise<Result<t.BulkDeleteTasksResponse['data']>>;
  /** Update several tasks · POST /v1/tasks/bulk/update · tasks.view */
  readonly bulkUpdateTasks: (ctx: WriteContext<'process.instance_completed' | 'process.instance_updated' | 'ticket.all_linked_processes_completed'>, input: BulkUpdateTasksInput) => Promise<Result<t.BulkUpdateTasksResponse['data']>>;
  /** Get task counts by group · GET /v1/tasks/group-counts · tasks.view */
  readonly getTaskGroupCounts: (ctx: ReadContext, input: GetTaskGroupCountsInput) => Promise<Result<t.GetTaskGroupCountsResponse['data']>>;
  /** Link a task to a ticket · POST /v1/tasks/link-ticket · tasks.edit */
  readonly linkTaskTicket: (ctx: WriteContext<'ticket.linked_process_attached'>, input: LinkTaskTicketInput) => Promise<Result<t.LinkTaskTicketResponse['data']>>;
  /** Create or update a task · POST /v1/tasks/manage · tasks.view */
  readonly manageTask: (ctx: WriteContext<'process.instance_created' | 'process.instance_completed' | 'process.instance_updated' | 'ticket.linked_process_created' | 'ticket.all_linked_processes_completed'>, input: ManageTaskInput) => Promise<Result<t.ManageTaskResponse['data']>>;
  /** Merge tasks into one · POST /v1/tasks/merge · tasks.manage */
  readonly mergeTasks: (ctx: WriteContext<'process.merged' | 'process.instance_updated'>, input: MergeTasksInput) => Promise<Result<t.MergeTasksResponse['data']>>;
  /** Preview a merge of tasks · POST /v1/tasks/merge/preview · tasks.manage */
  readonly previewTaskMerge: (ctx: ReadContext, input: PreviewTaskMergeInput) => Promise<Result<t.PreviewTaskMergeResponse['data']>>;
  /** Get task filter options · GET /v1/tasks/options · tasks.view */
  readonly getTaskOptions: (ctx: ReadContext, input: GetTaskOptionsInput) => Promise<Result<t.GetTaskOptionsResponse['data']>>;
  /** List task references · GET /v1/tasks/references · tasks.view */
  readonly listTaskReferences: (ctx: ReadContext, input: ListTaskReferencesInput) => Promise<Page<t.ListTaskReferencesResponse['data'][number]>>;
  /** List saved task views · GET /v1/tasks/saved-views · tasks.view */
  readonly listTaskSavedViews: (ctx: ReadContext, input: ListTaskSavedViewsInput) => Promise<Page<t.ListTaskSavedViewsResponse['data'][number]>>;
  /** List the tasks of a saved view · GET /v1/tasks/saved-views/{id}/execute · tasks.view */
  readonly listSavedViewTasks: (ctx: ReadContext, input: ListSavedViewTasksInput) => Promise<Page<t.ListSavedViewTasksResponse['data'][number]>>;
  /** List task ticket links · GET /v1/tasks/ticket-links · tasks.view */
  readonly listTaskTicketLinks: (ctx: ReadContext, input: ListTaskTicketLinksInput) => Promise<Page<t.ListTaskTicketLinksResponse['data'][number]>>;
  /** Move a task to its next stage · POST /v1/tasks/transition-stage · tasks.view */
  readonly transitionTaskStage: (ctx: WriteContext<'process.stage_changed' | 'process.instance_completed' | 'process.instance_updated' | 'ticket.all_linked_processes_completed'>, input: TransitionTaskStageInput) => Promise<Result<t.TransitionTaskStageResponse['data']>>;
  /** Unlink a task from a ticket · POST /v1/tasks/unlink-ticket · tasks.edit */
  readonly unlinkTaskTicket: (ctx: WriteContext<never>, input: UnlinkTaskTicketInput) => Promise<Result<t.UnlinkTaskTicketResponse['data']>>;
  /** Update task fields · POST /v1/tasks/update-fields · tasks.view */
  readonly updateTaskFields: (ctx: WriteContext<'process.instance_completed' | 'process.instance_updated' | 'ticket.all_linked_processes_completed'>, input: UpdateTaskFieldsInput) => Promise<Result<t.UpdateTaskFieldsResponse['data']>>;
  /** Get a task · GET /v1/tasks/{id} · tasks.view */
  readonly getTask: (ctx: ReadContext, input: GetTaskInput) => Promise<Result<t.GetTaskResponse['data']>>;
  /** Delete a task · DELETE /v1/tasks/{id} · tasks.view */
  readonly deleteTask: (ctx: WriteContext<'process.instance_deleted'>, input: DeleteTaskInput) => Promise<Result<t.DeleteTaskResponse['data']>>;
  /** List the activity of a task · GET /v1/tasks/{id}/activity · tasks.view */
  readonly listTaskActivity: (ctx: ReadContext, input: ListTaskActivityInput) => Promise<Page<t.ListTaskActivityResponse['data'][number]>>;
  /** Get a task's delete preview · GET /v1/tasks/{id}/delete-preview · tasks.view */
  readonly getTaskDeletePreview: (ctx: ReadContext, input: GetTaskDeletePreviewInput) => Promise<Result<t.GetTaskDeletePreviewResponse['data']>>;
  /** Get a task's dependency graph · GET /v1/tasks/{id}/dependency-graph · tasks.view */
  readonly getTaskDependencyGraph: (ctx: ReadContext, input: GetTaskDependencyGraphInput) => Promise<Result<t.GetTaskDependencyGraphResponse['data']>>;
  /** Get a task with its stages and people · GET /v1/tasks/{id}/details · tasks.view */
  readonly getTaskDetails: (ctx: ReadContext, input: GetTaskDetailsInput) => Promise<Result<t.GetTaskDetailsResponse['data']>>;
  /** Get a full task · GET /v1/tasks/{id}/full · tasks.view */
  readonly getFullTask: (ctx: ReadContext, input: GetFullTaskInput) => Promise<Result<t.GetFullTaskResponse['data']>>;
  /** Jump to a stage of a task · POST /v1/tasks/{id}/jump-to-stage · tasks.view */
  readonly jumpTaskToStage: (ctx: WriteContext<'process.stage_changed' | 'process.instance_updated'>, input: JumpTaskToStageInput) => Promise<Result<t.JumpTaskToStageResponse['data']>>;
  /** Get the survivor of a merged task · GET /v1/tasks/{id}/merge-redirect · tasks.view */
  readonly getTaskMergeRedirect: (ctx: ReadContext, input: GetTaskMergeRedirectInput) => Promise<Result<t.GetTaskMergeRedirectResponse['data']>>;
  /** Set the privacy of a task · POST /v1/tasks/{id}/privacy · tasks.edit */
  readonly setTaskPrivacy: (ctx: WriteContext<'process.instance_updated'>, input: SetTaskPrivacyInput) => Promise<Result<t.SetTaskPrivacyResponse['data']>>;
  /** Get a task's process run · GET /v1/tasks/{id}/process-instance-details · tasks.view */
  readonly getTaskProcessInstanceDetails: (ctx: ReadContext, input: GetTaskProcessInstanceDetailsInput) => Promise<Result<t.GetTaskProcessInstanceDetailsResponse['data']>>;
  /** Restore a task · POST /v1/tasks/{id}/restore · tasks.delete */
  readonly restoreTask: (ctx: WriteContext<'process.instance_updated'>, input: RestoreTaskInput) => Promise<Result<t.RestoreTaskResponse['data']>>;
  /** List ticket candidates for a task · GET /v1/tasks/{id}/ticket-link-candidates · tasks.edit */
  readonly listTaskTicketLinkCandidates: (ctx: ReadContext, input: ListTaskTicketLinkCandidatesInput) => Promise<Page<t.ListTaskTicketLinkCandidatesResponse['data'][number]>>;
  /** List watchers of a task · GET /v1/tasks/{id}/watchers · tasks.view */
  readonly listTaskWatchers: (ctx: ReadContext, input: ListTaskWatchersInput) => Promise<Page<t.ListTaskWatchersResponse['data'][number]>>;
  /** Replace watchers of a task · POST /v1/tasks/{id}/watchers · tasks.view */
  readonly replaceTaskWatchers: (ctx: WriteContext<'process.instance_updated'>, input: ReplaceTaskWatchersInput) => Promise<Result<t.ReplaceTaskWatchersResponse['data']>>;
}
