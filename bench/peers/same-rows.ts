// node:http and pg by hand, storing what the service stores for a creation: client, event, audit row and request log, in one
// transaction. What the service costs above this is what its contract, its checks and its isolation cost.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { announce, columns, getClient, identify, listClients, pool, type Identity } from './shared.ts';

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

async function create(
  { tenantId, userId }: Identity,
  body: { name: string; profile_id: string },
  startedAt: number,
): Promise<unknown> {
  const client = await pool.connect();
  const requestId = randomUUID();
  try {
    await client.query({ name: 'begin', text: 'begin' });
    const {
      rows: [row],
    } = await client.query<Record<string, unknown>>({
      name: 'client',
      text: `insert into clients (tenant_id, profile_id, name, slug, status, status_category, source, created_by)
        values ($1, $2, $3, $4, 'lead', 'prospect', 'api', $5) returning ${columns}`,
      values: [tenantId, body.profile_id, body.name, `c-${randomUUID()}`, userId],
    });
    const data = {
      actor: { type: 'service_account', id: userId, name: 'Load' },
      occurred_at: new Date().toISOString(),
      correlation_id: requestId,
      causation: { depth: 0 },
      client: row,
    };
    await client.query({
      name: 'event',
      text: "insert into events (tenant_id, sequence, event_type, correlation_id, data) values ($1, nextval('app.event_sequence'), 'client.created', $2, $3)",
      values: [tenantId, requestId, JSON.stringify(data)],
    });
    await client.query({
      name: 'audit',
      text: `insert into audit_log (tenant_id, record_kind, record_id, action, operation_id, actor_type, actor_id, request_id)
        values ($1, 'client', $2, 'created', 'createClient', 'service_account', $3, $4)`,
      values: [tenantId, row!['id'], userId, requestId],
    });
    await client.query({
      name: 'log',
      text: `insert into api_request_logs (tenant_id, request_id, operation_id, method, path, status, duration_ms, request_bytes, response_bytes, user_id, created_at)
        values ($1, $2, 'createClient', 'POST', '/v1/clients', 200, $3, 0, 0, $4, now())`,
      values: [tenantId, requestId, performance.now() - startedAt, userId],
    });
    await client.query({ name: 'commit', text: 'commit' });
    return row;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const startedAt = performance.now();
  const identity = identify(request.headers.authorization);
  if (identity === undefined) return send(response, 401, { error: 'invalid_token' });
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'POST')
    return send(response, 200, {
      data: await create(identity, JSON.parse(await read(request)) as never, startedAt),
    });
  if (url.pathname === '/v1/clients')
    return send(
      response,
      200,
      await listClients(identity.tenantId, Number(url.searchParams.get('limit') ?? 50), 0),
    );
  send(response, 200, {
    data: await getClient(identity.tenantId, url.pathname.slice('/v1/clients/'.length)),
  });
}

announce(
  createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 500, { error: String(error) }));
  }),
);
