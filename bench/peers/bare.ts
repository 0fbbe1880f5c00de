// (a) node:http and pg, nothing validated: the floor of what the three operations cost.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { announce, createClient, getClient, identify, listClients } from './shared.ts';

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
    .end(text);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const identity = identify(request.headers.authorization);
  if (identity === undefined) return send(response, 401, { error: 'invalid_token' });
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST') {
    return send(response, 200, {
      data: await createClient(identity, JSON.parse(await read(request)) as never),
    });
  }
  if (url.pathname === '/v1/clients') {
    return send(
      response,
      200,
      await listClients(
        identity.tenantId,
        Number(url.searchParams.get('limit') ?? 50),
        Number(url.searchParams.get('offset') ?? 0),
      ),
    );
  }
  send(response, 200, {
    data: await getClient(identity.tenantId, url.pathname.slice('/v1/clients/'.length)),
  });
}

announce(
  createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 500, { error: String(error) }));
  }),
);
