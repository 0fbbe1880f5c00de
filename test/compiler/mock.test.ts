import { spawn, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleInput, publicOperations } from '../contract/operations.ts';

let mock: ChildProcess;
let url: string;

beforeAll(async () => {
  mock = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/mock.ts', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  url = await new Promise<string>((resolve, reject) => {
    mock.stdout!.on('data', (text: Buffer) => {
      const ready = /^ready (\S+)/m.exec(text.toString());
      if (ready !== null) resolve(ready[1]!);
    });
    mock.once('exit', (code) => reject(new Error(`The mock ended with ${code}.`)));
  });
});
afterAll(() => mock?.kill());

const pathOf = (operation: (typeof publicOperations)[number]): string => {
  const values = exampleInput(operation).path as Record<string, string> | undefined;
  return operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(values?.[name] ?? 'x')));
};

describe('the mock', () => {
  it('answers every operation with its example', async () => {
    const wrong: string[] = [];
    for (const operation of publicOperations) {
      const reply = await fetch(url + pathOf(operation), { method: operation.method });
      const body = (await reply.json()) as { data?: unknown };
      if (reply.status !== 200 || body.data === undefined) wrong.push(`${operation.id} ${reply.status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('answers with another documented status when asked', async () => {
    const reply = await fetch(`${url}/v1/clients/0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10`, { headers: { prefer: 'code=404' } });
    expect([reply.status, await reply.json()]).toEqual([404, { error: { type: 'not_found', message: expect.stringContaining('No client') } }]);
  });

  it('knows no paths and methods beside the contract', async () => {
    const refused = async (path: string, method: string) => {
      const reply = await fetch(url + path, { method });
      return [reply.status, ((await reply.json()) as { error: { type: string } }).error.type];
    };
    expect(await refused('/v1/nothing', 'GET')).toEqual([404, 'not_found']);
    expect(await refused('/v1/clients', 'PUT')).toEqual([405, 'validation_error']);
  });
});
