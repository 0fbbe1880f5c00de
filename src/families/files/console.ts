import type { FilesHandlers } from '#generated/console/families/files/handlers.ts';
import { issueAttachmentAddresses } from './downloads.ts';
import { attachFile, deleteAttachment, detachFile, updateAttachment } from './files.ts';
import { getFileImport } from './imports.ts';
import { expireManagedUpload, getManagedUpload, listManagedUploads } from './uploads.ts';

export default {
  listManagedUploads,
  getManagedUpload,
  expireManagedUpload,
  issueAttachmentAddresses,
  getFileImport,
  updateAttachment,
  deleteAttachment,
  attachFile,
  detachFile,
} satisfies FilesHandlers;
