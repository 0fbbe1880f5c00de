import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../../consumers/check.ts';
import { tools } from '../../consumers/tools.ts';
import { startService, type Service } from '../support/service.ts';

interface Pins {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The quickest of `make consumers`, with a family that has everything they have to get right. The others are fetched by that alone. */
const quickest = tools.filter(({ name }) => name === 'openapi-typescript');

let service: Service;
let document: string;
beforeAll(async () => {
  service = await startService();
  document = await (await fetch(`${service.url}/v1/openapi.json?family=clients`)).text();
});
afterAll(() => service?.stop());

describe.each(quickest)('a client made by $name', (tool) => {
  it('has types that hold, and gets lists with two values, filters, pages, changes and errors right', async () => {
    const connection = { baseUrl: service.url, key: service.agencies[0].key };
    expect((await check(tool, document, connection)).faults).toEqual([]);
  });
});

describe('the guide to clients', () => {
  const root = join(import.meta.dirname, '..', '..');
  const guide = readFileSync(join(root, 'docs', 'guides', 'clients.md'), 'utf8');

  const pins = ['package.json', 'consumers/package.json'].map(
    (path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Pins,
  );
  const pinned = (name: string) =>
    pins
      .map(({ dependencies, devDependencies }) => ({ ...dependencies, ...devDependencies })[name])
      .find(Boolean);

  it('shows the versions, commands and files that make consumers uses', () => {
    for (const { packages, command, files = {} } of tools) {
      for (const each of packages) expect(guide).toContain(`${each} ${pinned(each)}`);
      if (command !== undefined) expect(guide).toContain(`\`${command}\``);
      for (const text of Object.values(files)) expect(guide.replaceAll(/^ {3}/gm, '')).toContain(text);
    }
  });

  it('has an example that does what it says', async () => {
    // Beside the types that the test above had made.
    const example = join(root, 'consumers', 'out', 'openapi-typescript', 'example.ts');
    const text = /^```ts\n(.*?)^```$/ms.exec(guide)![1]!;
    writeFileSync(example, text.replaceAll('http://127.0.0.1:4000', service.url));
    const { stdout } = await promisify(execFile)(process.execPath, [example], {
      env: { ...process.env, KEY: service.agencies[0].key },
    });
    expect(stdout).toMatch(/^\{ total: \d+, limit: 2, offset: 0 \}$/m);
  });
});
