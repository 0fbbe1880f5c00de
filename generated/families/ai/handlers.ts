// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListAiMemoriesInput {
  readonly query: WithDefaults<NonNullable<t.ListAiMemoriesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface SaveAiMemoryInput {
  readonly body: t.SaveAiMemoryData['body'];
}

export interface RefreshAiMemoryInput {
  readonly body: t.RefreshAiMemoryData['body'];
}

export interface GetAiMemoryProfileInput {
  readonly path: t.GetAiMemoryProfileData['path'];
  readonly query: NonNullable<t.GetAiMemoryProfileData['query']>;
}

export interface DeleteAiMemoryInput {
  readonly path: t.DeleteAiMemoryData['path'];
  readonly query: NonNullable<t.DeleteAiMemoryData['query']>;
}

export interface ListAiPresetsInput {
  readonly query: WithDefaults<NonNullable<t.ListAiPresetsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface DeleteAiPresetsInput {
  readonly query: NonNullable<t.DeleteAiPresetsData['query']>;
}

export interface ListAiPresetDetailsInput {
  readonly query: WithDefaults<NonNullable<t.ListAiPresetDetailsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface ListAiRequestsInput {
  readonly query: WithDefaults<NonNullable<t.ListAiRequestsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetAiRequestInput {
  readonly path: t.GetAiRequestData['path'];
  readonly query: NonNullable<t.GetAiRequestData['query']>;
}

export interface UpdateTenantAiSettingsInput {
  readonly body: t.UpdateTenantAiSettingsData['body'];
}

/** AI: one handler per operation of the contract. */
export interface AiHandlers {
  /** Get AI configuration options · GET /v1/ai-config-options · any */
  readonly getAiConfigOptions: (ctx: ReadContext) => Promise<Result<t.GetAiConfigOptionsResponse['data']>>;
  /** List AI memories · GET /v1/ai-memory · record */
  readonly listAiMemories: (ctx: ReadContext, input: ListAiMemoriesInput) => Promise<Page<t.ListAiMemoriesResponse['data'][number]>>;
  /** Save an AI memory · POST /v1/ai-memory · record */
  readonly saveAiMemory: (ctx: WriteContext<never>, input: SaveAiMemoryInput) => Promise<Result<t.SaveAiMemoryResponse['data']>>;
  /** Refresh AI memories · POST /v1/ai-memory/dream · record */
  readonly refreshAiMemory: (ctx: WriteContext<never>, input: RefreshAiMemoryInput) => Promise<Result<t.RefreshAiMemoryResponse['data']>>;
  /** Get an AI memory profile · GET /v1/ai-memory/profile/{scope} · record */
  readonly getAiMemoryProfile: (ctx: ReadContext, input: GetAiMemoryProfileInput) => Promise<Result<t.GetAiMemoryProfileResponse['data']>>;
  /** Delete an AI memory · DELETE /v1/ai-memory/{id} · record */
  readonly deleteAiMemory: (ctx: WriteContext<never>, input: DeleteAiMemoryInput) => Promise<Result<t.DeleteAiMemoryResponse['data']>>;
  /** List AI presets · GET /v1/ai-presets · settings.view */
  readonly listAiPresets: (ctx: ReadContext, input: ListAiPresetsInput) => Promise<Page<t.ListAiPresetsResponse['data'][number]>>;
  /** Delete AI presets · DELETE /v1/ai-presets · settings.manage */
  readonly deleteAiPresets: (ctx: WriteContext<never>, input: DeleteAiPresetsInput) => Promise<Result<t.DeleteAiPresetsResponse['data']>>;
  /** List AI preset details · GET /v1/ai-presets/details · settings.view */
  readonly listAiPresetDetails: (ctx: ReadContext, input: ListAiPresetDetailsInput) => Promise<Page<t.ListAiPresetDetailsResponse['data'][number]>>;
  /** List AI requests · GET /v1/ai-requests · self */
  readonly listAiRequests: (ctx: ReadContext, input: ListAiRequestsInput) => Promise<Page<t.ListAiRequestsResponse['data'][number]>>;
  /** Get an AI request · GET /v1/ai-requests/{id} · self */
  readonly getAiRequest: (ctx: ReadContext, input: GetAiRequestInput) => Promise<Result<t.GetAiRequestResponse['data']>>;
  /** Get AI settings · GET /v1/tenant-ai-settings · settings.view */
  readonly getTenantAiSettings: (ctx: ReadContext) => Promise<Result<t.GetTenantAiSettingsResponse['data']>>;
  /** Update AI settings · PATCH /v1/tenant-ai-settings · settings.manage */
  readonly updateTenantAiSettings: (ctx: WriteContext<never>, input: UpdateTenantAiSettingsInput) => Promise<Result<t.UpdateTenantAiSettingsResponse['data']>>;
}
