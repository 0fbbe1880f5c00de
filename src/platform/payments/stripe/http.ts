import {
  boundedFetch,
  explainConnection,
  ResponseTooLarge,
  type AddressPolicy,
} from '#src/platform/outbound/index.ts';
import { PaymentFault, type ProviderAccess } from '../provider.ts';

/** How Stripe is reached. */
export interface Line {
  readonly addresses: AddressPolicy;
  readonly ca?: string | undefined;
}

const base = 'https://api.stripe.com';
/** What the readings were written for; an account's own version does not matter. */
const version = '2024-06-20';
const timeoutMs = 20_000;
const silenceMs = 15_000;
const maxBytes = 1024 * 1024;

export type Fields = { readonly [name: string]: Field };
type Field = string | number | boolean | null | undefined | Fields | readonly (string | Fields)[];

/** The form that Stripe takes: `a[b][0]=…`. What is null or undefined is left out. */
export function encoded(fields: Fields): URLSearchParams {
  const form = new URLSearchParams();
  const put = (name: string, value: Field): void => {
    if (value === null || value === undefined) return;
    if (typeof value !== 'object') return form.append(name, String(value));
    for (const [key, each] of Object.entries(value)) put(`${name}[${key}]`, each as Field);
  };
  for (const [name, value] of Object.entries(fields)) put(name, value);
  return form;
}

/** An error that Stripe described. `body` is what it says of it, which may hold the payment. */
export class StripeError extends PaymentFault {
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    kind: PaymentFault['kind'],
    message: string,
    code: string | null,
    body: Readonly<Record<string, unknown>>,
  ) {
    super(kind, message, code);
    this.body = body;
  }
}

export interface StripeRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly fields?: Fields;
  /** With it, Stripe answers a request that it has had with its first answer. */
  readonly key?: string;
}

/** Sends a request. Throws `StripeError` for what Stripe refuses, and `PaymentFault` for what has no answer. */
export async function send<T>(
  line: Line,
  access: ProviderAccess,
  { method, path, fields = {}, key }: StripeRequest,
): Promise<T> {
  const form = encoded(fields);
  const isRead = method === 'GET';
  const query = isRead && form.size > 0 ? `?${form}` : '';
  const fetch = boundedFetch({
    addresses: line.addresses,
    ca: line.ca,
    signal: AbortSignal.timeout(timeoutMs),
    silenceMs,
    maxBytes,
  });
  let status: number;
  let text: string;
  try {
    const response = await fetch(`${base}/v1/${path}${query}`, {
      method,
      headers: {
        authorization: `Bearer ${access.secretKey}`,
        'stripe-version': version,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(!isRead && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(!isRead && { body: form.toString() }),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw new PaymentFault('unknown', unanswered(error));
  }
  return read<T>(status, text);
}

function read<T>(status: number, text: string): T {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new PaymentFault('unknown', `Stripe answered with ${status} and no JSON.`);
  }
  if (status < 300) return body as T;
  const error = ((body as { error?: Record<string, unknown> } | null)?.error ?? {}) as Record<
    string,
    unknown
  >;
  const code = textOf(error['decline_code']) ?? textOf(error['code']) ?? textOf(error['type']);
  const message = textOf(error['message']) ?? `Stripe answered with ${status}.`;
  throw new StripeError(kindOf(status), message.slice(0, 1000), code, error);
}

/** What is wrong with a request was not done; what went wrong at Stripe may have been, and so may one that runs at the moment. */
function kindOf(status: number): PaymentFault['kind'] {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 409 || status === 429 || status >= 500) return 'unknown';
  return 'refused';
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function unanswered(error: unknown): string {
  if (error instanceof ResponseTooLarge) return 'The answer of Stripe was too large.';
  if (error instanceof Error && error.name === 'TimeoutError') return 'Stripe did not answer in time.';
  return `Stripe cannot be reached: ${explainConnection(error as NodeJS.ErrnoException).message}`;
}
