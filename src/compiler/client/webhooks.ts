import type { Webhooks } from './contract.ts';

/** A webhook that was verified: one envelope for each event of the contract, told apart by `event_type`. */
export type WebhookEvent = NonNullable<Webhooks['body']> | WebhookPing;

/** A test of the endpoint. It is no event: it is sent once and never again. */
export interface WebhookPing {
  id: string;
  event_type: 'webhook.ping';
  created_at: string;
  tenant_id: string;
  data: Record<string, unknown>;
}

export type WebhookVerificationCode =
  | 'missing_header'
  | 'malformed_header'
  | 'no_secret'
  | 'timestamp_too_old'
  | 'timestamp_in_future'
  | 'signature_mismatch'
  | 'malformed_body';

/** Why a webhook is not to be trusted: `code` for programs, `message` with the cure for people. Answer it with 400. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly code: WebhookVerificationCode;

  constructor(code: WebhookVerificationCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

export interface WebhookTolerance {
  /** How far the time of signing may lie from now, in either direction; 300 without it. */
  toleranceSeconds?: number;
  /** The present, for tests and for requests that were kept. */
  now?: Date;
}

const DEFAULT_TOLERANCE_SECONDS = 300;

/**
 * Verifies a webhook and answers its envelope, or throws a `WebhookVerificationError`.
 *
 * `rawBody` is the body as it came, before anything parsed it. `header` is the value of `X-AT-Signature`. `secrets` is the
 * endpoint's signing secret with its prefix `whsec_`, or several while they are rotated: one that matches is enough.
 * The same event may come more than once: drop what was seen already by the `id` of the answer, which is signed.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  header: string | readonly string[] | null | undefined,
  secrets: string | undefined | readonly (string | undefined)[],
  tolerance?: number | WebhookTolerance,
): Promise<WebhookEvent> {
  const keys = usableSecrets(secrets);
  const body = bytesOf(rawBody);
  const { timestamp, signatures } = parseHeader(header);
  const expected = await Promise.all(keys.map((key) => sign(timestamp, body, key)));
  if (!anyEqual(expected, signatures)) throw mismatch(keys);
  // After the signature, so that a complaint about the time is about the sender's clock and not about a forged number.
  checkTime(Number(timestamp), typeof tolerance === 'number' ? { toleranceSeconds: tolerance } : tolerance);
  return parseEnvelope(body);
}

/** Unset variables are left out: an empty key would accept what anyone signs. */
function usableSecrets(secrets: string | undefined | readonly (string | undefined)[]): string[] {
  const keys = [secrets]
    .flat()
    .filter((secret) => secret !== undefined && secret !== null && secret !== '') as string[];
  if (keys.length > 0) return keys;
  throw new WebhookVerificationError(
    'no_secret',
    'No signing secret was given: pass the one of the endpoint (`whsec_…`), and check that the variable it is read from is set.',
  );
}

/** Objects are recognised without `instanceof`, which fails for those of another realm (test runners, frames). */
function bytesOf(rawBody: unknown): Uint8Array {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody);
  if (ArrayBuffer.isView(rawBody))
    return new Uint8Array(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength);
  if (Object.prototype.toString.call(rawBody) === '[object ArrayBuffer]')
    return new Uint8Array(rawBody as ArrayBuffer);
  const found = rawBody === null ? 'null' : typeof rawBody;
  throw new WebhookVerificationError(
    'malformed_body',
    `The raw body must be a string or bytes, not ${found}: a framework parsed it already, or never read it. Read it raw (\`express.raw({ type: 'application/json' })\`, \`await request.text()\`) and pass that.`,
  );
}

interface SignatureHeader {
  /** As it was written, because that is what was signed. */
  readonly timestamp: string;
  readonly signatures: readonly string[];
}

