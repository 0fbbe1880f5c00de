import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ChildNotStarted,
  FileRefused,
  Isolate,
  LimitExceeded,
  type IsolateOptions,
  type Limits,
  type Program,
} from '#src/platform/isolate/index.ts';
import { bytesOf } from './files.ts';

let program: Program;
let room: string;

/** Without types: a child that has to take them off first begins in twice the time, and there are 25. */
beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), 'hostile-'));
  const child = '../../src/platform/isolate/child';
  for (const path of ['./hostile.ts', ...['serve', 'frames', 'tasks'].map((name) => `${child}/${name}.ts`)]) {
    const text = stripTypeScriptTypes(readFileSync(new URL(path, import.meta.url), 'utf8'));
    const code = text.replaceAll(/(?<=from ')[^']*\/(\w+)\.ts(?=')/g, './$1.js');
    writeFileSync(join(room, basename(path, '.ts') + '.js'), code);
  }
  writeFileSync(join(room, 'package.json'), '{ "type": "module" }');
  program = { entry: join(room, 'hostile.js'), readable: [`${room}/`], reservedBytes: 2 * 1024 ** 3 };
});
afterAll(() => rmSync(room, { recursive: true }));

const open = (limits: Partial<Limits> = {}, options: IsolateOptions = {}) =>
  new Isolate({ program, limits, ...options });
const given = (bytes: Uint8Array = Buffer.from('x'), wish: object = {}, agency = 'alder') => ({
  agency,
  wish,
  bytes: bytesOf(bytes),
});
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('It should fail.'),
    (error: unknown) => error,
  );
const mebibyte = 1024 * 1024;

describe('a child', () => {
  it('gets the file and answers with bytes of its own', async () => {
    const bytes = Buffer.alloc(3 * mebibyte, 'ab');
    const { result, bytes: back } = await open().perform('echo', given(bytes, { mark: 'é' }));
    expect(result).toEqual({ mark: 'é', size: bytes.length });
    expect(back.equals(bytes)).toBe(true);
  });

  it('has no secret, no file but its code, and no program to start', async () => {
    process.env['ISOLATE_TEST_SECRET'] = 'secret';
    const { result } = await open().perform('look', given(undefined, { path: '/etc/passwd' }));
    delete process.env['ISOLATE_TEST_SECRET'];
    expect(result).toEqual({
      environment: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2', PWD: expect.anything() },
      read: 'ERR_ACCESS_DENIED',
      exists: 'ERR_ACCESS_DENIED',
      write: 'ERR_ACCESS_DENIED',
      run: 'ERR_ACCESS_DENIED',
      evaluated: expect.stringContaining('EvalError'),
      directory: '/',
    });
  });

  it('refuses a file in the words of its task, or as unreadable', async () => {
    const refused = (await failure(open().perform('refuse', given()))) as FileRefused;
    expect(refused).toBeInstanceOf(FileRefused);
    expect(refused).toMatchObject({ code: 'outside', detail: { width: 3, height: 4 } });
    expect(await failure(open().perform('fail', given()))).toMatchObject({
      code: 'unreadable',
      cause: 'bad file',
    });
  });

  // Each takes as long as its limit.
  it.each<[string, string, Partial<Limits>]>([
    ['loop', 'cpu', { cpuSeconds: 1 }],
    ['sleep', 'time', { wallMs: 1_500 }],
    ['allocate', 'memory', { memoryBytes: 256 * mebibyte }],
    ['pile', 'memory', { memoryBytes: 256 * mebibyte }],
    ['flood', 'output', { outputBytes: mebibyte }],
    ['crash', 'memory', {}],
    ['leave', 'crash', {}],
    ['lie', 'crash', {}],
  ])('that would %s is ended (%s)', async (task, limit, limits) => {
    const isolate = open(limits);
    const error = await failure(isolate.perform(task, given()));
    expect(error).toBeInstanceOf(LimitExceeded);
    expect(error).toMatchObject({ limit });
    // And nothing else was harmed.
    expect(isolate.held).toBe(0);
    expect((await isolate.perform('echo', given())).result).toEqual({ size: 1 });
  });

  it('is not given more than fits, and no blame when it cannot work at all', async () => {
    const large = await failure(open({ inputBytes: 1_000 }).perform('echo', given(Buffer.alloc(100_000))));
    expect(large).toMatchObject({ limit: 'input' });
    expect(await failure(open().perform('broken', given()))).toBeInstanceOf(ChildNotStarted);
  });

  it('ends when what it is to read cannot be read', async () => {
    const isolate = open();
    async function* lost() {
      yield Buffer.from('x');
      throw new Error('the store is away');
    }
    const error = await failure(isolate.perform('echo', { agency: 'alder', wish: {}, bytes: lost() }));
    expect(error).toMatchObject({ message: 'the store is away' });
    expect(isolate.held).toBe(0);
  });

  it('ends with the service', async () => {
    const isolate = open();
    const work = failure(isolate.perform('sleep', given()));
    setTimeout(() => isolate.close(), 300);
    expect(await work).toBeInstanceOf(LimitExceeded);
  });
});

describe('agencies', () => {
  it('take turns: one that comes new does not wait behind another’s line', async () => {
    const isolate = open();
    const order: string[] = [];
    const one = (agency: string) =>
      isolate.perform('wait', given(undefined, { ms: 300 }, agency)).then(() => order.push(agency));
    const busy = Promise.all([one('alder'), one('alder'), one('alder'), one('alder')]);
    expect([isolate.held, isolate.waiting]).toEqual([1, 3]);
    await one('birch');
    await busy;
    expect(order.indexOf('birch')).toBeLessThan(2);
  });

  it('wait a bounded time, and are told when to come again', async () => {
    const isolate = open({ wallMs: 3_000 }, { patienceMs: 300 });
    const first = isolate.perform('sleep', given()).catch(() => {});
    expect(await failure(isolate.perform('echo', given()))).toMatchObject({
      code: 'unavailable',
      headers: { 'retry-after': '5' },
    });
    isolate.close();
    await first;
  });
});
