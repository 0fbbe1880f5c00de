import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScopeTypeKey } from '#generated/types.gen.ts';
import { placeholderNames } from '#src/domain/processes/index.ts';
import { requireReplyPlaceholders } from '#src/domain/tickets/index.ts';
import { startService, type Service } from '../../support/service.ts';

/** Icons, scopes and shortcodes that authors choose from. */
let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe('icons', () => {
  const found = async (body: object, query: object = {}) =>
    (await service.ok('queryIcons', { query, body })).data;

  it('are found by their words, the best match first', async () => {
    const keys = (await found({ search: 'Mail' }, { limit: 200 })).map(({ key }) => key);
    expect(keys[0]).toBe('mail');
    expect(keys).toContain('inbox');
    expect((await found({ search: 'mail' }, { sort: 'key', order: 'desc', limit: 1 }))[0]!.key).not.toBe(
      'mail',
    );
  });

  it('have a path on request only', async () => {
    const [plain] = await found({ keys: ['clipboard-check'] });
    expect(plain).toMatchObject({ label: 'Clipboard check', search_words: expect.any(Array) });
    expect(plain).not.toHaveProperty('svg_path');
    const [drawn] = await found({ keys: ['clipboard-check'], include: ['svg_path'] });
    expect(drawn!.svg_path).toMatch(/^M/);
  });

  it('include those that other catalogues name', async () => {
    const named = [
      ...(await service.ok('queryFieldTypes', { query: { limit: 200 }, body: {} })).data,
      ...(await service.ok('queryFieldLayouts', { query: { limit: 200 }, body: {} })).data,
      ...(await service.ok('queryLayoutWidgets', { query: { limit: 200 }, body: {} })).data,
      ...(await service.ok('listScopeTypes', { query: { limit: 200 } })).data,
    ].map(({ icon }) => icon);
    const keys = [...new Set(named)];
    const known = (await found({ keys }, { limit: 200 })).map(({ key }) => key);
    expect(known.toSorted()).toEqual(keys.toSorted());
  });
});

it('scopes are found by use, by what they reach and by words', async () => {
  const found = async (query: object) =>
    (await service.ok('listScopeTypes', { query })).data.map(({ key }) => key);
  expect(await found({ limit: 200 })).toHaveLength(15);
  expect(await found({ capability: ['layouts'] })).toEqual(['client', 'task_stage', 'custom_object_record']);
  expect(await found({ reaches: ['ticket'] })).toEqual(['ticket_message']);
  expect(await found({ search: 'REPLY templates' })).toEqual(['ticket']);
  expect(await found({ key: ['task', 'sop'], sort: 'key', order: 'asc' })).toEqual(['sop', 'task']);
});

describe('shortcodes', () => {
  const found = async (scope: ScopeTypeKey, body: object = {}) =>
    (await service.ok('queryShortcodes', { query: { limit: 200 }, body: { scope, ...body } })).data;

  it('of tickets are those that replies take, with custom fields', async () => {
    const key = `f_${randomUUID().slice(0, 8)}`;
    const { data: field } = await service.ok('createField', {
      body: { record_kind: 'ticket', key, name: 'Order', config: { type: 'text' }, is_sensitive: true },
    });
    const entries = await found('ticket');
    for (const { token } of entries) requireReplyPlaceholders(token, 'body');
    expect(entries.find(({ key: each }) => each === `ticket.field_values.${key}`)).toMatchObject({
      field_id: field.id,
      is_sensitive: true,
      scope: 'ticket',
      value_type: 'text',
    });
  });

  it('of tasks are those that names of tasks take', async () => {
    const keys = (await found('task')).map(({ key }) => key);
    expect(keys.toSorted()).toEqual(placeholderNames.toSorted());
  });

  it('of a profile include its fields, which others do not have', async () => {
    const { data: profile } = await service.ok('createClientProfile', { body: { name: 'Shops' } });
    const key = `f_${randomUUID().slice(0, 8)}`;
    await service.ok('createField', {
      body: {
        record_kind: 'client',
        key,
        name: 'Channels',
        config: { type: 'text' },
        profile_ids: [profile.id],
      },
    });
    const named = (entries: readonly { key: string }[]) =>
      entries.some((entry) => entry.key === `client.field_values.${key}`);
    expect(named(await found('client'))).toBe(false);
    expect(named(await found('client', { scope_id: profile.id }))).toBe(true);
    expect(await found('sop')).toEqual([]);
  });

  it('answer 404 for a definition of another agency, and for none', async () => {
    const [, other] = service.agencies;
    const { data: theirs } = await service.ok(
      'createClientProfile',
      { body: { name: 'Theirs' } },
      { key: other.key },
    );
    for (const body of [
      { scope: 'client', scope_id: theirs.id },
      { scope: 'agency', scope_id: randomUUID() },
      { scope: 'form_submission', scope_id: randomUUID() },
    ] as const)
      expect((await service.call('queryShortcodes', { body })).status).toBe(404);
  });
});
