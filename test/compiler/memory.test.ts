import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Memory } from '#src/compiler/validation/memory.ts';

let folder: string;
let file: string;
beforeAll(
  () => void (file = join((folder = mkdtempSync(join(tmpdir(), 'memory-'))), 'cache', 'memory.json')),
);
afterAll(() => rmSync(folder, { recursive: true }));

it('makes a text once, and judges what fits once, also in the next process', () => {
  const first = new Memory();
  expect(first.text('t', () => 'made')).toBe('made');
  expect(first.fits('v', () => true)).toBe(true);
  first.keep(file, '1');
  const [make, judge] = [vi.fn(() => 'made again'), vi.fn(() => true)];
  const next = new Memory();
  next.restore(file, '1');
  expect([next.text('t', make), next.fits('v', judge)]).toEqual(['made', true]);
  expect([make.mock.calls.length, judge.mock.calls.length]).toEqual([0, 0]);
});

it('judges what does not fit each time, so that it is told each time', () => {
  const memory = new Memory();
  const judge = vi.fn(() => false);
  expect([memory.fits('v', judge), memory.fits('v', judge)]).toEqual([false, false]);
  expect(judge).toHaveBeenCalledTimes(2);
});

it('forgets what another compiler made, and what cannot be read', () => {
  const memory = new Memory();
  memory.text('t', () => 'old');
  memory.keep(file, '1');
  const newer = new Memory();
  newer.restore(file, '2');
  writeFileSync(file, '{"version":"2"');
  newer.restore(file, '2');
  newer.restore(join(folder, 'nothing'), '2');
  expect(newer.text('t', () => 'new')).toBe('new');
});
