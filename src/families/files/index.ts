import type { FilesHandlers } from '#generated/families/files/handlers.ts';
import { issueAttachmentDownloadUrl } from './downloads.ts';
import { deleteNoteAttachment, getAttachment, listAttachments } from './files.ts';
import { completeManagedUpload, createManagedUpload, createManagedUploadPart } from './uploads.ts';

export default {
  listAttachments,
  getAttachment,
  deleteNoteAttachment,
  issueAttachmentDownloadUrl,
  createManagedUpload,
  createManagedUploadPart,
  completeManagedUpload,
} satisfies FilesHandlers;
