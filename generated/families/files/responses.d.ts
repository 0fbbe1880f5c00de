// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listAttachments: Readonly<Record<string, Validate>>;
  readonly getChatFileContent: Readonly<Record<string, Validate>>;
  readonly deleteNoteAttachment: Readonly<Record<string, Validate>>;
  readonly getAttachment: Readonly<Record<string, Validate>>;
  readonly issueAttachmentDownloadUrl: Readonly<Record<string, Validate>>;
  readonly importCloudFile: Readonly<Record<string, Validate>>;
  readonly cropImage: Readonly<Record<string, Validate>>;
  readonly resizeImage: Readonly<Record<string, Validate>>;
  readonly createManagedUpload: Readonly<Record<string, Validate>>;
  readonly completeManagedUpload: Readonly<Record<string, Validate>>;
  readonly createManagedUploadPart: Readonly<Record<string, Validate>>;
};