/** Names other than `t` and `v1` are left alone, so that a later scheme can be sent beside this one. */
function parseHeader(header: string | readonly string[] | null | undefined): SignatureHeader {
  const value = [header ?? ''].flat().join(',');
  if (value.trim() === '') {
    throw new WebhookVerificationError(
      'missing_header',
      'The request has no `X-AT-Signature`: pass the value of that header, and check that no proxy drops it.',
    );
  }
  const fields = value.split(',').map((field) => field.trim());
  const valuesOf = (name: string): string[] =>
    fields.filter((field) => field.startsWith(`${name}=`)).map((field) => field.slice(name.length + 1));
  const [timestamp, ...others] = valuesOf('t');
  if (timestamp === undefined) throw malformed('it has no `t`');
  if (others.length > 0) throw malformed('it has more than one `t`, as when two headers were joined');
  if (!/^\d{1,12}$/.test(timestamp)) throw malformed('its `t` is not a number of seconds');
  const signatures = valuesOf('v1');
  if (signatures.length === 0) throw malformed('it has no `v1`');
  const wellFormed = signatures.filter((signature) => /^[0-9a-f]{64}$/.test(signature));
  if (wellFormed.length === 0) throw malformed('its `v1` is not 64 lower-case hexadecimal digits');
  return { timestamp, signatures: wellFormed };
}

const malformed = (what: string): WebhookVerificationError =>
  new WebhookVerificationError(
    'malformed_header',
    `\`X-AT-Signature\` reads \`t=<unix seconds>,v1=<hex>\`, but ${what}: pass the value of the header unchanged.`,
  );

/** Lower-case hex of HMAC-SHA256 over `<t>.<rawBody>`, keyed with the whole secret. */
async function sign(timestamp: string, body: Uint8Array, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const prefix = encoder.encode(`${timestamp}.`);
  const signed = new Uint8Array(prefix.length + body.length);
  signed.set(prefix);
  signed.set(body, prefix.length);
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares every pair to its end: how long it takes says nothing about what would match. */
function anyEqual(expected: readonly string[], given: readonly string[]): boolean {
  let found = 0;
  for (const left of expected) {
    for (const right of given) found |= Number(differenceOf(left, right) === 0);
  }
  return found === 1;
}

/** Zero for two equal digests, which all have the same length. */
function differenceOf(left: string, right: string): number {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index += 1)
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  return difference;
}

function mismatch(secrets: readonly string[]): WebhookVerificationError {
  const hints = [
    'No signature of the request matches its body. Most often a framework parsed the body and it was serialised again: pass the raw bytes as they came, not `JSON.stringify(request.body)`.',
    'Otherwise the secret is that of another endpoint, or was rotated.',
  ];
  if (secrets.some((secret) => secret !== secret.trim()))
    hints.push('A secret given here has white space around it: trim it.');
  if (!secrets.some((secret) => secret.trim().startsWith('whsec_')))
    hints.push('No secret given here starts with `whsec_`: pass it whole, with its prefix.');
  return new WebhookVerificationError('signature_mismatch', hints.join(' '));
}

/** Written so that what is not a number is refused. */
function checkTime(
  timestamp: number,
  { toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = new Date() }: WebhookTolerance = {},
): void {
  const age = Math.floor(now.getTime() / 1000) - timestamp;
  if (Math.abs(age) <= toleranceSeconds) return;
  if (age < 0) {
    throw new WebhookVerificationError(
      'timestamp_in_future',
      `The request was signed ${-age} s in the future, and ${toleranceSeconds} s are tolerated: set the clock of this machine.`,
    );
  }
  throw new WebhookVerificationError(
    'timestamp_too_old',
    `The request was signed ${age} s ago, and ${toleranceSeconds} s are tolerated: it is an old request sent again, it waited before it was verified, or the clock of this machine is fast. Verify at arrival, and set the clock.`,
  );
}

function parseEnvelope(body: Uint8Array): WebhookEvent {
  const envelope = parseJson(body);
  if (isEnvelope(envelope)) return envelope;
  throw new WebhookVerificationError(
    'malformed_body',
    'The body is signed but is no event, which has an `id`, an `event_type` and `data`: is this secret used for something else as well?',
  );
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body));
  } catch (cause) {
    throw new WebhookVerificationError(
      'malformed_body',
      'The body is signed but is no JSON in UTF-8: is this secret used for something else as well?',
      { cause },
    );
  }
}

/** An event type that is newer than this client passes: it is signed, and left to the receiver's `default`. */
function isEnvelope(value: unknown): value is WebhookEvent {
  if (typeof value !== 'object' || value === null) return false;
  const { id, event_type, data } = value as Record<string, unknown>;
  return (
    typeof id === 'string' && typeof event_type === 'string' && typeof data === 'object' && data !== null
  );
}
