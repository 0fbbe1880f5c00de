// Written by the compiler from the contract; change the contract instead.
import type { Result, WriteContext } from '../../context.ts';
import type { ByteBody } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface UploadPartInput {
  readonly path: t.UploadPartData['path'];
  readonly body: ByteBody;
}

export interface ReplacePictureInput {
  readonly body: ByteBody | undefined;
}

export interface ReceiveMailInput {
  readonly body: ByteBody;
}

export interface ReceiveHookInput {
  readonly body: ByteBody;
}

/** files: one handler per operation of the contract. */
export interface FilesHandlers {
  /** uploadPart · PUT /parts/{number} · none */
  readonly uploadPart: (ctx: WriteContext<never>, input: UploadPartInput) => Promise<Result<t.UploadPartResponse['data']>>;
  /** replacePicture · PUT /picture · none */
  readonly replacePicture: (ctx: WriteContext<never>, input: ReplacePictureInput) => Promise<Result<t.ReplacePictureResponse['data']>>;
  /** receiveMail · POST /mail · none */
  readonly receiveMail: (ctx: WriteContext<never>, input: ReceiveMailInput) => Promise<void>;
  /** receiveHook · POST /hook · none */
  readonly receiveHook: (ctx: WriteContext<never>, input: ReceiveHookInput) => Promise<Result<t.ReceiveHookResponse['data']>>;
}
