// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WriteContext } from '../../../../src/call/hosted.ts';
import type { ByteAnswer, ByteBody, HeaderInput } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface UploadFilePartInput {
  readonly path: t.UploadFilePartData['path'];
  readonly headers: HeaderInput<NonNullable<t.UploadFilePartData['headers']>, 'content-digest'>;
  readonly body: ByteBody;
}

export interface GetFileContentInput {
  readonly path: t.GetFileContentData['path'];
}

/** Files: one handler per operation of the contract. */
export interface HostedFilesHandlers {
  /** Upload a part of a file · PUT /hosted/files/parts/{token} · signed:file_part */
  readonly uploadFilePart: (ctx: WriteContext<never>, input: UploadFilePartInput) => Promise<Result<t.UploadFilePartResponse['data']>>;
  /** Get the content of a file · GET /hosted/files/content/{token} · signed:file_content */
  readonly getFileContent: (ctx: ReadContext, input: GetFileContentInput) => Promise<ByteAnswer>;
}
