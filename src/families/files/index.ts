import type { FilesHandlers } from '#generated/families/files/handlers.ts';
import { issueAttachmentDownloadUrl } from './downloads.ts';
import { getChatFileContent } from './file-text.ts';
import { deleteNoteAttachment, getAttachment, listAttachments } from './files.ts';
import { cropImage, resizeImage } from './images.ts';
import { importCloudFile } from './imports.ts';
import { completeManagedUpload, createManagedUpload, createManagedUploadPart } from './uploads.ts';

export default {
  listAttachments,
  getAttachment,
  getChatFileContent,
  deleteNoteAttachment,
  issueAttachmentDownloadUrl,
  importCloudFile,
  cropImage,
  resizeImage,
  createManagedUpload,
  createManagedUploadPart,
  completeManagedUpload,
} satisfies FilesHandlers;
