import { describe, expect, it } from 'vitest';
import { isAbove } from '#src/families/marketplace/listings/versions.rules.ts';
import { leaksOf } from '#src/families/marketplace/package/leaks.rules.ts';
import { inOrder } from '#src/families/marketplace/package/order.rules.ts';
import {
  filledIn,
  sourceIdOf,
  sourcePlaceholder,
} from '#src/families/marketplace/package/placeholders.rules.ts';
import { masked } from '#src/domain/payouts/masked.rules.ts';

const id = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10';

describe('what must stay with the publisher is found', () => {
  it.each([
    [{ a: { b: [`x ${id}`] } }, 'a.b[0]', 'an id'],
    [{ [id]: 1 }, id, 'an id'],
    [{ text: 'Write to anna.b@agency.co.uk' }, 'text', 'an e-mail address'],
    [{ text: 'anna@example.agency.com' }, 'text', 'an e-mail address'],
    [{ headers: { Authorization: 'abc12345678' } }, 'headers.Authorization', 'a secret'],
    [{ inputs: { api_key: 'sk_live_1234567890' } }, 'inputs.api_key', 'a secret'],
    [{ text: 'Send Bearer abc.def-123456' }, 'text', 'a secret'],
  ])('%j', (body, place, what) => expect(leaksOf(body)).toEqual([{ place, what }]));

  it.each([
    { id: sourcePlaceholder(id) },
    { text: 'name@example.com, name@agency.example or name@mail.example.org' },
    { token_label: 'Your token' },
    { inputs: { token: '{{ trigger.token_1 }}' } },
    { count: 12, flag: true, none: null },
  ])('%j holds nothing of the kind', (body) => expect(leaksOf(body)).toEqual([]));
});

it('placeholders are filled in wherever they stand', () => {
  const text = { a: `x ${sourcePlaceholder(id)}`, b: ['{{ mapping.clients.id }}', '{{ other }}'] };
  expect(filledIn(text, { source: () => 'S', mapping: (key) => key })).toEqual({
    a: 'x S',
    b: ['clients', '{{ other }}'],
  });
});

it('a source id is the same for a record of a listing, and another in another listing', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(sourceIdOf('a', id)).toMatch(uuid);
  expect(sourceIdOf('a', id)).toBe(sourceIdOf('a', id));
  expect(sourceIdOf('b', id)).not.toBe(sourceIdOf('a', id));
});

it('records come after those that they need, and a circle is told', () => {
  const record = (sourceId: string, ...needs: string[]) => ({ sourceId, needs });
  const { ordered, circle } = inOrder([record('a', 'c'), record('b'), record('c', 'b')]);
  expect([ordered.map(({ sourceId }) => sourceId), circle]).toEqual([['b', 'c', 'a'], undefined]);
  expect(inOrder([record('a', 'b'), record('b', 'a')]).circle?.map(({ sourceId }) => sourceId)).toEqual([
    'b',
    'a',
  ]);
});

it('versions are compared by their numbers', () => {
  expect([
    isAbove('1.0.10', '1.0.9'),
    isAbove('2.0.0', '1.9.9'),
    isAbove('1.0.0', '1.0.0'),
    isAbove('1.9.0', '2.0.0'),
  ]).toEqual([true, true, false, false]);
});

it('tax numbers show their last four characters, short ones none', () => {
  expect([masked('12-3455678'), masked('12345678'), masked('1')]).toEqual(['******5678', '********', '*']);
});
