// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListManagedUploadsInput {
  readonly query: WithDefaults<NonNullable<t.ListManagedUploadsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetManagedUploadInput {
  readonly path: t.GetManagedUploadData['path'];
}

export interface ExpireManagedUploadInput {
  readonly path: t.ExpireManagedUploadData['path'];
}

export interface GetFileImportInput {
  readonly path: t.GetFileImportData['path'];
}

export interface UpdateAttachmentInput {
  readonly path: t.UpdateAttachmentData['path'];
  readonly body: t.UpdateAttachmentData['body'];
}

export interface DeleteAttachmentInput {
  readonly path: t.DeleteAttachmentData['path'];
  readonly query: NonNullable<t.DeleteAttachmentData['query']>;
}

export interface AttachFileInput {
  readonly path: t.AttachFileData['path'];
  readonly body: t.AttachFileData['body'];
}

export interface DetachFileInput {
  readonly path: t.DetachFileData['path'];
  readonly body: t.DetachFileData['body'];
}

export interface IssueAttachmentAddressesInput {
  readonly body: t.IssueAttachmentAddressesData['body'];
}

/** Files: one handler per operation of the contract. */
export interface FilesHandlers {
  /** List uploads · GET /console/api/managed-uploads · self */
  readonly listManagedUploads: (ctx: ReadContext, input: ListManagedUploadsInput) => Promise<Page<t.ListManagedUploadsResponse['data'][number]>>;
  /** Get an upload · GET /console/api/managed-uploads/{id} · self */
  readonly getManagedUpload: (ctx: ReadContext, input: GetManagedUploadInput) => Promise<Result<t.GetManagedUploadResponse['data']>>;
  /** Expire an upload · POST /console/api/managed-uploads/{id}/expire · self */
  readonly expireManagedUpload: (ctx: WriteContext<never>, input: ExpireManagedUploadInput) => Promise<Result<t.ExpireManagedUploadResponse['data']>>;
  /** Get a cloud file import · GET /console/api/file-imports/{id} · self */
  readonly getFileImport: (ctx: ReadContext, input: GetFileImportInput) => Promise<Result<t.GetFileImportResponse['data']>>;
  /** Update a file · PATCH /console/api/attachments/{id} · record */
  readonly updateAttachment: (ctx: WriteContext<never>, input: UpdateAttachmentInput) => Promise<Result<t.UpdateAttachmentResponse['data']>>;
  /** Delete a file · DELETE /console/api/attachments/{id} · record */
  readonly deleteAttachment: (ctx: WriteContext<'process.instance_updated'>, input: DeleteAttachmentInput) => Promise<Result<t.DeleteAttachmentResponse['data']>>;
  /** Attach a file to a record · POST /console/api/attachments/{id}/attach · record */
  readonly attachFile: (ctx: WriteContext<never>, input: AttachFileInput) => Promise<Result<t.AttachFileResponse['data']>>;
  /** Detach a file from a record · POST /console/api/attachments/{id}/detach · record */
  readonly detachFile: (ctx: WriteContext<'process.instance_updated'>, input: DetachFileInput) => Promise<Result<t.DetachFileResponse['data']>>;
  /** Issue file addresses · POST /console/api/attachments/addresses · record */
  readonly issueAttachmentAddresses: (ctx: ReadContext, input: IssueAttachmentAddressesInput) => Promise<Result<t.IssueAttachmentAddressesResponse['data']>>;
}
