import type { IncomingMessage, ServerResponse } from 'node:http';
import { CallerGone } from './caller-gone.ts';
import { problem, type Problem } from '#src/platform/errors/index.ts';

export const maxBodyBytes = 1024 * 1024;

/**
 * The bytes of a JSON body; undefined when the request has none. Throws, or rejects with, 413 and 415, as early as the
 * headers allow; a caller who waits for `100 Continue` is then spared the upload.
 */
export function readBody(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Buffer | undefined> | undefined {
  const { headers } = request;
  const length = headers['content-length'];
  const isChunked = headers['transfer-encoding'] !== undefined;
  if (!isChunked && (length === undefined || length === '0')) return undefined;
  const refusal = refusalOfType(request);
  if (!isChunked) {
    if (refusal !== undefined) throw refusal;
    if (Number(length) > maxBodyBytes) throw tooLarge();
  }
  if (headers.expect !== undefined) response.writeContinue();
  // A chunked body may turn out to be empty, and then its type does not matter.
  return collect(request, refusal);
}

function collect(
  request: IncomingMessage,
  refusalOfContent: Problem | undefined,
): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (settle: () => void) => {
      request.off('data', onData).off('end', onEnd).off('close', onClose);
      settle();
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (refusalOfContent !== undefined) return stop(() => reject(refusalOfContent));
      if (size > maxBodyBytes) return stop(() => reject(tooLarge()));
      chunks.push(chunk);
    };
    const onEnd = () =>
      stop(() =>
        resolve(chunks.length === 1 ? chunks[0] : size === 0 ? undefined : Buffer.concat(chunks, size)),
      );
    const onClose = () => stop(() => reject(new CallerGone()));
    request.on('data', onData).on('end', onEnd).on('close', onClose);
    // The reason of a broken upload is of no use to anybody; that it ended shows in `close`.
    request.on('error', () => {});
  });
}

const jsonUtf8 = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?;?$/i;

function refusalOfType({ headers }: IncomingMessage): Problem | undefined {
  const type = headers['content-type'];
  if (type !== 'application/json' && !jsonUtf8.test(type?.trim() ?? '')) {
    return problem(
      'unsupported_media_type',
      'The body must be JSON in UTF-8: send Content-Type: application/json.',
      { headers: { accept: 'application/json' } },
    );
  }
  const coding = headers['content-encoding'];
  if (coding === undefined || coding === 'identity') return undefined;
  return problem('unsupported_media_type', 'The body must not be compressed.', {
    headers: { 'accept-encoding': 'identity' },
  });
}

const tooLarge = (): Problem =>
  problem('payload_too_large', `The body must not be larger than ${maxBodyBytes} bytes.`);
