import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScopeTypeKey } from '#generated/types.gen.ts';
import { placeholderNames } from '#src/domain/processes/index.ts';
import { requireReplyPlaceholders } from '#src/domain/tickets/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { newObject, ownerOf } from '../custom-objects/objects.ts';
import { addMember } from '../organization/people.ts';

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

  it('are found by words of agencies that the package lacks', async () => {
    const keys = async (search: string) => (await found({ search })).map(({ key }) => key);
    expect(await keys('checklist')).toContain('clipboard-check');
    expect(await keys('Invoice')).toEqual(expect.arrayContaining(['receipt', 'file-text']));
  });

  it('are listed by category, in pages with their total', async () => {
    const { data, pagination } = await service.ok('queryIcons', {
      query: { limit: 3, offset: 2 },
      body: { categories: ['weather'] },
    });
    expect(data.map(({ category }) => category)).toEqual(['weather', 'weather', 'weather']);
    expect(pagination).toMatchObject({ limit: 3, offset: 2 });
    expect(pagination.total).toBeGreaterThan(10);
    expect((await found({ keys: ['briefcase', 'truck', 'no-such-icon'] })).map(({ key }) => key)).toEqual([
      'briefcase',
      'truck',
    ]);
  });

  it('draw all their elements in one path', async () => {
    const pathOf = async (key: string) => (await found({ keys: [key], include: ['svg_path'] }))[0]!.svg_path;
    expect(await pathOf('circle')).toBe('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z');
    expect(await pathOf('at-sign')).toMatch(/^M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM16 8v5/);
    expect(await pathOf('square')).toContain('a2 2 0 0 1 2 2v14');
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

describe('scopes', () => {
  const found = async (query: object) => (await service.ok('listScopeTypes', { query })).data;
  const keysOf = async (query: object) => (await found(query)).map(({ key }) => key);

  it('are found by use, by what they reach and by words', async () => {
    expect(await keysOf({ limit: 200 })).toHaveLength(15);
    expect(await keysOf({ capability: ['layouts'] })).toEqual(['client', 'task', 'custom_object_record']);
    expect(await keysOf({ reaches: ['ticket'] })).toEqual(['ticket_message']);
    expect(await keysOf({ search: 'REPLY templates' })).toEqual(['ticket']);
    expect(await keysOf({ key: ['task', 'sop'], sort: 'key', order: 'asc' })).toEqual(['sop', 'task']);
  });

  it('have custom fields where fields can be created, and start automations where an event is about them', async () => {
    const { data: kinds } = await service.ok('queryFieldEntityTypes', { query: { limit: 200 }, body: {} });
    const withFields = await keysOf({ capability: ['custom_fields'], limit: 200 });
    expect(withFields.map((key) => (key === 'caller' ? 'user' : key)).toSorted()).toEqual(
      kinds.map(({ key }) => key).toSorted(),
    );
    const triggers: (string | null)[] = [];
    for (let offset = 0; offset === triggers.length; offset += 200) {
      const { data } = await service.ok('queryWorkflowTriggers', {
        query: { limit: 200, offset },
        body: { is_available: true },
      });
      triggers.push(...data.map(({ record_kind: kind }) => kind));
    }
    for (const { key, record_kind: kind, capabilities } of await found({ limit: 200 }))
      expect(capabilities.includes('automations'), key).toBe(kind !== null && triggers.includes(kind));
  });

  it('reach those whose shortcodes their texts can have', async () => {
    for (const { key, capabilities, reaches } of await found({ limit: 200 })) {
      const { data } = await service.ok('queryShortcodes', { query: { limit: 200 }, body: { scope: key } });
      const own = data.some(({ scope }) => scope === key) ? [key] : [];
      expect(data.length > 0).toBe(capabilities.includes('shortcodes'));
      expect([...new Set(data.map(({ scope }) => scope))].toSorted()).toEqual(
        [...own, ...reaches].toSorted(),
      );
    }
  });
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
        profile_id: profile.id,
      },
    });
    const named = (entries: readonly { key: string }[]) =>
      entries.some((entry) => entry.key === `client.field_values.${key}`);
    expect(named(await found('client'))).toBe(false);
    expect(named(await found('client', { scope_id: profile.id }))).toBe(true);
    expect(await found('sop')).toEqual([]);
  });

  it('of a custom object include its fields, while it is there', async () => {
    const owner = await ownerOf(service);
    const object = await newObject(owner, {
      definition: {
        fields: [
          { key: 'budget', name: 'Budget', config: { type: 'number' }, default_value: 100 },
          { key: 'salary', name: 'Salary', config: { type: 'text' }, view_permission: 'people.manage' },
          {
            key: 'channels',
            name: 'Channels',
            config: { type: 'multi_choice', choices: [{ key: 'seo', label: 'SEO' }] },
          },
        ],
      },
    });
    const body = { scope: 'custom_object_record', scope_id: object.id } as const;
    const entries = await found(body.scope, body);
    expect(entries.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['record.name', 'record.field_values.budget', 'record.field_values.channels']),
    );
    expect(entries.filter((entry) => entry.is_sensitive).map(({ label }) => label)).toEqual(['Salary']);
    const withDefault = entries.filter(({ capabilities }) => capabilities.includes('default_value'));
    expect(withDefault.map(({ label }) => label)).toEqual(['Budget']);
    const keys = async (more: object) =>
      (await found(body.scope, { ...body, ...more })).map(({ key }) => key);
    expect(await keys({ is_list: true })).toEqual(['record.field_values.channels']);
    expect(await keys({ value_types: ['number'] })).toEqual(['record.field_values.budget']);
    expect((await found(body.scope)).some(({ key }) => key.endsWith('budget'))).toBe(false);
    await owner.ok('deleteCustomObject', { path: { id: object.id } });
    expect((await service.call('queryShortcodes', { body })).status).toBe(404);
  });

  it('of an inbox are told to those who see it', async () => {
    const owner = await ownerOf(service);
    const { data: inbox } = await service.ok(
      'createTicketInbox',
      { body: { name: `Closed ${randomUUID()}`, access: 'members', member_ids: [owner.id] } },
      owner,
    );
    const ask = async (by: { key: string }) =>
      (await service.call('queryShortcodes', { body: { scope: 'ticket', scope_id: inbox.id } }, by)).status;
    const agent = await addMember(service, service.agencies[0], { permissions: ['tickets.view'] });
    expect([await ask(owner), await ask(agent)]).toEqual([200, 404]);
  });

  it('answer 404 for a definition of another agency, and for none', async () => {
    const [, other] = service.agencies;
    const { data: theirs } = await service.ok(
      'createClientProfile',
      { body: { name: 'Theirs' } },
      { key: other.key },
    );
    const { data: process } = await service.ok('createProcess', { body: { name: `P ${randomUUID()}` } });
    expect((await found('task', { scope_id: process.definition.id })).length).toBeGreaterThan(0);
    for (const body of [
      { scope: 'task', scope_id: theirs.id },
      { scope: 'client', scope_id: theirs.id },
      { scope: 'agency', scope_id: randomUUID() },
      { scope: 'form_submission', scope_id: randomUUID() },
    ] as const)
      expect((await service.call('queryShortcodes', { body })).status).toBe(404);
  });
});
