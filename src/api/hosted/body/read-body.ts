import { isUtf8 } from 'node:buffer';
import type { ByteBody } from '#generated/bodies.ts';
import type { BodyKind } from '#generated/operation.ts';
import { parseJson, refuseUnstorable, maxBodyBytes } from '#src/api/request/index.ts';
import { decodeQueryString } from '#src/api/door/index.ts';
import { problem, type Problem } from '#src/platform/errors/index.ts';
import type { HostedCall, RouteContent } from '../call.ts';
import { arriving, bodyTooLarge, collect, type Patience } from './arrival.ts';
import { kindOf } from './media.ts';
import { Spool } from './spool.ts';

const maxEmptyBytes = 64;

/**
 * The body as the handler gets it; undefined when there is none. 413 and 415 come as early as the headers allow, and a handler
 * that reads the bytes itself meets a length beyond the limit when it begins to: it may keep a log of what was refused.
 */
export async function readBody(call: HostedCall, patience: Patience): Promise<unknown> {
  const { request, response, route } = call;
  const { headers } = request;
  const length = headers['content-length'];
  const isPresent = headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
  const { content } = route;
  if (!isPresent) {
    if (route.operation.body === 'required') throw problem('validation_error', 'body is required');
    return undefined;
  }
  const told = length === undefined ? undefined : Number(length);
  if (content === undefined) return refuseBody(call, told, patience);
  const kind = kindOf(content, headers);
  const maxBytes = limitOf(kind, content);
  if (told !== undefined && told > maxBytes) {
    if (kind !== 'bytes') throw bodyTooLarge(maxBytes);
    return byteBody(call, refused(bodyTooLarge(maxBytes)), told);
  }
  if (headers.expect !== undefined) response.writeContinue();
  const chunks = arriving(request, maxBytes, patience);
  return kind === 'bytes' ? byteBody(call, chunks, told) : readValue(call, kind, content, chunks);
}

/** Forms and JSON have the limit that all JSON bodies have. */
const limitOf = (kind: BodyKind, { maxBytes }: RouteContent): number =>
  kind === 'json' || kind === 'form' ? maxBodyBytes : (maxBytes ?? maxBodyBytes);

async function readValue(
  call: HostedCall,
  kind: Exclude<BodyKind, 'bytes'>,
  content: RouteContent,
  chunks: AsyncIterable<Buffer>,
): Promise<unknown> {
  if (kind === 'multipart') {
    const spool = new Spool();
    call.atEnd(() => spool.close());
    const { readMultipart } = await import('./multipart.ts');
    const value = await readMultipart(chunks, call.request.headers['content-type']!, content, spool);
    return value;
  }
  const bytes = await collect(chunks);
  if (bytes.length === 0 && call.route.operation.body === 'optional') return undefined;
  if (!isUtf8(bytes))
    throw problem(kind === 'json' ? 'malformed_json' : 'validation_error', 'body is not valid UTF-8');
  const text = bytes.toString('utf8');
  switch (kind) {
    case 'json':
      return parseJson(text, 'body');
    case 'form':
      return decodeQueryString(content.fields, text.trim());
    case 'text':
      refuseUnstorable(text, 'body');
      return text;
  }
}

async function* refused(refusal: Problem): AsyncGenerator<Buffer, void, void> {
  throw refusal;
}

/** The handler reads it. What it does not read to the end is not there for it, and its failure is the call's. */
function byteBody(call: HostedCall, chunks: AsyncGenerator<Buffer>, size: number | undefined): ByteBody {
  const state = { isRead: false, isGone: false, failure: undefined as unknown };
  call.stream = state;
  let all: Promise<Buffer> | undefined;
  async function* read(): AsyncGenerator<Buffer, void, void> {
    try {
      yield* chunks;
      state.isRead = true;
    } catch (error) {
      // Nothing more will come, so nobody waits for its sender.
      state.isRead = true;
      state.failure = error;
      throw error;
    }
  }
  return {
    contentType: call.request.headers['content-type'] ?? '',
    size,
    headers: headersOf(call.request),
    bytes: {
      [Symbol.asyncIterator]() {
        if (state.isGone) throw problem('unavailable', unreadable, { headers: { 'retry-after': '5' } });
        state.isGone = true;
        return read();
      },
    },
    whole: () => (all ??= collect(read())),
  };
}

// Its transaction met a lock and began anew, and the bytes are gone.
const unreadable = 'The upload met another change of the same record. Send it again.';

/** All headers but those that could tell who the caller is elsewhere: hosted addresses know their credential alone. */
export function headersOf(request: HostedCall['request']): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && name !== 'cookie')
      headers[name] = Array.isArray(value) ? value.join(', ') : value;
  return headers;
}

/** Many clients send an empty object with every request; it asks for nothing. */
async function refuseBody(
  call: HostedCall,
  told: number | undefined,
  patience: Patience,
): Promise<undefined> {
  const refusal = problem('validation_error', 'body is not allowed: send no body');
  if (told !== undefined && told > maxEmptyBytes) throw refusal;
  if (call.request.headers.expect !== undefined) call.response.writeContinue();
  const bytes = await collect(arriving(call.request, maxEmptyBytes, patience)).catch(() => {
    throw refusal;
  });
  if (!/^\s*(?:\{\s*\})?\s*$/.test(bytes.toString('latin1'))) throw refusal;
  return undefined;
}
