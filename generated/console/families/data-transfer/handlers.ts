// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface GetDataImportTargetsInput {
  readonly query: NonNullable<t.GetDataImportTargetsData['query']>;
}

export interface ListDataImportsInput {
  readonly query: WithDefaults<NonNullable<t.ListDataImportsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateDataImportInput {
  readonly body: t.CreateDataImportData['body'];
}

export interface GetDataImportInput {
  readonly path: t.GetDataImportData['path'];
}

export interface UpdateDataImportInput {
  readonly path: t.UpdateDataImportData['path'];
  readonly body: t.UpdateDataImportData['body'];
}

export interface DeleteDataImportInput {
  readonly path: t.DeleteDataImportData['path'];
  readonly query: NonNullable<t.DeleteDataImportData['query']>;
}

export interface PreviewDataImportInput {
  readonly path: t.PreviewDataImportData['path'];
  readonly body: t.PreviewDataImportData['body'];
}

export interface RunDataImportInput {
  readonly path: t.RunDataImportData['path'];
  readonly body: t.RunDataImportData['body'];
}

export interface ListDataImportRowsInput {
  readonly path: t.ListDataImportRowsData['path'];
  readonly query: WithDefaults<NonNullable<t.ListDataImportRowsData['query']>, 'order' | 'limit' | 'offset'>;
}

export interface ListDataExportsInput {
  readonly query: WithDefaults<NonNullable<t.ListDataExportsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateDataExportInput {
  readonly body: t.CreateDataExportData['body'];
}

export interface GetDataExportInput {
  readonly path: t.GetDataExportData['path'];
}

/** Data transfer: one handler per operation of the contract. */
export interface DataTransferHandlers {
  /** Get import targets · GET /console/api/data-import-targets · record */
  readonly getDataImportTargets: (ctx: ReadContext, input: GetDataImportTargetsInput) => Promise<Result<t.GetDataImportTargetsResponse['data']>>;
  /** List data imports · GET /console/api/data-imports · self */
  readonly listDataImports: (ctx: ReadContext, input: ListDataImportsInput) => Promise<Page<t.ListDataImportsResponse['data'][number]>>;
  /** Create a data import · POST /console/api/data-imports · record */
  readonly createDataImport: (ctx: WriteContext<never>, input: CreateDataImportInput) => Promise<Result<t.CreateDataImportResponse['data']>>;
  /** Get a data import · GET /console/api/data-imports/{id} · self */
  readonly getDataImport: (ctx: ReadContext, input: GetDataImportInput) => Promise<Result<t.GetDataImportResponse['data']>>;
  /** Update a data import · PATCH /console/api/data-imports/{id} · self */
  readonly updateDataImport: (ctx: WriteContext<never>, input: UpdateDataImportInput) => Promise<Result<t.UpdateDataImportResponse['data']>>;
  /** Delete a data import · DELETE /console/api/data-imports/{id} · self */
  readonly deleteDataImport: (ctx: WriteContext<never>, input: DeleteDataImportInput) => Promise<Result<t.DeleteDataImportResponse['data']>>;
  /** Preview a data import · POST /console/api/data-imports/{id}/preview · self */
  readonly previewDataImport: (ctx: WriteContext<never>, input: PreviewDataImportInput) => Promise<Result<t.PreviewDataImportResponse['data']>>;
  /** Run a data import · POST /console/api/data-imports/{id}/run · self */
  readonly runDataImport: (ctx: WriteContext<'client.created' | 'client.updated' | 'process.instance_created' | 'process.instance_updated' | 'process.instance_completed' | 'ticket.all_linked_processes_completed' | 'custom_object_record.created' | 'custom_object_record.updated'>, input: RunDataImportInput) => Promise<Result<t.RunDataImportResponse['data']>>;
  /** List rows of a data import · GET /console/api/data-imports/{id}/rows · self */
  readonly listDataImportRows: (ctx: ReadContext, input: ListDataImportRowsInput) => Promise<Page<t.ListDataImportRowsResponse['data'][number]>>;
  /** List data exports · GET /console/api/data-exports · self */
  readonly listDataExports: (ctx: ReadContext, input: ListDataExportsInput) => Promise<Page<t.ListDataExportsResponse['data'][number]>>;
  /** Create a data export · POST /console/api/data-exports · record */
  readonly createDataExport: (ctx: WriteContext<never>, input: CreateDataExportInput) => Promise<Result<t.CreateDataExportResponse['data']>>;
  /** Get a data export · GET /console/api/data-exports/{id} · self */
  readonly getDataExport: (ctx: ReadContext, input: GetDataExportInput) => Promise<Result<t.GetDataExportResponse['data']>>;
}
