// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface CreateProcessInput {
  readonly body: t.CreateProcessData['body'];
}

export interface ImportProcessInput {
  readonly body: t.ImportProcessData['body'];
}

export interface UpdateProcessInput {
  readonly path: t.UpdateProcessData['path'];
  readonly body: t.UpdateProcessData['body'];
}

export interface ReplaceProcessStagesInput {
  readonly path: t.ReplaceProcessStagesData['path'];
  readonly body: t.ReplaceProcessStagesData['body'];
}

export interface PublishProcessInput {
  readonly path: t.PublishProcessData['path'];
  readonly body: t.PublishProcessData['body'];
}

export interface RestoreProcessInput {
  readonly path: t.RestoreProcessData['path'];
  readonly body: t.RestoreProcessData['body'];
}

export interface ArchiveProcessInput {
  readonly path: t.ArchiveProcessData['path'];
  readonly body: t.ArchiveProcessData['body'];
}

export interface UnarchiveProcessInput {
  readonly path: t.UnarchiveProcessData['path'];
  readonly body: t.UnarchiveProcessData['body'];
}

export interface DuplicateProcessInput {
  readonly path: t.DuplicateProcessData['path'];
  readonly body: t.DuplicateProcessData['body'];
}

export interface ListProcessVersionsInput {
  readonly path: t.ListProcessVersionsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListProcessVersionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetProcessTextInput {
  readonly path: t.GetProcessTextData['path'];
  readonly query: NonNullable<t.GetProcessTextData['query']>;
}

export interface ReplaceProcessTextInput {
  readonly path: t.ReplaceProcessTextData['path'];
  readonly body: t.ReplaceProcessTextData['body'];
}

/** Process authoring: one handler per operation of the contract. */
export interface ProcessAuthoringHandlers {
  /** Create a process · POST /console/api/processes · tasks.manage */
  readonly createProcess: (ctx: WriteContext<never>, input: CreateProcessInput) => Promise<Result<t.CreateProcessResponse['data']>>;
  /** Import a process from text · POST /console/api/processes/import · tasks.manage */
  readonly importProcess: (ctx: WriteContext<never>, input: ImportProcessInput) => Promise<Result<t.ImportProcessResponse['data']>>;
  /** Update a process · PATCH /console/api/processes/{id} · tasks.manage */
  readonly updateProcess: (ctx: WriteContext<never>, input: UpdateProcessInput) => Promise<Result<t.UpdateProcessResponse['data']>>;
  /** Replace the stages of a process · PUT /console/api/processes/{id}/stages · tasks.manage */
  readonly replaceProcessStages: (ctx: WriteContext<never>, input: ReplaceProcessStagesInput) => Promise<Result<t.ReplaceProcessStagesResponse['data']>>;
  /** Publish a process · POST /console/api/processes/{id}/publish · tasks.manage */
  readonly publishProcess: (ctx: WriteContext<never>, input: PublishProcessInput) => Promise<Result<t.PublishProcessResponse['data']>>;
  /** Restore a published version · POST /console/api/processes/{id}/restore · tasks.manage */
  readonly restoreProcess: (ctx: WriteContext<never>, input: RestoreProcessInput) => Promise<Result<t.RestoreProcessResponse['data']>>;
  /** Archive a process · POST /console/api/processes/{id}/archive · tasks.manage */
  readonly archiveProcess: (ctx: WriteContext<never>, input: ArchiveProcessInput) => Promise<Result<t.ArchiveProcessResponse['data']>>;
  /** Unarchive a process · POST /console/api/processes/{id}/unarchive · tasks.manage */
  readonly unarchiveProcess: (ctx: WriteContext<never>, input: UnarchiveProcessInput) => Promise<Result<t.UnarchiveProcessResponse['data']>>;
  /** Duplicate a process · POST /console/api/processes/{id}/duplicate · tasks.manage */
  readonly duplicateProcess: (ctx: WriteContext<never>, input: DuplicateProcessInput) => Promise<Result<t.DuplicateProcessResponse['data']>>;
  /** List versions of a process · GET /console/api/processes/{id}/versions · tasks.view */
  readonly listProcessVersions: (ctx: ReadContext, input: ListProcessVersionsInput) => Promise<Page<t.ListProcessVersionsResponse['data'][number]>>;
  /** Get a process as text · GET /console/api/processes/{id}/text · tasks.view */
  readonly getProcessText: (ctx: ReadContext, input: GetProcessTextInput) => Promise<Result<t.GetProcessTextResponse['data']>>;
  /** Replace a process by text · PUT /console/api/processes/{id}/text · tasks.manage */
  readonly replaceProcessText: (ctx: WriteContext<never>, input: ReplaceProcessTextInput) => Promise<Result<t.ReplaceProcessTextResponse['data']>>;
}
