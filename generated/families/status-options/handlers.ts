// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListCustomObjectStatusOptionsInput {
  readonly query: WithDefaults<NonNullable<t.ListCustomObjectStatusOptionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface UpdateStatusOptionsInput {
  readonly body: t.UpdateStatusOptionsData['body'];
}

export interface ReadStatusOptionsInput {
  readonly body: t.ReadStatusOptionsData['body'];
}

export interface ReadEffectiveStageStatusesInput {
  readonly body: t.ReadEffectiveStageStatusesData['body'];
}

export interface SaveTagPriorityOptionInput {
  readonly body: t.SaveTagPriorityOptionData['body'];
}

export interface DeleteTagPriorityOptionsInput {
  readonly query: NonNullable<t.DeleteTagPriorityOptionsData['query']>;
}

export interface ArchiveTagPriorityOptionsInput {
  readonly body: t.ArchiveTagPriorityOptionsData['body'];
}

export interface ReadTagPriorityOptionsInput {
  readonly body: t.ReadTagPriorityOptionsData['body'];
}

export interface RestoreTagPriorityOptionsInput {
  readonly body: t.RestoreTagPriorityOptionsData['body'];
}

export interface SaveStatusTemplateInput {
  readonly body: t.SaveStatusTemplateData['body'];
}

export interface DeleteStatusTemplatesInput {
  readonly query: NonNullable<t.DeleteStatusTemplatesData['query']>;
}

export interface ListStatusTemplatesInput {
  readonly query: WithDefaults<NonNullable<t.ListStatusTemplatesData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
  readonly body: t.ListStatusTemplatesData['body'];
}

/** Status options: one handler per operation of the contract. */
export interface StatusOptionsHandlers {
  /** List status options of custom objects · GET /v1/status-options/custom-objects · objects.view */
  readonly listCustomObjectStatusOptions: (ctx: ReadContext, input: ListCustomObjectStatusOptionsInput) => Promise<Page<t.ListCustomObjectStatusOptionsResponse['data'][number]>>;
  /** Update status options · PATCH /v1/status-options/entities · settings.manage */
  readonly updateStatusOptions: (ctx: WriteContext<never>, input: UpdateStatusOptionsInput) => Promise<Result<t.UpdateStatusOptionsResponse['data']>>;
  /** List status options · POST /v1/status-options/entities/read · any */
  readonly readStatusOptions: (ctx: ReadContext, input: ReadStatusOptionsInput) => Promise<Result<t.ReadStatusOptionsResponse['data']>>;
  /** Get effective statuses of stages · POST /v1/status-options/stages/effective · tasks.view */
  readonly readEffectiveStageStatuses: (ctx: ReadContext, input: ReadEffectiveStageStatusesInput) => Promise<Result<t.ReadEffectiveStageStatusesResponse['data']>>;
  /** Save a tag or priority option · PATCH /v1/status-options/tag-priority · settings.manage */
  readonly saveTagPriorityOption: (ctx: WriteContext<never>, input: SaveTagPriorityOptionInput) => Promise<Result<t.SaveTagPriorityOptionResponse['data']>>;
  /** Delete tag and priority options · DELETE /v1/status-options/tag-priority · settings.manage */
  readonly deleteTagPriorityOptions: (ctx: WriteContext<never>, input: DeleteTagPriorityOptionsInput) => Promise<Result<t.DeleteTagPriorityOptionsResponse['data']>>;
  /** Archive tag and priority options · POST /v1/status-options/tag-priority/archive · settings.manage */
  readonly archiveTagPriorityOptions: (ctx: WriteContext<never>, input: ArchiveTagPriorityOptionsInput) => Promise<Result<t.ArchiveTagPriorityOptionsResponse['data']>>;
  /** List tag and priority options · POST /v1/status-options/tag-priority/read · any */
  readonly readTagPriorityOptions: (ctx: ReadContext, input: ReadTagPriorityOptionsInput) => Promise<Result<t.ReadTagPriorityOptionsResponse['data']>>;
  /** Restore tag and priority options · POST /v1/status-options/tag-priority/restore · settings.manage */
  readonly restoreTagPriorityOptions: (ctx: WriteContext<never>, input: RestoreTagPriorityOptionsInput) => Promise<Result<t.RestoreTagPriorityOptionsResponse['data']>>;
  /** Save a status template · PATCH /v1/status-options/templates · settings.manage */
  readonly saveStatusTemplate: (ctx: WriteContext<never>, input: SaveStatusTemplateInput) => Promise<Result<t.SaveStatusTemplateResponse['data']>>;
  /** Delete status templates · DELETE /v1/status-options/templates · settings.manage */
  readonly deleteStatusTemplates: (ctx: WriteContext<never>, input: DeleteStatusTemplatesInput) => Promise<Result<t.DeleteStatusTemplatesResponse['data']>>;
  /** List status templates · POST /v1/status-options/templates/list · tasks.view */
  readonly listStatusTemplates: (ctx: ReadContext, input: ListStatusTemplatesInput) => Promise<Page<t.ListStatusTemplatesResponse['data'][number]>>;
}
