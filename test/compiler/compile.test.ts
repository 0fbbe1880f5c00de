import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analyse } from '#src/compiler/analyse.ts';
import { compile } from '#src/compiler/compile.ts';
import { readManifest } from '#src/compiler/output.ts';
import { smallContract, type SmallContract } from './small-contract.ts';

let contract: SmallContract;
beforeEach(() => {
  contract = smallContract({ widgets: ['listWidgets', 'getWidget'] });
});
afterEach(() => contract.remove());

const generated = (path: string): string => `${contract.options.out}/${path}`;

describe('compile', () => {
  it('writes everything, types and client included, and lists it', async () => {
    const { changed } = await compile({ ...contract.options, inputs: 'abc' });
    expect(changed).toEqual(
      expect.arrayContaining([
        'openapi.json',
        'types.gen.ts',
        'client/sdk.gen.ts',
        'families/widgets/handlers.ts',
      ]),
    );
    expect(readManifest(contract.options.out)).toEqual({ inputs: 'abc', files: [...changed].sort() });
  });

  it('touches nothing that stays the same', async () => {
    await compile({ ...contract.options, serverOnly: true });
    expect((await compile({ ...contract.options, serverOnly: true })).changed).toEqual([]);
  });

  it('takes back what it no longer writes, and only that', async () => {
    await compile(contract.options);
    writeFileSync(generated('database.ts'), '// somebody else’s');
    const root = `${contract.base}spec/openapi.yaml`;
    const other = smallContract({ gadgets: ['listGadgets'] });
    writeFileSync(root, readFileSync(other.options.spec, 'utf8'));
    writeFileSync(
      `${contract.base}spec/families/gadgets.yaml`,
      readFileSync(`${other.base}spec/families/gadgets.yaml`, 'utf8'),
    );
    other.remove();
    const { removed } = await compile(contract.options);
    expect(removed).toContain('families/widgets/handlers.ts');
    expect(existsSync(generated('families/widgets'))).toBe(false);
    expect(existsSync(generated('database.ts'))).toBe(true);
  });

  it('writes nothing when there is an error', async () => {
    const path = `${contract.base}spec/families/widgets.yaml`;
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('operationId: listWidgets', 'operationId: frobWidgets'),
    );
    const result = await compile(contract.options);
    const { diagnostics, changed } = result;
    // The thread that compiles other contracts sends the result whole.
    expect(structuredClone(result)).toEqual(result);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ severity: 'error', code: 'C1', place: { file: path, line: 4, column: 7 } }),
    );
    expect(changed).toEqual([]);
    expect(existsSync(contract.options.out)).toBe(false);
  });

  it('tells of a file that cannot be read, not of all that refers to it', () => {
    const path = `${contract.base}spec/families/widgets.yaml`;
    writeFileSync(path, readFileSync(path, 'utf8').replace('tags: [widgets]', 'tags: [widgets'));
    for (const family of [undefined, 'widgets'])
      expect(
        analyse({ ...contract.options, ...(family && { family }) }).diagnostics.map(({ code, place }) => [
          code,
          place.file,
        ]),
      ).toEqual([['yaml', path]]);
  });

  it('checks: what is out of date, missing, or not its own', async () => {
    await compile(contract.options);
    const check = async () =>
      (await compile({ ...contract.options, check: true, kept: ['database.ts'] })).differences;
    writeFileSync(generated('database.ts'), '// somebody else’s');
    expect(await check()).toEqual([]);
    writeFileSync(generated('openapi.json'), '{}');
    rmSync(generated('llms.txt'));
    mkdirSync(generated('left'));
    writeFileSync(generated('left/over.ts'), '');
    expect(await check()).toEqual([
      'left/over.ts is not written by the compiler',
      'llms.txt is missing',
      'openapi.json is out of date',
    ]);
  });
});

describe('scripts/compile.ts', () => {
  const run = async (...args: string[]): Promise<{ code: number; text: string }> => {
    const script = new URL('../../scripts/compile.ts', import.meta.url).pathname;
    const done = promisify(execFile)(process.execPath, [script, ...args], { cwd: contract.base });
    return done.then(
      ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        text: error.stdout + error.stderr,
      }),
    );
  };
  const cases = new URL('./cases/', import.meta.url).pathname;

  it('compiles any contract to any folder', async () => {
    const { code, text } = await run('--spec', `${cases}petstore/in.yaml`, '--out', 'pets');
    expect(text).toContain('warning body  uploadFile has no limit for the body');
    expect(code).toBe(0);
    expect(existsSync(`${contract.base}pets/types.gen.ts`)).toBe(true);
    expect(existsSync(`${contract.base}pets/context.ts`)).toBe(true);
  });

  it('lints one family of whichever contract has it, and knows which there are', async () => {
    // Of the public contract alone, and of the console's.
    for (const family of ['builder-sessions', 'api-keys'])
      expect(await run('--lint-only', '--family', family)).toEqual({ code: 0, text: '' });
    expect(await run('--lint-only', '--family', 'tikets')).toEqual({
      code: 2,
      text: 'No contract has the family tikets: there is no spec/families/tikets.yaml.\n',
    });
  });

  it('ends with 1 and the places when it refuses', async () => {
    const { code, text } = await run('--spec', `${cases}refuse-openapi-30/in.yaml`, '--out', 'none');
    expect(code).toBe(1);
    expect(text).toMatch(
      /refuse-openapi-30\/in\.yaml:1:1 {2}error version {2}OpenAPI 3\.0\.3 is not compiled/,
    );
    expect(existsSync(`${contract.base}none`)).toBe(false);
  });

  it('ends with 1 and the cure when a check finds a difference', async () => {
    const { code, text } = await run('--spec', `${cases}petstore/in.yaml`, '--out', 'absent', '--check');
    expect(code).toBe(1);
    expect(text).toContain('absent/openapi.json is missing');
    expect(text).toContain('Run `make compile` and commit what it writes.');
  });

  it('says what is missing on the command line', async () => {
    expect(await run('--spec', 'in.yaml')).toEqual({ code: 2, text: '--spec needs --out DIR.\n' });
  });
});
