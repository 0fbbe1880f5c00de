// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface UpdateEscalationSettingsInput {
  readonly body: t.UpdateEscalationSettingsData['body'];
}

export interface ListEscalationsInput {
  readonly query: WithDefaults<NonNullable<t.ListEscalationsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateEscalationInput {
  readonly body: t.CreateEscalationData['body'];
}

export interface GetEscalationCountsInput {
  readonly query: NonNullable<t.GetEscalationCountsData['query']>;
}

export interface ListEscalationNextStepsInput {
  readonly query: WithDefaults<NonNullable<t.ListEscalationNextStepsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListEscalationParticipantsInput {
  readonly query: WithDefaults<NonNullable<t.ListEscalationParticipantsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetEscalationInput {
  readonly path: t.GetEscalationData['path'];
}

export interface ReplaceEscalationAiSummaryInput {
  readonly path: t.ReplaceEscalationAiSummaryData['path'];
  readonly body: t.ReplaceEscalationAiSummaryData['body'];
}

export interface GenerateEscalationAiSummaryInput {
  readonly path: t.GenerateEscalationAiSummaryData['path'];
  readonly body: t.GenerateEscalationAiSummaryData['body'];
}

export interface AssignEscalationInput {
  readonly path: t.AssignEscalationData['path'];
  readonly body: t.AssignEscalationData['body'];
}

export interface CreateEscalationNextStepInput {
  readonly path: t.CreateEscalationNextStepData['path'];
  readonly body: t.CreateEscalationNextStepData['body'];
}

export interface UpdateEscalationNextStepInput {
  readonly path: t.UpdateEscalationNextStepData['path'];
  readonly body: t.UpdateEscalationNextStepData['body'];
}

export interface DeleteEscalationNextStepsInput {
  readonly path: t.DeleteEscalationNextStepsData['path'];
  readonly query: NonNullable<t.DeleteEscalationNextStepsData['query']>;
}

export interface AddEscalationParticipantsInput {
  readonly path: t.AddEscalationParticipantsData['path'];
  readonly body: t.AddEscalationParticipantsData['body'];
}

export interface RemoveEscalationParticipantsInput {
  readonly path: t.RemoveEscalationParticipantsData['path'];
  readonly query: NonNullable<t.RemoveEscalationParticipantsData['query']>;
}

export interface ListEscalationRecommendationsInput {
  readonly path: t.ListEscalationRecommendationsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListEscalationRecommendationsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface SetEscalationSelectedRecommendationInput {
  readonly path: t.SetEscalationSelectedRecommendationData['path'];
  readonly body: t.SetEscalationSelectedRecommendationData['body'];
}

export interface TransitionEscalationInput {
  readonly path: t.TransitionEscalationData['path'];
  readonly body: t.TransitionEscalationData['body'];
}

export interface ReplaceEscalationTagsInput {
  readonly path: t.ReplaceEscalationTagsData['path'];
  readonly body: t.ReplaceEscalationTagsData['body'];
}

export interface ListEscalationTaskLinksInput {
  readonly path: t.ListEscalationTaskLinksData['path'];
  readonly query: WithDefaults<NonNullable<t.ListEscalationTaskLinksData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface LinkEscalationTaskInput {
  readonly path: t.LinkEscalationTaskData['path'];
  readonly body: t.LinkEscalationTaskData['body'];
}

export interface UnlinkEscalationTaskInput {
  readonly path: t.UnlinkEscalationTaskData['path'];
  readonly query: NonNullable<t.UnlinkEscalationTaskData['query']>;
}

/** Escalations: one handler per operation of the contract. */
export interface EscalationsHandlers {
  /** Get escalation settings · GET /v1/escalation-settings · escalations.view */
  readonly getEscalationSettings: (ctx: ReadContext) => Promise<Result<t.GetEscalationSettingsResponse['data']>>;
  /** Update escalation settings · PATCH /v1/escalation-settings · escalations.manage */
  readonly updateEscalationSettings: (ctx: WriteContext<never>, input: UpdateEscalationSettingsInput) => Promise<Result<t.UpdateEscalationSettingsResponse['data']>>;
  /** List escalations · GET /v1/escalations · escalations.view */
  readonly listEscalations: (ctx: ReadContext, input: ListEscalationsInput) => Promise<Page<t.ListEscalationsResponse['data'][number]>>;
  /** Create an escalation · POST /v1/escalations · escalations.create */
  readonly createEscalation: (ctx: WriteContext<'escalation.created'>, input: CreateEscalationInput) => Promise<Result<t.CreateEscalationResponse['data']>>;
  /** Get escalation counts · GET /v1/escalations/counts · escalations.view */
  readonly getEscalationCounts: (ctx: ReadContext, input: GetEscalationCountsInput) => Promise<Result<t.GetEscalationCountsResponse['data']>>;
  /** List next steps · GET /v1/escalations/next-steps · escalations.view */
  readonly listEscalationNextSteps: (ctx: ReadContext, input: ListEscalationNextStepsInput) => Promise<Page<t.ListEscalationNextStepsResponse['data'][number]>>;
  /** List escalation participants · GET /v1/escalations/participants · escalations.view */
  readonly listEscalationParticipants: (ctx: ReadContext, input: ListEscalationParticipantsInput) => Promise<Page<t.ListEscalationParticipantsResponse['data'][number]>>;
  /** Get an escalation · GET /v1/escalations/{id} · escalations.view */
  readonly getEscalation: (ctx: ReadContext, input: GetEscalationInput) => Promise<Result<t.GetEscalationResponse['data']>>;
  /** Replace an escalation's summary · PUT /v1/escalations/{id}/ai-summary · escalations.edit */
  readonly replaceEscalationAiSummary: (ctx: WriteContext<'escalation.updated'>, input: ReplaceEscalationAiSummaryInput) => Promise<Result<t.ReplaceEscalationAiSummaryResponse['data']>>;
  /** Generate an escalation summary · POST /v1/escalations/{id}/ai-summary/generate · escalations.edit */
  readonly generateEscalationAiSummary: (ctx: WriteContext<'escalation.updated'>, input: GenerateEscalationAiSummaryInput) => Promise<Result<t.GenerateEscalationAiSummaryResponse['data']>>;
  /** Assign an escalation · PATCH /v1/escalations/{id}/assignee · escalations.edit */
  readonly assignEscalation: (ctx: WriteContext<'escalation.reassigned'>, input: AssignEscalationInput) => Promise<Result<t.AssignEscalationResponse['data']>>;
  /** Create a next step · POST /v1/escalations/{id}/next-steps · escalations.edit */
  readonly createEscalationNextStep: (ctx: WriteContext<'escalation.updated'>, input: CreateEscalationNextStepInput) => Promise<Result<t.CreateEscalationNextStepResponse['data']>>;
  /** Update a next step · PATCH /v1/escalations/{id}/next-steps · escalations.edit */
  readonly updateEscalationNextStep: (ctx: WriteContext<'escalation.updated'>, input: UpdateEscalationNextStepInput) => Promise<Result<t.UpdateEscalationNextStepResponse['data']>>;
  /** Delete next steps · DELETE /v1/escalations/{id}/next-steps · escalations.edit */
  readonly deleteEscalationNextSteps: (ctx: WriteContext<'escalation.updated'>, input: DeleteEscalationNextStepsInput) => Promise<Result<t.DeleteEscalationNextStepsResponse['data']>>;
  /** Add escalation participants · POST /v1/escalations/{id}/participants · escalations.edit */
  readonly addEscalationParticipants: (ctx: WriteContext<'escalation.updated'>, input: AddEscalationParticipantsInput) => Promise<Result<t.AddEscalationParticipantsResponse['data']>>;
  /** Remove escalation participants · DELETE /v1/escalations/{id}/participants · escalations.view */
  readonly removeEscalationParticipants: (ctx: WriteContext<'escalation.updated'>, input: RemoveEscalationParticipantsInput) => Promise<Result<t.RemoveEscalationParticipantsResponse['data']>>;
  /** List escalation recommendations · GET /v1/escalations/{id}/recommendations · escalations.view */
  readonly listEscalationRecommendations: (ctx: ReadContext, input: ListEscalationRecommendationsInput) => Promise<Page<t.ListEscalationRecommendationsResponse['data'][number]>>;
  /** Set the selected recommendation · PUT /v1/escalations/{id}/selected-recommendation · escalations.edit */
  readonly setEscalationSelectedRecommendation: (ctx: WriteContext<'escalation.updated'>, input: SetEscalationSelectedRecommendationInput) => Promise<Result<t.SetEscalationSelectedRecommendationResponse['data']>>;
  /** Transition an escalation · PATCH /v1/escalations/{id}/status · escalations.view */
  readonly transitionEscalation: (ctx: WriteContext<'escalation.reassigned' | 'escalation.updated' | 'escalation.status_changed'>, input: TransitionEscalationInput) => Promise<Result<t.TransitionEscalationResponse['data']>>;
  /** Replace an escalation's tags · PUT /v1/escalations/{id}/tags · escalations.edit */
  readonly replaceEscalationTags: (ctx: WriteContext<'escalation.updated'>, input: ReplaceEscalationTagsInput) => Promise<Result<t.ReplaceEscalationTagsResponse['data']>>;
  /** List escalation task links · GET /v1/escalations/{id}/task-links · escalations.view */
  readonly listEscalationTaskLinks: (ctx: ReadContext, input: ListEscalationTaskLinksInput) => Promise<Page<t.ListEscalationTaskLinksResponse['data'][number]>>;
  /** Link a task to an escalation · PUT /v1/escalations/{id}/task-links/{task_id} · escalations.edit */
  readonly linkEscalationTask: (ctx: WriteContext<'escalation.updated'>, input: LinkEscalationTaskInput) => Promise<Result<t.LinkEscalationTaskResponse['data']>>;
  /** Unlink a task from an escalation · DELETE /v1/escalations/{id}/task-links/{task_id} · escalations.edit */
  readonly unlinkEscalationTask: (ctx: WriteContext<'escalation.updated'>, input: UnlinkEscalationTaskInput) => Promise<Result<t.UnlinkEscalationTaskResponse['data']>>;
}
