// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listAttachments: RequestValidators;
  readonly getChatFileContent: RequestValidators;
  readonly deleteNoteAttachment: RequestValidators;
  readonly getAttachment: RequestValidators;
  readonly issueAttachmentDownloadUrl: RequestValidators;
  readonly importCloudFile: RequestValidators;
  readonly cropImage: RequestValidators;
  readonly resizeImage: RequestValidators;
  readonly createManagedUpload: RequestValidators;
  readonly completeManagedUpload: RequestValidators;
  readonly createManagedUploadPart: RequestValidators;
};
