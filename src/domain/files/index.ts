// Files: uploads in parts, what their content is, which records have them, and who sees them. Contents are in src/platform/storage.
export { fileKindOf } from './content/file-kind.ts';
export { contentOf } from './content/stored-content.ts';
export { maxTextBytes } from './content/text.ts';
export { textOf, type FileText } from './readings/text-of.ts';
export {
  isReadImage,
  makeImage,
  maxPixels,
  type ImagePlaces,
  type ImageSource,
  type ImageTools,
  type MadeImage,
  type Wish,
} from './images/make-image.ts';
export { storeImage } from './images/store-image.ts';
export { nameFor } from './images/image-names.ts';
export { keptBounds, type Bounds } from './previews/preview-size.ts';
export { previewFormat, previewOf } from './previews/previews.ts';
export { attach, detach, detachUnpublished } from './records/attach.ts';
export { countFiles, selectAttachedIds } from './records/attachments.queries.ts';
export { canEditFiles, holdForFiles } from './records/edit-rights.ts';
export { definitionsWithFiles } from './records/holders.ts';
export { maxFilesOfRecord } from './records/limits.ts';
export { holdNamedFiles, requireAttachable, requireFiles, requireReady } from './records/require-files.ts';
export {
  fileRecord,
  files,
  findSeenFiles,
  isOwnUnattached,
  isSeenFile,
  recordsOf,
  namedRecord,
  selectFile,
  type StoredFile,
} from './records/seen-files.queries.ts';
export { isSeenAttachment } from './records/unpublished.queries.ts';
export { completeUpload, type Completion } from './uploads/complete-upload.ts';
export { arrivedParts } from './uploads/arrived-parts.ts';
export { createFile, createLooseFile, type Coming } from './uploads/store-file.ts';
export { keepReceived, receive, type Received } from './uploads/received.ts';
export { inspect, type Verdict } from './content/inspect.ts';
export { endUpload, expiryKind } from './uploads/end-upload.ts';
export { uploadLifetimeMs } from './uploads/expiry.ts';
export { deleteUnused } from './unused.queries.ts';
export { cut, sizeOfPart } from './uploads/parts.rules.ts';
export { contentDigest, receivePart, writePartDetail } from './uploads/receive-part.ts';
export {
  findUpload,
  insertRemovals,
  updateUpload,
  upsertParts,
  type StoredUpload,
} from './uploads/uploads.queries.ts';
export { readContent, writeContentDetail, type ContentDetail } from './records/read-content.ts';
export { addressSeconds, contentAddress, contentAddresses } from './records/content-address.ts';
export { addressOfMade } from './made/made-content.ts';
