import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Operation } from '#generated/operation.ts';
import { families } from '#generated/operations.ts';
import catalog from '../../generated/event-catalog.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const emitted = new Set(
  globSync('src/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bemit(?: as \w+\))?\(\s*'([a-z_.]+)'/g)].map(
      ([, type]) => type!,
    ),
  ),
);
const ofOperations = new Set(
  families.flatMap((family): readonly Operation[] => family.operations).flatMap(({ events }) => events),
);

// Of operations' events the list of pending operations tells, which another test holds to the truth.
it.each(catalog.filter(({ type }) => !ofOperations.has(type)).map(({ type }) => type))(
  '%s, which no operation emits, is x-pending exactly while no code emits it',
  (type) => {
    const isPending = catalog.some((event) => event.type === type && 'isPending' in event);
    expect(
      isPending,
      isPending
        ? `src emits ${type}: remove its x-pending from spec/events/`
        : `nothing in src emits ${type}: give it x-pending in spec/events/`,
    ).toBe(!emitted.has(type));
  },
);
