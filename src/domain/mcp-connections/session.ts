import type { Client } from '@modelcontextprotocol/client';
import {
  AddressRefused,
  boundedFetch,
  explainConnection,
  ResponseTooLarge,
  type AddressPolicy,
} from '#src/platform/outbound/index.ts';
import { clean } from './json.rules.ts';

/**
 * `unreachable`: nothing came to be. `unauthorized`: the server wants a token, or another one. `refused`: it answered, and not with what was
 * asked for. `unknown`: it was asked, and may have done it.
 */
export type ServerFaultKind = 'unreachable' | 'unauthorized' | 'refused' | 'unknown';

/** Why a server was of no use; the message ends a sentence for people. */
export class ServerFault extends Error {
  override readonly name = 'ServerFault';
  readonly kind: ServerFaultKind;
  /** What a 401 says about where to get a token. */
  readonly challenge: Response | null;

  constructor(kind: ServerFaultKind, message: string, challenge: Response | null = null) {
    super(message);
    this.kind = kind;
    this.challenge = challenge;
  }
}

export interface Target {
  readonly url: string;
  readonly token: string | null;
}

export interface Line {
  readonly addresses: AddressPolicy;
  readonly ca?: string | undefined;
}

export interface SessionBounds {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export interface ServerSession {
  readonly client: Client;
  readonly protocolVersion: string | null;
  readonly signal: AbortSignal;
}

/** What the last request of a session came to, for faults that the library tells in its own words. */
interface Observed {
  status: number | null;
  challenge: Response | null;
  error: unknown;
  /** The request of interest was sent: what comes after may have been done. */
  isAsked: boolean;
}

/** Connects to the server, does `work`, and says goodbye: all within one bound of time and bytes. Throws `ServerFault`. */
export async function withServer<T>(
  { url, token }: Target,
  { addresses, ca }: Line,
  { timeoutMs, maxBytes }: SessionBounds,
  work: (session: ServerSession) => Promise<T>,
): Promise<T> {
  const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
  const ending = new AbortController();
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(timeoutMs)]);
  const observed: Observed = { status: null, challenge: null, error: null, isAsked: false };
  const giveUp = (error: Error): void => {
    observed.error ??= error;
    ending.abort(error);
  };
  const fetchBounded = boundedFetch({
    addresses,
    ca,
    signal,
    silenceMs: timeoutMs,
    maxBytes,
    onTooLarge: giveUp,
  });
  const transport = new StreamableHTTPClientTransport(new URL(url), {
    requestInit: token === null ? {} : { headers: { authorization: `Bearer ${token}` } },
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 1_000,
      maxReconnectionDelay: 1_000,
      reconnectionDelayGrowFactor: 1,
    },
    fetch: async (address, init) => {
      // A stream of what the server would like to say meanwhile: nobody listens.
      if ((init?.method ?? 'GET') === 'GET') return new Response(null, { status: 405 });
      try {
        const response = await fetchBounded(address, init);
        observed.status = response.status;
        if (response.status === 401) observed.challenge = response.clone();
        return response;
      } catch (error) {
        observed.error = error;
        throw error;
      }
    },
  });
  const client = new Client(
    { name: 'agency-management-service', version: '1' },
    { capabilities: {}, jsonSchemaValidator: acceptAll },
  );
  // A stream that breaks is no error of the request that waits for it.
  client.onerror = (error) => {
    if (error.message.startsWith('SSE stream disconnected')) giveUp(error);
  };
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  late.catch(() => {});
  const within = async (): Promise<T> => {
    await client.connect(transport, { timeout: timeoutMs });
    const session = { client, protocolVersion: transport.protocolVersion ?? null, signal };
    observed.isAsked = true;
    const result = await work(session);
    await transport.terminateSession().catch(() => {});
    return result;
  };
  try {
    return await Promise.race([within(), late]);
  } catch (error) {
    throw faultOf(error, observed, signal, timeoutMs);
  } finally {
    ending.abort();
    await client.close().catch(() => {});
  }
}

/** Schemas of a server are for whoever calls its tools; compiling them here would run what it wrote. */
const acceptAll = {
  getValidator: () => (input: unknown) => ({
    valid: true as const,
    data: input as never,
    errorMessage: undefined,
  }),
};

function faultOf(error: unknown, observed: Observed, signal: AbortSignal, timeoutMs: number): ServerFault {
  if (error instanceof ServerFault) return error;
  if (observed.status === 401 || observed.status === 403)
    return new ServerFault(
      'unauthorized',
      `it refuses access with status ${observed.status}.`,
      observed.challenge,
    );
  const doubt = observed.isAsked ? 'unknown' : 'unreachable';
  if (causedBy(error, ResponseTooLarge) || observed.error instanceof ResponseTooLarge)
    return new ServerFault('refused', 'its response is too large.');
  if (signal.aborted && signal.reason instanceof DOMException)
    return new ServerFault(doubt, `it did not respond within ${Math.round(timeoutMs / 1000)} seconds.`);
  if (observed.error instanceof AddressRefused)
    return new ServerFault('unreachable', `${observed.error.message}.`);
  if (observed.error !== null) {
    const { message } = explainConnection(observed.error as NodeJS.ErrnoException);
    return new ServerFault(doubt, lowered(message));
  }
  if (observed.status !== null && observed.status >= 300)
    return new ServerFault(
      observed.status >= 500 || observed.status === 429 ? doubt : 'refused',
      `it answered with status ${observed.status}.`,
    );
  return new ServerFault(
    'refused',
    `it does not speak MCP as expected: ${clean((error as Error).message, 300)}`,
  );
}

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function causedBy(error: unknown, kind: new (...args: never[]) => Error): boolean {
  for (let one = error, depth = 0; depth < 5; depth += 1) {
    if (one instanceof kind) return true;
    one = (one as Error | undefined)?.cause;
  }
  return false;
}
