import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServerProcess } from '../../scripts/dev/server.ts';

/** The service that `make dev` restarts, here one of a few files, which tells what it is made of and when that was loaded. */
let folder: string;
let server: ServerProcess;
let printed: string;

const sources = {
  'main.ts': `import { deep } from './middle.ts';
import { read } from './reading.ts';
import { loadedAt } from './aside.ts';
const { later } = await import('./later.ts');
process.on('SIGTERM', () => process.exit(0));
setInterval(() => {}, 1000);
console.log('ready ' + JSON.stringify({ deep, read, later, loadedAt }));
`,
  'middle.ts': `export { deep } from './deep.ts';\n`,
  'deep.ts': `export const deep = 'first';\n`,
  'later.ts': `export const later = 'first';\n`,
  'aside.ts': `export const loadedAt = Date.now();\n`,
  'reading.ts': `import { readFileSync } from 'node:fs';
export const read = readFileSync(new URL('./read.txt', import.meta.url), 'utf8');\n`,
  'read.txt': 'first',
};

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

interface Told {
  readonly deep: string;
  readonly read: string;
  readonly later: string;
  readonly loadedAt: number;
}

/** What the service tells that was started after these files changed. */
async function restarted(...files: readonly string[]): Promise<Told> {
  printed = '';
  server.noteChanges(files);
  await server.restart();
  return JSON.parse(/^ready (.*)$/m.exec(printed)![1]!) as Told;
}

beforeEach(async () => {
  folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'agency-dev-server-'))), 'src');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(sources)) write(name, text);
  server = new ServerProcess(
    { main: join(folder, 'main.ts'), folders: [folder] },
    (text) => void (printed += text),
  );
  expect(await restarted()).toMatchObject({ deep: 'first', read: 'first', later: 'first' });
});
afterEach(async () => {
  await server.stop();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

describe('an edit', () => {
  it.each(['at once', 'once the next process stands by'])('is served %s', async (when) => {
    const edit = async (name: string, text: string): Promise<Told> => {
      if (when !== 'at once') await server.standing;
      return restarted(write(name, text));
    };
    expect((await edit('deep.ts', `export const deep = 'second';\n`)).deep).toBe('second');
    expect((await edit('read.txt', 'second')).read).toBe('second');
    expect((await edit('later.ts', `export const later = 'second';\n`)).later).toBe('second');
  });

  it('of what no start loads finds the next process with all of it loaded', async () => {
    await server.standing;
    const editedAt = Date.now();
    expect((await restarted(write('handler.ts', ''))).loadedAt).toBeLessThan(editedAt);
  });

  it('of the same file again finds the next process with all loaded that does not import it', async () => {
    const edit = (deep: string) => restarted(write('deep.ts', `export const deep = '${deep}';\n`));
    await server.standing;
    await edit('second');
    await server.standing;
    const editedAt = Date.now();
    const told = await edit('third');
    expect(told.deep).toBe('third');
    expect(told.loadedAt).toBeLessThan(editedAt);
  });

  it('that cannot be loaded ends the service until the next one', async () => {
    const broken = write('deep.ts', 'export const deep = ;\n');
    server.noteChanges([broken]);
    await server.restart();
    expect(printed).toContain('The server ended (1); it starts again with the next edit.');
    expect(await restarted(write('deep.ts', `export const deep = 'mended';\n`))).toMatchObject({
      deep: 'mended',
    });
  });
});
