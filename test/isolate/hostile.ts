// Children that a hostile file could make of ours, for the tests of what holds them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { serve } from '#src/platform/isolate/child/serve.ts';
import { Refusal } from '#src/platform/isolate/child/tasks.ts';

const held: Buffer[] = [];

function attempt(what: () => unknown): string {
  try {
    what();
    return 'done';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

await serve({
  echo: async () => async (wish: object, bytes: Buffer) => ({
    result: { ...wish, size: bytes.length },
    bytes,
  }),
  loop: async () => async () => {
    for (;;) held.length = 0;
  },
  sleep: async () => () => new Promise((resolve) => setTimeout(() => resolve({ result: {} }), 60_000)),
  wait: async () => (wish: { ms: number }) =>
    new Promise((resolve) => setTimeout(() => resolve({ result: {} }), wish.ms)),
  allocate: async () => async () => {
    for (;;) held.push(Buffer.alloc(8 * 1024 * 1024, 1));
  },
  pile: async () => async () => {
    const all: object[] = [];
    for (;;) all.push({ more: all.length });
  },
  flood: async () => async () => ({ result: {}, bytes: Buffer.alloc(32 * 1024 * 1024) }),
  crash: async () => async () => process.abort(),
  leave: async () => async () => process.exit(0),
  lie: async () => async () => {
    process.stdout.write('no frame');
    process.exit(0);
  },
  refuse: async () => async () => {
    throw new Refusal('outside', { width: 3, height: 4 });
  },
  fail: async () => async () => {
    throw new Error('bad file');
  },
  look: async () => async (wish: { path: string }) => ({
    result: {
      environment: process.env,
      read: attempt(() => readFileSync(wish.path)),
      exists: attempt(() => existsSync(wish.path)),
      write: attempt(() => writeFileSync('/tmp/isolate-test', 'x')),
      run: attempt(() => spawnSync('/bin/true')),
      evaluated: attempt(() => new Function('return 1')()),
      directory: process.cwd(),
    },
  }),
  broken: async () => {
    throw new Error('a library is missing');
  },
} as unknown as Parameters<typeof serve>[0]);
