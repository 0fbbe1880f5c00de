// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export interface Calls {
  readonly uploadPart: { readonly input: t.UploadPartData; readonly responses: t.UploadPartResponses };
  readonly replacePicture: { readonly input: t.ReplacePictureData; readonly responses: t.ReplacePictureResponses };
  readonly receiveMail: { readonly input: t.ReceiveMailData; readonly responses: t.ReceiveMailResponses };
  readonly receiveHook: { readonly input: t.ReceiveHookData; readonly responses: t.ReceiveHookResponses };
}
