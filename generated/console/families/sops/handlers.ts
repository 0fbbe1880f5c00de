// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface BulkUpdateSopsInput {
  readonly body: t.BulkUpdateSopsData['body'];
}

export interface ImportSopInput {
  readonly body: t.ImportSopData['body'];
}

export interface ExportSopInput {
  readonly path: t.ExportSopData['path'];
  readonly body: t.ExportSopData['body'];
}

export interface ListSopUsagesInput {
  readonly path: t.ListSopUsagesData['path'];
  readonly query: WithDefaults<NonNullable<t.ListSopUsagesData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListSopReadersInput {
  readonly path: t.ListSopReadersData['path'];
  readonly query: WithDefaults<NonNullable<t.ListSopReadersData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListSopFeedbackInput {
  readonly query: WithDefaults<NonNullable<t.ListSopFeedbackData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface UpdateSopFeedbackInput {
  readonly path: t.UpdateSopFeedbackData['path'];
  readonly body: t.UpdateSopFeedbackData['body'];
}

export interface UpdateSopSettingsInput {
  readonly body: t.UpdateSopSettingsData['body'];
}

export interface UpdateSopTagInput {
  readonly path: t.UpdateSopTagData['path'];
  readonly body: t.UpdateSopTagData['body'];
}

export interface DeleteSopTagInput {
  readonly path: t.DeleteSopTagData['path'];
  readonly query: NonNullable<t.DeleteSopTagData['query']>;
}

/** SOPs: one handler per operation of the contract. */
export interface SopsHandlers {
  /** Update several SOPs · POST /console/api/sops/bulk/update · sops.author */
  readonly bulkUpdateSops: (ctx: WriteContext<'sop.updated'>, input: BulkUpdateSopsInput) => Promise<Result<t.BulkUpdateSopsResponse['data']>>;
  /** Import an SOP from a document · POST /console/api/sops/import · sops.author */
  readonly importSop: (ctx: WriteContext<never>, input: ImportSopInput) => Promise<Result<t.ImportSopResponse['data']>>;
  /** Export an SOP · POST /console/api/sops/{id}/export · sops.view */
  readonly exportSop: (ctx: ReadContext, input: ExportSopInput) => Promise<Result<t.ExportSopResponse['data']>>;
  /** List SOP usages · GET /console/api/sops/{id}/usages · sops.view */
  readonly listSopUsages: (ctx: ReadContext, input: ListSopUsagesInput) => Promise<Page<t.ListSopUsagesResponse['data'][number]>>;
  /** List SOP readers · GET /console/api/sops/{id}/readers · sops.author */
  readonly listSopReaders: (ctx: ReadContext, input: ListSopReadersInput) => Promise<Page<t.ListSopReadersResponse['data'][number]>>;
  /** List SOP feedback · GET /console/api/sop-feedback · sops.view */
  readonly listSopFeedback: (ctx: ReadContext, input: ListSopFeedbackInput) => Promise<Page<t.ListSopFeedbackResponse['data'][number]>>;
  /** Update SOP feedback · PATCH /console/api/sop-feedback/{id} · sops.view */
  readonly updateSopFeedback: (ctx: WriteContext<never>, input: UpdateSopFeedbackInput) => Promise<Result<t.UpdateSopFeedbackResponse['data']>>;
  /** Get SOP settings · GET /console/api/sop-settings · sops.view */
  readonly getSopSettings: (ctx: ReadContext) => Promise<Result<t.GetSopSettingsResponse['data']>>;
  /** Update SOP settings · PATCH /console/api/sop-settings · sops.manage */
  readonly updateSopSettings: (ctx: WriteContext<never>, input: UpdateSopSettingsInput) => Promise<Result<t.UpdateSopSettingsResponse['data']>>;
  /** Update an SOP tag · PATCH /console/api/sop-tags/{id} · sops.manage */
  readonly updateSopTag: (ctx: WriteContext<'sop.updated'>, input: UpdateSopTagInput) => Promise<Result<t.UpdateSopTagResponse['data']>>;
  /** Delete an SOP tag · DELETE /console/api/sop-tags/{id} · sops.manage */
  readonly deleteSopTag: (ctx: WriteContext<'sop.updated'>, input: DeleteSopTagInput) => Promise<Result<t.DeleteSopTagResponse['data']>>;
}
