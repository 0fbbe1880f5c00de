import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './call.ts';
import { codedTag } from './etag.ts';
import { maxBodyBytes } from '#src/api/request/index.ts';
import { ReaderGone, writeChunk } from './stream/write-stream.ts';
import { compress, minCompressedLength, negotiate, type Coding } from './compression.ts';

/** What is sent: a text, or its bytes where they are kept. */
export type Sendable = Omit<Answer, 'text' | 'stream'> & { readonly text: string | Buffer };

/** Turns a text into the bytes of a coding; documents keep theirs ready. */
export type Coder = (text: string | Buffer, coding: Coding) => Promise<Buffer>;

// Measured on a list of 50 clients: more effort costs more CPU than the bytes it saves are worth.
const compressQuickly: Coder = (text, coding) => compress(text, coding, coding === 'br' ? 4 : 5);

/** Sends an answer: coded if the caller likes, without its body for HEAD, and with the connection's end when `isLast`. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Sendable,
  isLast: boolean,
  coder = compressQuickly,
): void | Promise<void> {
  if (answer.status !== 200 || answer.text.length < minCompressedLength)
    return write(request, response, answer, answer.text, undefined, isLast);
  const coding = negotiate(request.headers['accept-encoding'] as string | undefined);
  if (coding === undefined) return write(request, response, answer, answer.text, undefined, isLast);
  return coder(answer.text, coding).then((bytes) => write(request, response, answer, bytes, coding, isLast));
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Sendable,
  body: string | Buffer,
  coding: Coding | undefined,
  isLast: boolean,
): void | Promise<void> {
  // The caller may have gone while the answer was made.
  if (response.destroyed) return;
  const { status, etag } = answer;
  const headers = [...answer.headers];
  if (etag !== undefined)
    headers.push(
      'ETag',
      `"${coding === undefined ? etag : codedTag(etag, coding)}"`,
      'Vary',
      'Accept-Encoding',
    );
  if (coding !== undefined) headers.push('Content-Encoding', coding);
  const hasBody = status !== 204 && status !== 304;
  if (hasBody) headers.push('Content-Length', String(Buffer.byteLength(body)));
  const mustLinger = isUploadUnread(request);
  if (isLast || mustLinger) headers.push('Connection', 'close');
  response.writeHead(status, headers);
  if (!hasBody || request.method === 'HEAD') response.end();
  else if (mustLinger) linger(request, response, body);
  else if (body.length > pieceBytes) return writePieces(response, body);
  else response.end(body);
}

const pieceBytes = 2 ** 16;

/** Gives the connection no more than it takes, so that a caller who does not read costs no memory. */
async function writePieces(response: ServerResponse, body: string | Buffer): Promise<void> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes)
      await writeChunk(response, bytes.subarray(at, at + pieceBytes));
    response.end();
  } catch (error) {
    if (!(error instanceof ReaderGone)) throw error;
    response.destroy();
  }
}

/** Whether more of the body may come than is worth reading to keep the connection. */
function isUploadUnread(request: IncomingMessage): boolean {
  if (request.complete) return false;
  const { headers } = request;
  return (
    headers['transfer-encoding'] !== undefined ||
    headers.expect !== undefined ||
    Number(headers['content-length'] ?? 0) > maxBodyBytes
  );
}

const lingerMs = 2000;
const lingerBytes = 8 * maxBodyBytes;

/**
 * Closing at once would reset the connection under a caller that is still sending, and lose the answer on its way. So
 * the answer goes out, and the upload is read away for a moment before the end.
 */
function linger(request: IncomingMessage, response: ServerResponse, body: string | Buffer): void {
  let dropped = 0;
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, lingerMs);
  request.on('error', () => {});
  request
    .once('close', end)
    .once('end', end)
    .on('data', (chunk: Buffer) => {
      dropped += chunk.length;
      if (dropped > lingerBytes) end();
    });
  response.write(body);
  request.resume();
}
