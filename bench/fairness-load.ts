// Agencies that take all they can get: reads, writes that contend for a lock, events with a webhook each, and MCP.
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { BenchTenant } from './database.ts';

/** Kinds of load (`reads,writes,mcp`), to find out which one is felt. */
const kinds = (process.env['BENCH_FAIRNESS_LOAD'] ?? 'reads,writes,mcp').split(',');
/** Callers of each busy agency, of each kind, without a pause between their calls. */
const callers = 8;

export async function send(
  url: string,
  tenant: BenchTenant,
  method: string,
  path: string,
  body?: unknown,
): Promise<number> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tenant.token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  // A busy agency may be told to wait; the sixth never is.
  if (response.status !== 200 && response.status !== 503)
    throw new Error(`${method} ${path} answered ${response.status}`);
  return response.status;
}

function startLoad(url: string, tenants: readonly BenchTenant[]): { stop(): Promise<number> } {
  let isStopped = false;
  let done = 0;
  const loop = async (work: (turn: number) => Promise<unknown>): Promise<void> => {
    for (let turn = 0; !isStopped; turn += 1) {
      await work(turn);
      done += 1;
    }
  };
  const start = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: 'service_start',
      arguments: { prompt: 'list the clients of the agency', client_model: 'bench' },
    },
  };
  const loops = tenants.flatMap((tenant) =>
    Array.from({ length: callers }, (_, caller) => [
      ...(kinds.includes('reads')
        ? [loop(() => send(url, tenant, 'GET', '/v1/clients?limit=100&search=client'))]
        : []),
      ...(kinds.includes('writes')
        ? [
            loop((turn) =>
              send(url, tenant, 'POST', '/v1/clients', {
                name: `Busy ${caller} ${turn} ${Math.random()}`,
                profile_id: tenant.profileId,
              }),
            ),
            // All callers change the same record, and wait for each other's locks.
            loop((turn) =>
              send(url, tenant, 'PATCH', `/v1/clients/${tenant.clientIds[0]}`, {
                name: `Contended ${caller} ${turn}`,
              }),
            ),
          ]
        : []),
      ...(kinds.includes('mcp') && caller < 2
        ? [loop(() => send(url, tenant, 'POST', '/v1/mcp', start))]
        : []),
    ]).flat(),
  );
  return {
    async stop() {
      isStopped = true;
      await Promise.all(loops);
      return done;
    },
  };
}

if (!isMainThread) {
  const { url, tenants } = workerData as { url: string; tenants: BenchTenant[] };
  const load = startLoad(url, tenants);
  parentPort!.once('message', () => void load.stop().then((done) => parentPort!.postMessage(done)));
}
