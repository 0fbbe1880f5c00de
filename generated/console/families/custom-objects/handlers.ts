// Written by the compiler from the contract; change the contract instead.
import type { Result, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface BulkUpdateCustomObjectRecordsInput {
  readonly body: t.BulkUpdateCustomObjectRecordsData['body'];
}

export interface BulkTransitionCustomObjectRecordsInput {
  readonly body: t.BulkTransitionCustomObjectRecordsData['body'];
}

export interface BulkArchiveCustomObjectRecordsInput {
  readonly body: t.BulkArchiveCustomObjectRecordsData['body'];
}

export interface BulkDeleteCustomObjectRecordsInput {
  readonly body: t.BulkDeleteCustomObjectRecordsData['body'];
}

/** Custom objects: one handler per operation of the contract. */
export interface CustomObjectsHandlers {
  /** Update several custom object records · POST /console/api/custom-object-records/bulk/update · objects.edit */
  readonly bulkUpdateCustomObjectRecords: (ctx: WriteContext<'custom_object_record.updated'>, input: BulkUpdateCustomObjectRecordsInput) => Promise<Result<t.BulkUpdateCustomObjectRecordsResponse['data']>>;
  /** Transition several custom object records · POST /console/api/custom-object-records/bulk/transition · objects.edit */
  readonly bulkTransitionCustomObjectRecords: (ctx: WriteContext<'custom_object_record.updated'>, input: BulkTransitionCustomObjectRecordsInput) => Promise<Result<t.BulkTransitionCustomObjectRecordsResponse['data']>>;
  /** Archive several custom object records · POST /console/api/custom-object-records/bulk/archive · objects.edit */
  readonly bulkArchiveCustomObjectRecords: (ctx: WriteContext<'custom_object_record.updated'>, input: BulkArchiveCustomObjectRecordsInput) => Promise<Result<t.BulkArchiveCustomObjectRecordsResponse['data']>>;
  /** Delete several custom object records · POST /console/api/custom-object-records/bulk/delete · objects.edit */
  readonly bulkDeleteCustomObjectRecords: (ctx: WriteContext<'custom_object_record.deleted' | 'custom_object_record.updated'>, input: BulkDeleteCustomObjectRecordsInput) => Promise<Result<t.BulkDeleteCustomObjectRecordsResponse['data']>>;
}
