// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListAttachmentsInput {
  readonly query: WithDefaults<NonNullable<t.ListAttachmentsData['query']>, 'is_including_parts' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface GetChatFileContentInput {
  readonly path: t.GetChatFileContentData['path'];
  readonly query: WithDefaults<NonNullable<t.GetChatFileContentData['query']>, 'from_character' | 'max_characters'>;
}

export interface DeleteNoteAttachmentInput {
  readonly path: t.DeleteNoteAttachmentData['path'];
  readonly query: NonNullable<t.DeleteNoteAttachmentData['query']>;
}

export interface GetAttachmentInput {
  readonly path: t.GetAttachmentData['path'];
}

export interface IssueAttachmentDownloadUrlInput {
  readonly path: t.IssueAttachmentDownloadUrlData['path'];
  readonly body: t.IssueAttachmentDownloadUrlData['body'];
}

export interface ImportCloudFileInput {
  readonly body: t.ImportCloudFileData['body'];
}

export interface CropImageInput {
  readonly body: t.CropImageData['body'];
}

export interface ResizeImageInput {
  readonly body: t.ResizeImageData['body'];
}

export interface CreateManagedUploadInput {
  readonly body: t.CreateManagedUploadData['body'];
}

export interface CompleteManagedUploadInput {
  readonly path: t.CompleteManagedUploadData['path'];
  readonly body: t.CompleteManagedUploadData['body'];
}

export interface CreateManagedUploadPartInput {
  readonly path: t.CreateManagedUploadPartData['path'];
  readonly body: t.CreateManagedUploadPartData['body'];
}

/** Files: one handler per operation of the contract. */
export interface FilesHandlers {
  /** List attachments · GET /v1/attachments · record */
  readonly listAttachments: (ctx: ReadContext, input: ListAttachmentsInput) => Promise<Page<t.ListAttachmentsResponse['data'][number]>>;
  /** Get the text of a file · GET /v1/attachments/chat-files/{id}/content · record */
  readonly getChatFileContent: (ctx: ReadContext, input: GetChatFileContentInput) => Promise<Result<t.GetChatFileContentResponse['data']>>;
  /** Delete a client note attachment · DELETE /v1/attachments/note/{id} · clients.edit */
  readonly deleteNoteAttachment: (ctx: WriteContext<never>, input: DeleteNoteAttachmentInput) => Promise<Result<t.DeleteNoteAttachmentResponse['data']>>;
  /** Get an attachment · GET /v1/attachments/{id} · record */
  readonly getAttachment: (ctx: ReadContext, input: GetAttachmentInput) => Promise<Result<t.GetAttachmentResponse['data']>>;
  /** Issue a download link · POST /v1/attachments/{id}/download-url · record */
  readonly issueAttachmentDownloadUrl: (ctx: ReadContext, input: IssueAttachmentDownloadUrlInput) => Promise<Result<t.IssueAttachmentDownloadUrlResponse['data']>>;
  /** Import a file from a cloud drive · POST /v1/cloud-files/import · self */
  readonly importCloudFile: (ctx: WriteContext<never>, input: ImportCloudFileInput) => Promise<Result<t.ImportCloudFileResponse['data']>>;
  /** Crop an image · POST /v1/images/crop · record */
  readonly cropImage: (ctx: WriteContext<never>, input: CropImageInput) => Promise<Result<t.CropImageResponse['data']>>;
  /** Resize an image · POST /v1/images/resize · record */
  readonly resizeImage: (ctx: WriteContext<never>, input: ResizeImageInput) => Promise<Result<t.ResizeImageResponse['data']>>;
  /** Create an upload · POST /v1/managed-uploads · self */
  readonly createManagedUpload: (ctx: WriteContext<never>, input: CreateManagedUploadInput) => Promise<Result<t.CreateManagedUploadResponse['data']>>;
  /** Complete an upload · POST /v1/managed-uploads/{session_id}/complete · self */
  readonly completeManagedUpload: (ctx: WriteContext<never>, input: CompleteManagedUploadInput) => Promise<Result<t.CompleteManagedUploadResponse['data']>>;
  /** Create upload addresses for parts · POST /v1/managed-uploads/{session_id}/parts · self */
  readonly createManagedUploadPart: (ctx: WriteContext<never>, input: CreateManagedUploadPartInput) => Promise<Result<t.CreateManagedUploadPartResponse['data']>>;
}
