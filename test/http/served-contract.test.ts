import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Identity } from '#src/call/context.ts';
import { permissions } from '#generated/permissions.ts';
import { families } from '#generated/operations.ts';
import { contractDocuments } from '#src/api/http/contract-documents.ts';
import { parseJsonLines } from '#src/platform/json-lines.ts';
import { Slices } from '#src/platform/slices.ts';

const text = readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8');

it('the document of the compiler is read by its lines as it is at once', async () => {
  expect(await parseJsonLines(text, new Slices())).toEqual(JSON.parse(text));
  const half = text.slice(0, text.length / 2).replace(/\n[^\n]*$/, '');
  await expect(parseJsonLines(half, new Slices())).rejects.toThrow('ends before');
});

/**
 * How long `work` takes in all, and how long it keeps the event loop at most, in milliseconds of this thread's own time. A busy machine
 * slows both: only the share of one in the other says whether it gives way.
 */
async function turnsOf(work: () => Promise<unknown>): Promise<{ total: number; longest: number }> {
  let total = 0;
  let longest = 0;
  let isOver = false;
  const done = work().finally(() => (isOver = true));
  while (!isOver) {
    const before = process.threadCpuUsage();
    await new Promise(setImmediate);
    const { user, system } = process.threadCpuUsage(before);
    total += (user + system) / 1000;
    longest = Math.max(longest, (user + system) / 1000);
  }
  await done;
  return { total, longest };
}

describe('no call waits long while a contract is made', () => {
  const document = () =>
    contractDocuments(() => 'https://api.agency.example', families).get('/v1/openapi.json')!;
  const caller = { permissions: new Set(permissions) } as unknown as Identity;
  const load = async (of: ReturnType<typeof document>, query: string) => {
    const found = of.find(query);
    return found.isPersonal ? found.load(caller) : found.load();
  };

  it.each(['', 'family=clients', 'callable=true', 'callable=true&family=tasks'])(
    'with the query "%s"',
    async (query) => {
      const served = document();
      let made = '';
      const { total, longest } = await turnsOf(
        async () => void (made = (await load(served, query)).bytes.toString()),
      );
      expect(made.length).toBeGreaterThan(10_000);
      expect(longest).toBeLessThan(Math.max(50, total / 4));
    },
  );

  it('and what was made is kept, for callers who come meanwhile as well', async () => {
    const served = document();
    for (const query of ['', 'callable=true']) {
      const [one, two] = await Promise.all([load(served, query), load(served, query)]);
      expect(two).toBe(one);
      expect(await load(served, query)).toBe(one);
    }
  });
});
