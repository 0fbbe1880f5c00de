import { expect, test } from 'vitest';
import { effectOf, Toolbox } from '#src/api/mcp/toolbox.ts';
import { listFields } from '#src/api/mcp/size/list-fields.ts';
import { asRows } from '#src/api/mcp/size/rows.ts';

const toolbox = new Toolbox();
const filler = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`other_${index}`, 1]));

test('lists show what their records are read for', () => {
  const shown = (record: object) => listFields([{ ...record, ...filler }], {}).shown;
  expect(shown({ id: 1, decision: 'held', sender: 'a@b.example', ticket_id: 2 })).toEqual([
    'id',
    'decision',
    'sender',
    'ticket_id',
  ]);
  expect(shown({ id: 1, status: 'pending', reason: 'no_match', sender: {} })).toContain('reason');
  expect(shown({ id: 1, ticket_id: 2, other_ticket: {}, score: 0.9 })).toEqual(
    expect.arrayContaining(['other_ticket', 'score']),
  );
  expect(shown({ id: 1, name: 'x', publisher: {}, price: null })).toEqual([
    'id',
    'name',
    'publisher',
    'price',
  ]);
  expect(shown({ id: 1, subject: 'x', requester: {} })).toContain('requester');
});

test('a record without a client has no column of its own for that', () => {
  const rows = asRows([
    { id: '1', client: { id: 'c', name: 'Harbor Dental and Sons' }, state: 'open' },
    { id: '2', client: null, state: 'open' },
    ...Array.from({ length: 5 }, () => ({
      id: '3',
      client: { id: 'c', name: 'Harbor Dental' },
      state: 'open',
    })),
  ]);
  expect(rows?.columns).toEqual(['id', 'client.id', 'client.name', 'state']);
  expect(rows?.rows[1]).toEqual(['2', null, null, 'open']);
});

test('texts name tools as hosts call them', () => {
  for (const { description, when } of toolbox.all)
    for (const word of `${description} ${when}`.match(/\b[a-z]+(?:[A-Z][a-z\d]*)+\b/g) ?? [])
      expect(toolbox.find(word), word).toBeUndefined();
});

test('what asks for confirmation as a request is destructive as a tool', () => {
  expect(effectOf(toolbox.of('createTicketMessage'))).toBe('destructive');
  expect(effectOf(toolbox.of('mergeTickets'))).toBe('destructive');
  expect(effectOf(toolbox.of('createTask'))).toBe('write');
  expect(effectOf(toolbox.of('previewTicketMerge'))).toBe('read');
});

test('ids are looked up with tools that find some', () => {
  expect(toolbox.lookupsOf(toolbox.of('mergeTickets'))).not.toContain('preview_ticket_merge');
  for (const tool of toolbox.all)
    for (const name of toolbox.lookupsOf(tool)) expect(name).not.toMatch(/^preview_/);
});
