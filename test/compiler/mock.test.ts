import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleInput, publicOperations } from '../contract/operations.ts';

const mocks: ChildProcess[] = [];
let url: string;

/** Starts a mock and gives its address. */
async function start(...args: string[]): Promise<string> {
  const mock = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/mock.ts', ...args],
    {
      env: { ...process.env, PORT: '0', HOST: 'localhost' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  mocks.push(mock);
  return new Promise<string>((resolve, reject) => {
    mock.stdout!.on('data', (text: Buffer) => {
      const ready = /^ready (\S+)/m.exec(text.toString());
      if (ready !== null) resolve(ready[1]!);
    });
    mock.once('exit', (code) => reject(new Error(`The mock ended with ${code}.`)));
  });
}

beforeAll(async () => {
  url = await start();
});
afterAll(() => mocks.forEach((mock) => mock.kill()));

/** The request that the contract itself gives as an example. */
function exampleOf(operation: (typeof publicOperations)[number]): [string, RequestInit] {
  const { path, query, body } = exampleInput(operation);
  const filled = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(path[name]!));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((one): [string, string] => [name, typeof one === 'object' ? JSON.stringify(one) : String(one)]),
  );
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return [`${url}${filled}?${new URLSearchParams(pairs).toString()}`, { method: operation.method, ...sent }];
}

interface Refusal {
  readonly error: { readonly type: string; readonly message: string };
}

describe('the mock', () => {
  it('answers every operation with its example', async () => {
    const wrong: string[] = [];
    for (const operation of publicOperations) {
      const reply = await fetch(...exampleOf(operation));
      const body = (await reply.json()) as { data?: unknown };
      if (reply.status !== 200 || body.data === undefined)
        wrong.push(`${operation.id} ${reply.status} ${JSON.stringify(body)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('refuses what the service would refuse, in its words, unless another answer is asked for', async () => {
    const send = async (path: string, init: RequestInit = {}) => {
      const reply = await fetch(url + path, {
        ...init,
        headers: { 'content-type': 'application/json', ...init.headers },
      });
      return [reply.status, ((await reply.json()) as Partial<Refusal>).error?.message];
    };
    expect(await send('/v1/clients?limit=many')).toEqual([400, 'query.limit must be an integer']);
    expect(await send('/v1/tasks', { method: 'POST', body: '{"nam": "Content pack"}' })).toEqual([
      400,
      expect.stringContaining('body.nam is not a known property'),
    ]);
    expect(await send('/v1/tasks', { method: 'POST', body: '{' })).toEqual([
      400,
      expect.stringContaining('body is not valid JSON'),
    ]);
    expect(await send('/v1/tasks', { method: 'POST' })).toEqual([400, 'body is required: send JSON']);
    expect(await send('/v1/tasks', { method: 'POST', body: '{', headers: { prefer: 'code=409' } })).toEqual([
      409,
      expect.any(String),
    ]);
  });

  it('answers with another documented status when asked', async () => {
    const reply = await fetch(`${url}/v1/clients/0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10`, {
      headers: { prefer: 'code=404' },
    });
    expect([reply.status, await reply.json()]).toEqual([
      404,
      { error: { type: 'not_found', message: expect.stringContaining('No client') } },
    ]);
  });

  it('knows no paths and methods beside the contract', async () => {
    const refused = async (path: string, method: string) => {
      const reply = await fetch(url + path, { method });
      return [reply.status, ((await reply.json()) as { error: { type: string } }).error.type];
    };
    expect(await refused('/v1/nothing', 'GET')).toEqual([404, 'not_found']);
    expect(await refused('/v1/clients', 'PUT')).toEqual([405, 'validation_error']);
  });

  it('answers bytes, streams, pages and redirects of another contract', async () => {
    const reply = async (spec: string, path: string) => {
      const address = await start('--spec', `test/compiler/cases/${spec}/in.yaml`);
      const answer = await fetch(address + path, { redirect: 'manual' });
      const told = answer.headers.get('content-type') ?? answer.headers.get('location');
      return [answer.status, told, await answer.text()];
    };
    expect(await reply('event-stream', '/changes')).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'id: 1\ndata: {"kind":"message","text":"Hello"}\n\n',
    ]);
    expect(await reply('ranges', '/pictures/1/preview')).toEqual([200, 'image/webp', expect.any(String)]);
    expect(await reply('text-body', '/note/source')).toEqual([302, '/', '']);
  });
});
