// make hosts: the libraries by which AI hosts connect, on a running service: each connects, lists, starts and calls, fails, and spends its budget.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../bench/process.ts';
import { libraries, type Connected, type Library, type Told } from './libraries.ts';

/** Calls a minute for one key: enough for what the libraries do, and soon spent. */
const budget = 40;

const six = [
  'service_call_api',
  'service_call_tools',
  'service_get_tool_deep_guidance',
  'service_investigate',
  'service_request_additional_tools',
  'service_start',
];

const dataDir = await mkdtemp(join(tmpdir(), 'hosts-'));
const server = await startServer(['--disable-warning=ExperimentalWarning', 'dist/server/main.js'], {
  DATABASE_URL: '',
  BASE_URL: '',
  PORT: '0',
  SEED: 'demo',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_MCP_SUBJECT: String(budget),
});
const url = `${server.url}/v1/mcp`;
try {
  const { agencies } = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as {
    agencies: [{ api_key: string }];
  };
  const key = agencies[0].api_key;
  const connected = await Promise.all(
    libraries.map(async (library) => ({ library, host: await library.connect(url, key) })),
  );
  console.log(
    '| library | result, as the model reads it | a failed call | a spent budget |\n|---|---|---|---|',
  );
  const rows = await inTurn(connected, async ({ library, host }) => ({
    library,
    host,
    ...(await work(host)),
  }));
  await spend(key);
  for (const { library, host, result, failure } of rows) {
    const spent = await host.call('service_start', { prompt: 'Show the clients', client_model: 'a-model' });
    check(/did not run.*Try again in \d+ second/s.test(spent.text), library, 'a spent budget', spent);
    const version = await versionOf(library);
    console.log(`| ${library.packageName} ${version} | ${result} | ${failure} | ${by(spent)} |`);
    await host.close();
  }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** What an assistant does first: lists the tools, starts, calls one tool that works and one that does not. */
async function work(host: Connected): Promise<{ result: string; failure: string }> {
  if (host.toolNames.toSorted().join() !== six.join())
    throw new Error(`It lists ${host.toolNames.join(', ')}.`);
  const begun = await host.call('service_start', { prompt: 'Show the clients', client_model: 'a-model' });
  const { conversation_id: id, tools } = JSON.parse(begun.text) as {
    conversation_id: string;
    tools: { name: string }[];
  };
  if (!tools.some(({ name }) => name === 'list_clients')) throw new Error(`No list_clients in ${begun.text}`);
  const call = (name: string, args: object) =>
    host.call('service_call_tools', { conversation_id: id, calls: [{ name, arguments: args }] });
  const listed = await call('list_clients', { limit: 2 });
  const { results } = JSON.parse(listed.text) as { results: [{ status: number; body: object }] };
  if (results[0].status !== 200) throw new Error(listed.text);
  const failed = await call('list_clients', { limit: 'many' });
  if (!failed.text.includes('limit') || !failed.text.includes('hint'))
    throw new Error(`A failed call does not reach the model: ${failed.text}`);
  return { result: 'the text, once', failure: by(failed) };
}

/** Uses up the budget of the key. */
async function spend(key: string): Promise<void> {
  for (let count = 0; count <= budget; count += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${key}`,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: count,
        method: 'tools/call',
        params: { name: 'service_call_tools', arguments: {} },
      }),
    });
    if ('error' in ((await response.json()) as object)) return;
  }
  throw new Error(`${budget} calls did not spend the budget.`);
}

function by({ failedBy }: Told): string {
  if (failedBy === 'nothing') return 'the text';
  return failedBy === 'isError' ? 'the text, marked as an error' : 'an exception with the text';
}

function check(holds: boolean, { packageName }: Library, what: string, told: Told): void {
  if (holds) return;
  console.error(`${packageName}: ${what} does not reach the model: ${told.text}`);
  process.exitCode = 1;
}

async function inTurn<T, R>(items: readonly T[], each: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await each(item));
  return results;
}

async function versionOf({ packageName }: Library): Promise<string> {
  const path = join(import.meta.dirname, 'node_modules', packageName, 'package.json');
  return (JSON.parse(await readFile(path, 'utf8')) as { version: string }).version;
}
