import { describe, expect, it } from 'vitest';
import { loadHandlers } from '#generated/hosted/handlers.ts';
import { families } from '#generated/hosted/operations.ts';
import type { Operation } from '#generated/operation.ts';
import { compareWithList, readShrinkingList } from '../support/shrinking-list.ts';

const operations = families.flatMap((family) => family.operations as readonly Operation[]);
const list = readShrinkingList('test/contract/hosted-not-implemented.txt');

/** Families with a handler, by name. */
const handlers: Readonly<Record<string, () => Promise<object>>> = loadHandlers;

describe('hosted addresses', () => {
  it('have handlers, but for those that are known to lack one', async () => {
    const stubs: string[] = [];
    for (const { id, family } of operations) {
      const written = (await handlers[family]?.()) ?? {};
      if (!(id in written)) stubs.push(id);
    }
    const known = operations.map(({ id }) => id);
    expect(compareWithList(list, stubs, known, 'has no handler: write it.')).toEqual([]);
  });

  it('are opened by what they say, and tell nobody what exists', () => {
    for (const { id, path, isPublic, permission, address, pathParams } of operations) {
      expect(isPublic, id).toBe(true);
      expect(permission, id).toBe('none');
      expect(path, id).toMatch(/^\/hosted\//);
      const hasToken = pathParams.some(({ name }) => name === 'token');
      expect(hasToken, id).toBe(address?.credential !== 'public');
    }
  });

  it('bound every body that does not come as JSON', () => {
    const unbounded = operations.filter(
      ({ content }) =>
        content !== undefined &&
        content.maxBytes === undefined &&
        (content.files !== undefined ||
          content.media.some(({ kind }) => kind === 'bytes' || kind === 'text')),
    );
    expect(unbounded.map(({ id }) => id)).toEqual([]);
  });
});
