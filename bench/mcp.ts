// What a call through /v1/mcp costs beside the same call over REST: see `measureMcp`.
import { Agent, request } from 'node:http';
import type { BenchTenant } from './database.ts';
import { median } from './median.ts';
import type { Server } from './process.ts';

const conversations = 50;
const seconds = 5;
const prompt = 'Which of our clients were added this week, and what do the notes say about them?';

interface Caller {
  readonly token: string;
  conversationId: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: conversations });

function send(
  base: string,
  { token }: Caller,
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const { hostname, port } = new URL(base);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(JSON.parse(text) as Record<string, unknown>);
        else reject(new Error(`${path} answered ${response.statusCode}: ${text.slice(0, 200)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

async function tool(
  base: string,
  caller: Caller,
  name: string,
  args: object,
): Promise<Record<string, unknown>> {
  const { result } = (await send(base, caller, 'POST', '/v1/mcp', {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  })) as { result: { isError?: boolean; content: [{ text: string }] } };
  if (result.isError === true) throw new Error(`${name} failed: ${result.content[0].text}`);
  return JSON.parse(result.content[0].text) as Record<string, unknown>;
}

/** Everybody at once, again and again, until the time is over; answers the milliseconds that each took. */
async function everybody(
  callers: readonly Caller[],
  work: (caller: Caller) => Promise<unknown>,
): Promise<number[]> {
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  await Promise.all(
    callers.map(async (caller) => {
      while (performance.now() < end) {
        const begin = performance.now();
        await work(caller);
        times.push(performance.now() - begin);
      }
    }),
  );
  return times;
}

const told = (times: readonly number[]): string => {
  const sorted = times.toSorted((left, right) => left - right);
  return `${(times.length / seconds).toFixed(0)}/s, median ${median([...times]).toFixed(0)} ms, p95 ${sorted[Math.floor(sorted.length * 0.95)]!.toFixed(0)} ms`;
};

/** Fifty conversations at once, each of an agency of its own: beginnings, calls of one tool, and the same reads over REST. */
export async function measureMcp(
  { url }: Pick<Server, 'url'>,
  tenants: readonly BenchTenant[],
): Promise<string> {
  const callers = tenants.slice(0, conversations).map(({ token }): Caller => ({ token, conversationId: '' }));
  const start = async (caller: Caller): Promise<void> => {
    caller.conversationId = String(
      (await tool(url, caller, 'service_start', { prompt, client_model: 'bench' })).conversation_id,
    );
  };
  await start(callers[0]!);
  const started = await everybody(callers, start);
  await Promise.all(
    callers.map((caller) =>
      tool(url, caller, 'service_request_additional_tools', {
        conversation_id: caller.conversationId,
        reason: 'bench',
        suggested_tool_names: ['list_clients'],
      }),
    ),
  );
  const called = await everybody(callers, (caller) =>
    tool(url, caller, 'service_call_tools', {
      conversation_id: caller.conversationId,
      calls: [{ name: 'list_clients', arguments: { limit: 5 } }],
    }),
  );
  const direct = await everybody(callers, (caller) => send(url, caller, 'GET', '/v1/clients?limit=5'));
  agent.destroy();
  return [
    `service_start, ${conversations} at once | ${told(started)}`,
    `service_call_tools with one call | ${told(called)}, ${(called.length / direct.length).toFixed(2)} of the same reads over REST (${told(direct)})`,
  ].join('\n');
}
