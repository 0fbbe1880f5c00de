import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemAnswer } from '#src/api/door/index.ts';
import { maxUrlLength, requestIdFrom, tooLongAddress } from '#src/api/request/index.ts';
import { problem, type Problem } from '#src/platform/errors/index.ts';

/** What Node's parser hands to `clientError`. */
interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

/**
 * Requests that are no HTTP, too large or too slow never become a request; they are answered here, on the bare socket,
 * in the standard shape. `current` is the response that the connection is busy with, if any. Returns the status that was
 * answered; undefined when nobody could be.
 */
export function answerClientError(
  error: ParserError,
  socket: Duplex,
  current: ServerResponse | undefined,
): number | undefined {
  const isUnanswered = current !== undefined && !current.writableEnded;
  // Its answer is under way, or about to be: a second one between would be taken for the first.
  const wouldMix = isUnanswered && (current.headersSent || current.req.complete);
  if (error.code === 'ECONNRESET' || !socket.writable || wouldMix) {
    socket.destroy();
    return undefined;
  }
  const refusal = problemOf(error);
  socket.end(rawAnswer(refusal, requestIdFrom(requestIdIn(error.rawPacket))));
  return refusal.status;
}

function problemOf(error: ParserError): Problem {
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return problem('request_timeout', 'The request did not arrive in time.');
    case 'HPE_HEADER_OVERFLOW':
      return isAddressTooLong(error.rawPacket)
        ? tooLongAddress()
        : problem('headers_too_large', 'The headers must not be larger than 32 KiB in total.');
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return problem('payload_too_large', 'The chunk extensions of the body are too large.');
    default:
      return problem('validation_error', 'The request is not well-formed HTTP.');
  }
}

/** Whether the request line alone is over the limit, as far as the packet shows. */
function isAddressTooLong(packet: Buffer | undefined): boolean {
  if (packet === undefined) return false;
  const lineEnd = packet.indexOf('\r\n');
  return (
    /^[A-Z]+ [/h]/.test(packet.toString('latin1', 0, 20)) &&
    (lineEnd === -1 ? packet.length : lineEnd) > maxUrlLength
  );
}

/** The caller's name of the request, if it stands in the part of the head that Node hands over: the last that arrived. */
const requestIdIn = (packet: Buffer | undefined): string | undefined =>
  packet === undefined
    ? undefined
    : /\r\nx-request-id:[ \t]*([^ \t\r\n]*)[ \t]*\r\n/i.exec(packet.toString('latin1'))?.[1];

function rawAnswer(refusal: Problem, requestId: string): string {
  const { status, text, headers } = problemAnswer(refusal, ['X-Request-Id', requestId]);
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: ${new Date().toUTCString()}\r\n`;
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
  return `${head}Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`;
}
