import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createMcpHandler,
  isInitializeRequest,
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
  type McpHttpHandler,
} from '@modelcontextprotocol/server';
import { writeChunk } from '#src/api/door/index.ts';
import type { McpCall } from './call.ts';
import { hostServer, type HostServerOptions } from './host-server.ts';
import { wantsProgress } from './json-rpc.ts';

/**
 * Both eras of the protocol on one address: from 2026-07-28 on each request says who asks and which version it speaks; before,
 * `initialize` did. What that answers names the session, by which a host of the older era says which of its calls it cancels; nothing
 * else depends on it.
 */
export class Protocol {
  readonly #options: HostServerOptions;
  readonly #modern: McpHttpHandler;

  constructor(options: HostServerOptions) {
    this.#options = options;
    this.#modern = createMcpHandler(
      ({ authInfo }) => hostServer(authInfo!.extra!['call'] as McpCall, options),
      {
        legacy: 'reject',
      },
    );
  }

  /** Answers a message that was read and paid for. A host that goes away cancels what it asked. */
  async answer(
    incoming: IncomingMessage,
    response: ServerResponse,
    message: unknown,
    call: McpCall,
  ): Promise<void> {
    const request = requestFor(incoming, call.signal);
    const extra = { parsedBody: message, authInfo: { token: '', clientId: '', scopes: [], extra: { call } } };
    const answer = (await isLegacyRequest(request, message))
      ? await this.#legacy(request, message, call, extra)
      : await this.#modern.fetch(request, extra);
    await write(answer, response, call.signal);
  }

  /** A server for one request. JSON where nothing but the answer is sent; a stream where progress comes before it. */
  async #legacy(
    request: Request,
    message: unknown,
    call: McpCall,
    extra: { readonly parsedBody: unknown },
  ): Promise<Response> {
    const server = hostServer(call, this.#options);
    const transport = new WebStandardStreamableHTTPServerTransport({
      enableJsonResponse: !wantsProgress(message),
    });
    call.signal.addEventListener('abort', () => void server.close(), { once: true });
    await server.connect(transport);
    const answer = await transport.handleRequest(request, extra);
    if (answer.ok && isInitializeRequest(message)) answer.headers.set('Mcp-Session-Id', randomUUID());
    return answer;
  }
}

function requestFor(incoming: IncomingMessage, signal: AbortSignal): Request {
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  // The body was read, and its length says nothing of this request.
  const kept = headers.filter(([name]) => name !== 'content-length' && name !== 'transfer-encoding');
  return new Request('http://localhost/v1/mcp', { method: 'POST', headers: kept, signal });
}

async function write(answer: Response, response: ServerResponse, signal: AbortSignal): Promise<void> {
  answer.headers.forEach((value, name) => response.setHeader(name, value));
  response.statusCode = answer.status;
  if (answer.body === null) return void response.end();
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!isStream) return void response.end(await answer.text());
  response.flushHeaders();
  const written = new WritableStream<Uint8Array>({
    write: (chunk) => writeChunk(response, chunk),
    close: () => void response.end(),
  });
  // A host that goes away, or takes nothing for a minute, ends the stream.
  await answer.body.pipeTo(written, { signal }).catch(() => response.destroy());
}
