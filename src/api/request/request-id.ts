import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const wellFormed = /^[A-Za-z0-9._:-]{1,64}$/;

const timeLength = 10;
const randomLength = 16;
// Random bytes are drawn for many ids at once: a call into the generator costs more than an id.
const pool = Buffer.alloc(randomLength * 256);
let used = pool.length;

/** The caller's own name of the request, well formed or not. Node joins a repeated header into one text. */
export const requestIdHeader = (request: IncomingMessage): string | undefined =>
  request.headers['x-request-id'] as string | undefined;

/** The caller's `X-Request-Id` when it is well formed, else a new one. */
export function requestIdFrom(given: string | undefined): string {
  return given !== undefined && wellFormed.test(given) ? given : newRequestId();
}

/** `req_` and a ULID: 48 bits of time, 80 random bits. */
function newRequestId(): string {
  return `req_${timePart(Date.now())}${randomPart()}`;
}

let lastTime = 0;
let lastTimePart = '';

function timePart(time: number): string {
  if (time === lastTime) return lastTimePart;
  let text = '';
  for (let rest = time, i = 0; i < timeLength; i++, rest = Math.floor(rest / 32))
    text = alphabet[rest % 32]! + text;
  lastTime = time;
  lastTimePart = text;
  return text;
}

function randomPart(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let text = '';
  for (const end = used + randomLength; used < end; used++) text += alphabet[pool[used]! & 31];
  return text;
}
