import type {
  GetFileContentInput,
  HostedFilesHandlers,
  UploadFilePartInput,
} from '#generated/hosted/families/hosted-files/handlers.ts';
import type { UploadedFilePart } from '#generated/hosted/types.gen.ts';
import type { ByteAnswer } from '#generated/bodies.ts';
import type { ReadContext, WriteContext } from '#src/call/hosted.ts';
import { readContent, receivePart } from '#src/domain/files/index.ts';

async function uploadFilePart(
  ctx: WriteContext,
  { headers, body }: UploadFilePartInput,
): Promise<UploadedFilePart> {
  const part = await receivePart(ctx, headers['content-digest'], body.bytes);
  return { ...part, received_at: ctx.now.toISOString() };
}

const getFileContent = (ctx: ReadContext, _input: GetFileContentInput): Promise<ByteAnswer> =>
  readContent(ctx);

export default { uploadFilePart, getFileContent } satisfies HostedFilesHandlers;
