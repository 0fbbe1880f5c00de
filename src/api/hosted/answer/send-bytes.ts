import type { ServerResponse } from 'node:http';
import type { ByteAnswer } from '#generated/bodies.ts';
import { findMatch, writeChunk } from '#src/api/door/index.ts';
import { savedAs } from '#src/platform/content-disposition.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { HostedCall } from '../call.ts';
import { parseMediaType } from '../body/media.ts';
import { byteHeaders } from './headers.ts';
import { askedRange } from './ranges.ts';

/** Types that browsers show without running anything of them; all others are saved. */
const shownTypes =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp)|application\/pdf|text\/plain|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

/** Sends bytes, or what a conditional request or a range makes of them. Answers the status. */
export async function sendBytes(
  call: HostedCall,
  answer: ByteAnswer,
  { ownOrigin, isLast }: { readonly ownOrigin: string; readonly isLast: boolean },
): Promise<void> {
  const { request, response, route } = call;
  const { contentType, size, etag } = answer;
  const tag = etag?.replaceAll('"', '');
  const headers = [
    ...byteHeaders(contentType, ownOrigin, call.requestId),
    'Cache-Control',
    cacheControl(call, tag),
  ];
  if (tag !== undefined) headers.push('ETag', `"${tag}"`);
  if (isLast) headers.push('Connection', 'close');
  const { 'if-none-match': ifNoneMatch } = request.headers;
  if (tag !== undefined && ifNoneMatch !== undefined && findMatch(ifNoneMatch, tag) !== undefined) {
    response.writeHead(304, headers).end();
    return;
  }
  const hasRanges = route.operation.answer?.hasRanges === true;
  const range = hasRanges && isRangeValid(call, tag) ? askedRange(request.headers.range, size) : 'whole';
  if (range === 'none')
    throw problem('range_not_satisfiable', `The content has ${size} bytes.`, {
      headers: { 'content-range': `bytes */${size}` },
    });
  headers.push('Content-Type', contentType, 'Content-Disposition', disposition(answer));
  if (hasRanges) headers.push('Accept-Ranges', 'bytes');
  const length = range === 'whole' ? size : range.last - range.first + 1;
  headers.push('Content-Length', String(length));
  if (range !== 'whole') headers.push('Content-Range', `bytes ${range.first}-${range.last}/${size}`);
  const status = range === 'whole' ? 200 : 206;
  if (request.method === 'HEAD') response.writeHead(status, headers).end();
  else
    await stream(response, answer.read(range === 'whole' ? undefined : range), length, () =>
      response.writeHead(status, headers),
    );
}

/** The headers wait for the first bytes: what cannot be read at all is still refused with an error. */
async function stream(
  response: ServerResponse,
  bytes: AsyncIterable<Uint8Array>,
  length: number,
  writeHeaders: () => void,
): Promise<void> {
  let sent = 0;
  for await (const chunk of bytes) {
    if (sent === 0) writeHeaders();
    sent += chunk.length;
    if (sent > length) break;
    await writeChunk(response, chunk);
  }
  if (sent === 0 && length === 0) writeHeaders();
  // The length is told already: a caller must not take what is short, or another's, for the whole.
  if (sent !== length)
    throw new Error(`A content of ${length} bytes was read as ${sent > length ? 'more' : sent}.`);
  response.end();
}

/** `If-Range`: the range is meant for this content alone. Dates are not told, so they fit nothing. */
function isRangeValid({ request }: HostedCall, tag: string | undefined): boolean {
  const condition = request.headers['if-range'];
  return condition === undefined || (tag !== undefined && condition === `"${tag}"`);
}

/** A signed address is good for its content until it expires; what may be revoked is asked for each time. */
function cacheControl({ route, identity, now }: HostedCall, tag: string | undefined): string {
  if (route.address.credential !== 'signed' || identity?.expiresAt == null)
    return tag === undefined ? 'no-store' : 'private, no-cache';
  const seconds = Math.floor((identity.expiresAt.getTime() - now.getTime()) / 1000);
  return `private, max-age=${Math.max(0, seconds)}, immutable`;
}

function disposition({ contentType, saveAs }: ByteAnswer): string {
  if (saveAs !== undefined) return savedAs(saveAs);
  return shownTypes.test(parseMediaType(contentType).essence) ? 'inline' : 'attachment';
}
