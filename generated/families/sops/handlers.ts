// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface SetSopChecklistItemInput {
  readonly path: t.SetSopChecklistItemData['path'];
  readonly body: t.SetSopChecklistItemData['body'];
}

export interface GetSopChecklistProgressInput {
  readonly path: t.GetSopChecklistProgressData['path'];
  readonly query: NonNullable<t.GetSopChecklistProgressData['query']>;
}

export interface GetKnowledgeBaseStatsInput {
  readonly query: WithDefaults<NonNullable<t.GetKnowledgeBaseStatsData['query']>, 'period_days' | 'is_including_subfolders'>;
}

export interface DeleteSopContentBlocksInput {
  readonly query: NonNullable<t.DeleteSopContentBlocksData['query']>;
}

export interface UpdateSopContentBlockInput {
  readonly path: t.UpdateSopContentBlockData['path'];
  readonly body: t.UpdateSopContentBlockData['body'];
}

export interface CreateSopFeedbackInput {
  readonly body: t.CreateSopFeedbackData['body'];
}

export interface ListSopFoldersInput {
  readonly query: WithDefaults<NonNullable<t.ListSopFoldersData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface CreateSopFolderInput {
  readonly body: t.CreateSopFolderData['body'];
}

export interface GetSopFolderInput {
  readonly path: t.GetSopFolderData['path'];
}

export interface UpdateSopFolderInput {
  readonly path: t.UpdateSopFolderData['path'];
  readonly body: t.UpdateSopFolderData['body'];
}

export interface DeleteSopFolderInput {
  readonly path: t.DeleteSopFolderData['path'];
  readonly query: NonNullable<t.DeleteSopFolderData['query']>;
}

export interface MoveSopFolderInput {
  readonly path: t.MoveSopFolderData['path'];
  readonly body: t.MoveSopFolderData['body'];
}

export interface MoveSopFolderContentsInput {
  readonly path: t.MoveSopFolderContentsData['path'];
  readonly body: t.MoveSopFolderContentsData['body'];
}

export interface DeleteSopFolderWithItemsInput {
  readonly path: t.DeleteSopFolderWithItemsData['path'];
  readonly query: NonNullable<t.DeleteSopFolderWithItemsData['query']>;
}

export interface ListSopOutdatedFlagsInput {
  readonly query: WithDefaults<NonNullable<t.ListSopOutdatedFlagsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface SetSopOutdatedFlagStatusInput {
  readonly path: t.SetSopOutdatedFlagStatusData['path'];
  readonly body: t.SetSopOutdatedFlagStatusData['body'];
}

export interface DeleteSopPrerequisitesInput {
  readonly query: NonNullable<t.DeleteSopPrerequisitesData['query']>;
}

export interface ListSopReviewsInput {
  readonly query: WithDefaults<NonNullable<t.ListSopReviewsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface DecideSopReviewInput {
  readonly path: t.DecideSopReviewData['path'];
  readonly body: t.DecideSopReviewData['body'];
}

export interface DeleteSopStepsInput {
  readonly query: NonNullable<t.DeleteSopStepsData['query']>;
}

export interface UpdateSopStepInput {
  readonly path: t.UpdateSopStepData['path'];
  readonly body: t.UpdateSopStepData['body'];
}

export interface CreateSopContentBlocksInput {
  readonly path: t.CreateSopContentBlocksData['path'];
  readonly body: t.CreateSopContentBlocksData['body'];
}

export interface ReorderSopContentBlocksInput {
  readonly path: t.ReorderSopContentBlocksData['path'];
  readonly body: t.ReorderSopContentBlocksData['body'];
}

export interface ListSopTagsInput {
  readonly query: WithDefaults<NonNullable<t.ListSopTagsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface SetSopTagInput {
  readonly path: t.SetSopTagData['path'];
  readonly body: t.SetSopTagData['body'];
}

export interface SetSopViewProgressInput {
  readonly path: t.SetSopViewProgressData['path'];
  readonly body: t.SetSopViewProgressData['body'];
}

export interface ListSopsInput {
  readonly query: WithDefaults<NonNullable<t.ListSopsData['query']>, 'status' | 'is_including_subfolders' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateSopInput {
  readonly body: t.CreateSopData['body'];
}

export interface ListAuthoringSopsInput {
  readonly query: WithDefaults<NonNullable<t.ListAuthoringSopsData['query']>, 'is_including_subfolders' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListRecentSopsInput {
  readonly query: WithDefaults<NonNullable<t.ListRecentSopsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface SearchSopsInput {
  readonly query: WithDefaults<NonNullable<t.SearchSopsData['query']>, 'is_including_subfolders' | 'order' | 'limit' | 'offset'>;
}

export interface GetSopInput {
  readonly path: t.GetSopData['path'];
}

export interface UpdateSopInput {
  readonly path: t.UpdateSopData['path'];
  readonly body: t.UpdateSopData['body'];
}

export interface DeleteSopInput {
  readonly path: t.DeleteSopData['path'];
  readonly query: NonNullable<t.DeleteSopData['query']>;
}

export interface GetSopWorkingCopyInput {
  readonly path: t.GetSopWorkingCopyData['path'];
  readonly query: NonNullable<t.GetSopWorkingCopyData['query']>;
}

export interface GetSopContentInput {
  readonly path: t.GetSopContentData['path'];
  readonly query: NonNullable<t.GetSopContentData['query']>;
}

export interface MoveSopInput {
  readonly path: t.MoveSopData['path'];
  readonly body: t.MoveSopData['body'];
}

export interface GetSopDetailsInput {
  readonly path: t.GetSopDetailsData['path'];
  readonly query: NonNullable<t.GetSopDetailsData['query']>;
}

export interface CreateSopOutdatedFlagInput {
  readonly path: t.CreateSopOutdatedFlagData['path'];
  readonly body: t.CreateSopOutdatedFlagData['body'];
}

export interface ListMySopOutdatedFlagsInput {
  readonly path: t.ListMySopOutdatedFlagsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListMySopOutdatedFlagsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListSopPrerequisitesInput {
  readonly path: t.ListSopPrerequisitesData['path'];
  readonly query: WithDefaults<NonNullable<t.ListSopPrerequisitesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface AddSopPrerequisitesInput {
  readonly path: t.AddSopPrerequisitesData['path'];
  readonly body: t.AddSopPrerequisitesData['body'];
}

export interface GetSopRatingInput {
  readonly path: t.GetSopRatingData['path'];
}

export interface SetSopRatingInput {
  readonly path: t.SetSopRatingData['path'];
  readonly body: t.SetSopRatingData['body'];
}

export interface CreateSopStepsInput {
  readonly path: t.CreateSopStepsData['path'];
  readonly body: t.CreateSopStepsData['body'];
}

export interface ReorderSopStepsInput {
  readonly path: t.ReorderSopStepsData['path'];
  readonly body: t.ReorderSopStepsData['body'];
}

export interface ListSopVersionsInput {
  readonly path: t.ListSopVersionsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListSopVersionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetSopVersionInput {
  readonly path: t.GetSopVersionData['path'];
  readonly query: NonNullable<t.GetSopVersionData['query']>;
}

export interface RestoreSopVersionInput {
  readonly path: t.RestoreSopVersionData['path'];
  readonly body: t.RestoreSopVersionData['body'];
}

export interface StartSopViewInput {
  readonly path: t.StartSopViewData['path'];
  readonly body: t.StartSopViewData['body'];
}

export interface ListMySopViewsInput {
  readonly path: t.ListMySopViewsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListMySopViewsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

/** SOPs: one handler per operation of the contract. */
export interface SopsHandlers {
  /** Set an SOP checklist item · PUT /v1/checklist-blocks/{id}/items/{itemId} · sops.view */
  readonly setSopChecklistItem: (ctx: WriteContext<never>, input: SetSopChecklistItemInput) => Promise<Result<t.SetSopChecklistItemResponse['data']>>;
  /** Get SOP checklist progress · GET /v1/checklist-blocks/{id}/progress · sops.view */
  readonly getSopChecklistProgress: (ctx: ReadContext, input: GetSopChecklistProgressInput) => Promise<Result<t.GetSopChecklistProgressResponse['data']>>;
  /** Get knowledge base statistics · GET /v1/knowledge-base/stats · sops.view */
  readonly getKnowledgeBaseStats: (ctx: ReadContext, input: GetKnowledgeBaseStatsInput) => Promise<Result<t.GetKnowledgeBaseStatsResponse['data']>>;
  /** Delete SOP content blocks · DELETE /v1/sop-content-blocks · sops.author */
  readonly deleteSopContentBlocks: (ctx: WriteContext<never>, input: DeleteSopContentBlocksInput) => Promise<Result<t.DeleteSopContentBlocksResponse['data']>>;
  /** Update an SOP content block · PATCH /v1/sop-content-blocks/{id} · sops.author */
  readonly updateSopContentBlock: (ctx: WriteContext<never>, input: UpdateSopContentBlockInput) => Promise<Result<t.UpdateSopContentBlockResponse['data']>>;
  /** Create SOP feedback · POST /v1/sop-feedback · sops.view */
  readonly createSopFeedback: (ctx: WriteContext<'sop.feedback_received'>, input: CreateSopFeedbackInput) => Promise<Result<t.CreateSopFeedbackResponse['data']>>;
  /** List SOP folders · GET /v1/sop-folders · sops.view */
  readonly listSopFolders: (ctx: ReadContext, input: ListSopFoldersInput) => Promise<Page<t.ListSopFoldersResponse['data'][number]>>;
  /** Create an SOP folder · POST /v1/sop-folders · sops.author */
  readonly createSopFolder: (ctx: WriteContext<never>, input: CreateSopFolderInput) => Promise<Result<t.CreateSopFolderResponse['data']>>;
  /** Get an SOP folder · GET /v1/sop-folders/{id} · sops.view */
  readonly getSopFolder: (ctx: ReadContext, input: GetSopFolderInput) => Promise<Result<t.GetSopFolderResponse['data']>>;
  /** Update an SOP folder · PATCH /v1/sop-folders/{id} · sops.author */
  readonly updateSopFolder: (ctx: WriteContext<never>, input: UpdateSopFolderInput) => Promise<Result<t.UpdateSopFolderResponse['data']>>;
  /** Delete an empty SOP folder · DELETE /v1/sop-folders/{id} · sops.author */
  readonly deleteSopFolder: (ctx: WriteContext<never>, input: DeleteSopFolderInput) => Promise<Result<t.DeleteSopFolderResponse['data']>>;
  /** Move an SOP folder · POST /v1/sop-folders/{id}/move · sops.author */
  readonly moveSopFolder: (ctx: WriteContext<never>, input: MoveSopFolderInput) => Promise<Result<t.MoveSopFolderResponse['data']>>;
  /** Move the contents of an SOP folder · POST /v1/sop-folders/{id}/move-contents · sops.author */
  readonly moveSopFolderContents: (ctx: WriteContext<'sop.updated'>, input: MoveSopFolderContentsInput) => Promise<Result<t.MoveSopFolderContentsResponse['data']>>;
  /** Delete an SOP folder with its contents · DELETE /v1/sop-folders/{id}/with-items · sops.manage */
  readonly deleteSopFolderWithItems: (ctx: WriteContext<never>, input: DeleteSopFolderWithItemsInput) => Promise<Result<t.DeleteSopFolderWithItemsResponse['data']>>;
  /** List SOP outdated flags · GET /v1/sop-outdated-flags · sops.view */
  readonly listSopOutdatedFlags: (ctx: ReadContext, input: ListSopOutdatedFlagsInput) => Promise<Page<t.ListSopOutdatedFlagsResponse['data'][number]>>;
  /** Set the status of an outdated flag · PUT /v1/sop-outdated-flags/{id}/status · sops.view */
  readonly setSopOutdatedFlagStatus: (ctx: WriteContext<never>, input: SetSopOutdatedFlagStatusInput) => Promise<Result<t.SetSopOutdatedFlagStatusResponse['data']>>;
  /** Delete SOP prerequisites · DELETE /v1/sop-prerequisites · sops.author */
  readonly deleteSopPrerequisites: (ctx: WriteContext<'sop.updated'>, input: DeleteSopPrerequisitesInput) => Promise<Result<t.DeleteSopPrerequisitesResponse['data']>>;
  /** List SOP reviews · GET /v1/sop-reviews · sops.view */
  readonly listSopReviews: (ctx: ReadContext, input: ListSopReviewsInput) => Promise<Page<t.ListSopReviewsResponse['data'][number]>>;
  /** Decide an SOP review · POST /v1/sop-reviews/{id}/decision · sops.review */
  readonly decideSopReview: (ctx: WriteContext<'sop.published' | 'sop.updated'>, input: DecideSopReviewInput) => Promise<Result<t.DecideSopReviewResponse['data']>>;
  /** Delete SOP steps · DELETE /v1/sop-steps · sops.author */
  readonly deleteSopSteps: (ctx: WriteContext<never>, input: DeleteSopStepsInput) => Promise<Result<t.DeleteSopStepsResponse['data']>>;
  /** Update an SOP step · PATCH /v1/sop-steps/{id} · sops.author */
  readonly updateSopStep: (ctx: WriteContext<never>, input: UpdateSopStepInput) => Promise<Result<t.UpdateSopStepResponse['data']>>;
  /** Create SOP content blocks · POST /v1/sop-steps/{id}/content-blocks · sops.author */
  readonly createSopContentBlocks: (ctx: WriteContext<never>, input: CreateSopContentBlocksInput) => Promise<Result<t.CreateSopContentBlocksResponse['data']>>;
  /** Reorder SOP content blocks · POST /v1/sop-steps/{id}/content-blocks/order · sops.author */
  readonly reorderSopContentBlocks: (ctx: WriteContext<never>, input: ReorderSopContentBlocksInput) => Promise<Result<t.ReorderSopContentBlocksResponse['data']>>;
  /** List SOP tags · GET /v1/sop-tags · sops.view */
  readonly listSopTags: (ctx: ReadContext, input: ListSopTagsInput) => Promise<Page<t.ListSopTagsResponse['data'][number]>>;
  /** Set an SOP tag · PUT /v1/sop-tags/by-name/{name} · sops.author */
  readonly setSopTag: (ctx: WriteContext<'sop.updated'>, input: SetSopTagInput) => Promise<Result<t.SetSopTagResponse['data']>>;
  /** Set my reading progress on an SOP · PUT /v1/sop-views/{id} · sops.view */
  readonly setSopViewProgress: (ctx: WriteContext<'process.instance_updated'>, input: SetSopViewProgressInput) => Promise<Result<t.SetSopViewProgressResponse['data']>>;
  /** List SOPs · GET /v1/sops · sops.view */
  readonly listSops: (ctx: ReadContext, input: ListSopsInput) => Promise<Page<t.ListSopsResponse['data'][number]>>;
  /** Create an SOP · POST /v1/sops · sops.author */
  readonly createSop: (ctx: WriteContext<never>, input: CreateSopInput) => Promise<Result<t.CreateSopResponse['data']>>;
  /** List SOPs for authors · GET /v1/sops/authoring · sops.author */
  readonly listAuthoringSops: (ctx: ReadContext, input: ListAuthoringSopsInput) => Promise<Page<t.ListAuthoringSopsResponse['data'][number]>>;
  /** List recent SOPs · GET /v1/sops/recent · sops.view */
  readonly listRecentSops: (ctx: ReadContext, input: ListRecentSopsInput) => Promise<Page<t.ListRecentSopsResponse['data'][number]>>;
  /** Search SOPs · GET /v1/sops/search · sops.view */
  readonly searchSops: (ctx: ReadContext, input: SearchSopsInput) => Promise<Page<t.SearchSopsResponse['data'][number]>>;
  /** Get an SOP · GET /v1/sops/{id} · sops.view */
  readonly getSop: (ctx: ReadContext, input: GetSopInput) => Promise<Result<t.GetSopResponse['data']>>;
  /** Update an SOP · PATCH /v1/sops/{id} · record */
  readonly updateSop: (ctx: WriteContext<'sop.published' | 'sop.archived' | 'sop.updated'>, input: UpdateSopInput) => Promise<Result<t.UpdateSopResponse['data']>>;
  /** Delete an SOP · DELETE /v1/sops/{id} · sops.manage */
  readonly deleteSop: (ctx: WriteContext<never>, input: DeleteSopInput) => Promise<Result<t.DeleteSopResponse['data']>>;
  /** Get the working copy of an SOP · GET /v1/sops/{id}/authoring · record */
  readonly getSopWorkingCopy: (ctx: ReadContext, input: GetSopWorkingCopyInput) => Promise<Result<t.GetSopWorkingCopyResponse['data']>>;
  /** Get SOP content · GET /v1/sops/{id}/content · sops.view */
  readonly getSopContent: (ctx: ReadContext, input: GetSopContentInput) => Promise<Result<t.GetSopContentResponse['data']>>;
  /** Move an SOP · POST /v1/sops/{id}/folder · sops.author */
  readonly moveSop: (ctx: WriteContext<'sop.updated'>, input: MoveSopInput) => Promise<Result<t.MoveSopResponse['data']>>;
  /** Get SOP details · GET /v1/sops/{id}/full · sops.view */
  readonly getSopDetails: (ctx: ReadContext, input: GetSopDetailsInput) => Promise<Result<t.GetSopDetailsResponse['data']>>;
  /** Create an SOP outdated flag · POST /v1/sops/{id}/outdated-flags · sops.view */
  readonly createSopOutdatedFlag: (ctx: WriteContext<'sop.feedback_received'>, input: CreateSopOutdatedFlagInput) => Promise<Result<t.CreateSopOutdatedFlagResponse['data']>>;
  /** List my SOP outdated flags · GET /v1/sops/{id}/outdated-flags/mine · sops.view */
  readonly listMySopOutdatedFlags: (ctx: ReadContext, input: ListMySopOutdatedFlagsInput) => Promise<Page<t.ListMySopOutdatedFlagsResponse['data'][number]>>;
  /** List SOP prerequisites · GET /v1/sops/{id}/prerequisites · sops.view */
  readonly listSopPrerequisites: (ctx: ReadContext, input: ListSopPrerequisitesInput) => Promise<Page<t.ListSopPrerequisitesResponse['data'][number]>>;
  /** Add SOP prerequisites · POST /v1/sops/{id}/prerequisites · sops.author */
  readonly addSopPrerequisites: (ctx: WriteContext<'sop.updated'>, input: AddSopPrerequisitesInput) => Promise<Result<t.AddSopPrerequisitesResponse['data']>>;
  /** Get an SOP rating · GET /v1/sops/{id}/rating · sops.view */
  readonly getSopRating: (ctx: ReadContext, input: GetSopRatingInput) => Promise<Result<t.GetSopRatingResponse['data']>>;
  /** Set an SOP rating · PUT /v1/sops/{id}/rating · sops.view */
  readonly setSopRating: (ctx: WriteContext<never>, input: SetSopRatingInput) => Promise<Result<t.SetSopRatingResponse['data']>>;
  /** Create SOP steps · POST /v1/sops/{id}/steps · sops.author */
  readonly createSopSteps: (ctx: WriteContext<never>, input: CreateSopStepsInput) => Promise<Result<t.CreateSopStepsResponse['data']>>;
  /** Reorder SOP steps · POST /v1/sops/{id}/steps/order · sops.author */
  readonly reorderSopSteps: (ctx: WriteContext<never>, input: ReorderSopStepsInput) => Promise<Result<t.ReorderSopStepsResponse['data']>>;
  /** List SOP versions · GET /v1/sops/{id}/versions · sops.view */
  readonly listSopVersions: (ctx: ReadContext, input: ListSopVersionsInput) => Promise<Page<t.ListSopVersionsResponse['data'][number]>>;
  /** Get an SOP version · GET /v1/sops/{id}/versions/{versionId} · sops.view */
  readonly getSopVersion: (ctx: ReadContext, input: GetSopVersionInput) => Promise<Result<t.GetSopVersionResponse['data']>>;
  /** Restore an SOP version · POST /v1/sops/{id}/versions/{versionId}/restore · sops.author */
  readonly restoreSopVersion: (ctx: WriteContext<never>, input: RestoreSopVersionInput) => Promise<Result<t.RestoreSopVersionResponse['data']>>;
  /** Start an SOP view · POST /v1/sops/{id}/views · sops.view */
  readonly startSopView: (ctx: WriteContext<never>, input: StartSopViewInput) => Promise<Result<t.StartSopViewResponse['data']>>;
  /** List my SOP views · GET /v1/sops/{id}/views/mine · sops.view */
  readonly listMySopViews: (ctx: ReadContext, input: ListMySopViewsInput) => Promise<Page<t.ListMySopViewsResponse['data'][number]>>;
}
