import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { auditActions, newClient, newProfile } from '../client-records.ts';
import { agencyValues, choices, configOf, newField, newKey, writeValues } from './field-records.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const unknown = randomUUID();
const create = (body: object) =>
  service.call('createField', {
    body: { record_kind: 'agency', key: newKey(), name: 'Field', config: { type: 'text' }, ...body },
  });
const update = (id: string, body: object) => service.call('updateField', { path: { id }, body });
const get = async (id: string) => (await service.ok('getField', { path: { id } })).data;

describe('a new field', () => {
  it('has the defaults of its kind, and leaves an audit row and no event', async () => {
    const field = await newField(service, { key: 'vat_number', name: ' VAT number ' });
    expect(field).toMatchObject({
      record_kind: 'agency',
      key: 'vat_number',
      name: 'VAT number',
      type: 'text',
      config: { type: 'text' },
      profile_id: null,
      description: null,
      is_required: false,
      is_unique: false,
      is_sensitive: false,
      default_value: null,
      folder_id: null,
      revision: 1,
    });
    expect(await get(field.id)).toEqual(field);
    expect(await auditActions(service, field.id)).toEqual(['created']);
    expect(await service.takeEvents()).toEqual([]);
    expect((await create({ key: 'vat_number' })).status).toBe(409);
    expect((await create({ key: 'vat_number', record_kind: 'client' })).status).toBe(200);
  });

  it('gives each choice a key, a place and the time of its archiving', async () => {
    const field = await newField(service, {
      config: {
        type: 'single_choice',
        choices: [
          { label: 'Web design' },
          { label: 'Web Design!' },
          { key: 'seo', label: 'SEO', color: '#2f6fed', is_archived: true },
        ],
      },
    });
    expect(configOf(field, 'single_choice').choices).toEqual([
      { key: 'web_design', label: 'Web design', color: null, position: 0, archived_at: null },
      { key: 'web_design_2', label: 'Web Design!', color: null, position: 1, archived_at: null },
      { key: 'seo', label: 'SEO', color: '#2f6fed', position: 2, archived_at: expect.any(String) },
    ]);
  });

  it.each([
    [
      'a pattern nobody can read',
      { config: { type: 'text', pattern: '(' } },
      400,
      /body.config.pattern is not a regular expression/,
    ],
    ['a pattern with a reference back', { config: { type: 'text', pattern: '(a)\\1' } }, 400, /RE2/],
    [
      'bounds that cross',
      { config: { type: 'number', min: 2, max: 1 } },
      400,
      /body.config.max must not be less than min/,
    ],
    ['a currency that is none', { config: { type: 'money', currency: 'XQZ' } }, 400, /ISO 4217/],
    [
      'a key twice',
      {
        config: {
          type: 'single_choice',
          choices: [
            { key: 'a', label: 'A' },
            { key: 'a', label: 'B' },
          ],
        },
      },
      400,
      /choices\[1\].key must be unique/,
    ],
    [
      'a label twice',
      { config: { type: 'single_choice', choices: choices('A', 'a') } },
      400,
      /choices\[1\].label must be unique/,
    ],
    [
      'archived choices only',
      { config: { type: 'single_choice', choices: [{ label: 'A', is_archived: true }] } },
      400,
      /not archived/,
    ],
    [
      'a composite type that is unknown',
      { config: { type: 'composite', composite_type_id: unknown } },
      404,
      /composite type/,
    ],
    ['a folder that is unknown', { folder_id: unknown }, 404, /field folder/],
    ['a profile that is unknown', { record_kind: 'client', profile_id: unknown }, 404, /client profile/],
    ['a profile for the agency', { profile_id: unknown }, 400, /only allowed for fields of clients/],
    [
      'a required checkbox',
      { is_required: true, config: { type: 'checkbox' } },
      400,
      /body.is_required is not allowed for checkbox/,
    ],
    [
      'unique choices',
      { is_unique: true, config: { type: 'single_choice', choices: choices('A') } },
      400,
      /body.is_unique is not allowed for/,
    ],
    [
      'a unique list',
      { is_unique: true, config: { type: 'user', is_multiple: true } },
      400,
      /several values/,
    ],
    [
      'a default that does not fit',
      { default_value: 'x', config: { type: 'number' } },
      400,
      /body.default_value must be a number/,
    ],
    [
      'a default that nobody knows',
      { default_value: unknown, config: { type: 'user' } },
      400,
      /body.default_value names/,
    ],
    [
      'a default for a formula',
      { default_value: 1, config: { type: 'formula', expression: '1', result_type: 'number' } },
      400,
      /body.default_value/,
    ],
    ['a default of unique values', { default_value: 'x', is_unique: true }, 400, /must be null/],
    ['settings of another type', { config: { type: 'checkbox', min: 1 } }, 400, /min/],
    ['a type that is unknown', { config: { type: 'colour' } }, 400, /type/],
  ])('is refused with %s', async (_what, body, status, message) => {
    const answer = await create(body);
    expect([answer.status, answer.body.error.message]).toEqual([status, expect.stringMatching(message)]);
  });

  it('is always sensitive when its composite type is', async () => {
    const [bank] = (await service.ok('listFieldCompositeTypes', { query: { key: ['bank_details'] } })).data;
    expect(
      (await newField(service, { config: { type: 'composite', composite_type_id: bank!.id } })).is_sensitive,
    ).toBe(true);
  });
});

describe('a change of a field', () => {
  it('is a new revision with an audit row of what changed; the same again is none', async () => {
    const field = await newField(service, { name: 'Sector', description: 'Old' });
    const changed = (
      await update(field.id, { name: 'Branch', description: null, is_required: true, expected_revision: 1 })
    ).body.data;
    expect(changed).toMatchObject({ name: 'Branch', description: null, is_required: true, revision: 2 });
    expect((await update(field.id, { name: 'Branch' })).body.data.revision).toBe(2);
    expect((await update(field.id, { name: 'C', expected_revision: 1 })).status).toBe(409);
    expect((await update(unknown, { name: 'C' })).status).toBe(404);
    const [row] = await service.query(
      "select changed_fields, previous from audit_log where record_id = $1 and action = 'updated'",
      [field.id],
    );
    expect(row).toEqual({
      changed_fields: ['description', 'is_required', 'name'],
      previous: { description: 'Old', is_required: false, name: 'Sector' },
    });
    expect(await auditActions(service, field.id)).toEqual(['created', 'updated']);
  });

  it('never changes the type, nor whether a value is a list', async () => {
    const field = await newField(service, { config: { type: 'user' } });
    const typed = await update(field.id, { config: { type: 'text' } });
    expect([typed.status, typed.body.error.message]).toEqual([
      409,
      expect.stringMatching(/of type user, which is fixed/),
    ]);
    expect((await update(field.id, { config: { type: 'user', is_multiple: true } })).status).toBe(409);
  });

  it('judges values by the new settings from the next write on', async () => {
    const field = await newField(service, { config: { type: 'number' } });
    await writeValues(service, { [field.key]: 50 });
    await update(field.id, { config: { type: 'number', max: 10 } });
    expect((await agencyValues(service))[field.key]).toBe(50);
    expect((await writeValues(service, { [field.key]: 51 })).status).toBe(400);
    expect((await writeValues(service, { [field.key]: 9 })).status).toBe(200);
  });

  it('keeps a choice in use: it can be archived, not left out', async () => {
    const field = await newField(service, {
      config: { type: 'multi_choice', choices: choices('A', 'B', 'C') },
    });
    await writeValues(service, { [field.key]: ['a', 'b'] });
    const refused = await update(field.id, {
      config: { type: 'multi_choice', choices: [{ key: 'b', label: 'B' }] },
    });
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      expect.stringMatching(/choice "a" \(1 records\)/),
    ]);
    const archived = await update(field.id, {
      config: {
        type: 'multi_choice',
        choices: [
          { key: 'a', label: 'A', is_archived: true },
          { key: 'b', label: 'Bee' },
        ],
      },
    });
    expect(archived.status).toBe(200);
    expect((await writeValues(service, { [field.key]: ['a'] })).status).toBe(200);
    expect((await writeValues(service, { [field.key]: ['b'] })).status).toBe(200);
    expect((await writeValues(service, { [field.key]: ['a'] })).body.error.message).toMatch(/archived/);
  });

  it('makes values unique only when no two records hold the same', async () => {
    const profile = await newProfile(service);
    const field = await newField(service, { record_kind: 'client', profile_id: profile.id });
    const [one, two] = [
      await newClient(service, profile.id, { field_values: { [field.key]: 'same' } }),
      await newClient(service, profile.id, { field_values: { [field.key]: 'SAME' } }),
    ];
    expect((await update(field.id, { is_unique: true })).status).toBe(409);
    await service.ok('updateClient', {
      path: { id: two.id },
      body: { field_values: { [field.key]: 'other' } },
    });
    expect((await update(field.id, { is_unique: true })).status).toBe(200);
    const taken = await service.call('updateClient', {
      path: { id: two.id },
      body: { field_values: { [field.key]: 'same' } },
    });
    expect([taken.status, taken.body.error.message]).toEqual([409, expect.stringContaining(one.id)]);
    expect((await update(field.id, { is_unique: false })).status).toBe(200);
    expect(
      (
        await service.call('updateClient', {
          path: { id: two.id },
          body: { field_values: { [field.key]: 'same' } },
        })
      ).status,
    ).toBe(200);
  });

  it('narrows a field to a profile only when no other client holds a value', async () => {
    const [profile, other] = [await newProfile(service), await newProfile(service)];
    const field = await newField(service, { record_kind: 'client' });
    const client = await newClient(service, other.id, { field_values: { [field.key]: 'a' } });
    expect((await update(field.id, { profile_id: profile.id })).status).toBe(409);
    await service.ok('updateClient', {
      path: { id: client.id },
      body: { field_values: { [field.key]: null } },
    });
    expect((await update(field.id, { profile_id: profile.id })).body.data.profile_id).toBe(profile.id);
  });
});

describe('manage', () => {
  const manage = (body: object) => service.call('manageField', { body });

  it('creates, changes or leaves a field, by key or id', async () => {
    const wanted = { record_kind: 'agency', key: newKey(), name: 'Founded', config: { type: 'date' } };
    const created = (await manage({ ...wanted, is_sensitive: true })).body.data;
    expect(created).toMatchObject({
      outcome: 'created',
      field: { key: wanted.key, is_sensitive: true, revision: 1 },
    });
    expect((await manage(wanted)).body.data).toEqual({ outcome: 'unchanged', field: created.field });
    const changed = (
      await manage({ ...wanted, id: created.field.id, name: 'Founded on', expected_revision: 1 })
    ).body.data;
    expect(changed).toMatchObject({
      outcome: 'updated',
      field: { name: 'Founded on', is_sensitive: true, revision: 2 },
    });
    expect((await manage({ ...wanted, expected_revision: 1 })).status).toBe(409);
    expect((await manage({ ...wanted, id: unknown })).status).toBe(404);
    expect((await manage({ ...wanted, id: created.field.id, key: newKey() })).body.error.message).toMatch(
      /rename-key/,
    );
    expect((await manage({ ...wanted, id: created.field.id, record_kind: 'client' })).status).toBe(409);
    expect((await manage({ ...wanted, config: { type: 'text' } })).status).toBe(409);
    expect(await auditActions(service, created.field.id)).toEqual(['created', 'updated']);
  });
});

describe('lists of fields', () => {
  it('are filtered, searched, sorted and paged', async () => {
    const profile = await newProfile(service);
    const folder = (await service.ok('createFieldFolder', { body: { name: `Folder ${randomUUID()}` } })).data;
    const a = await newField(service, { record_kind: 'client', name: 'Zebra stripes', is_required: true });
    const b = await newField(service, {
      record_kind: 'client',
      profile_id: profile.id,
      name: 'apple',
      folder_id: folder.id,
      is_unique: true,
      config: { type: 'email' },
    });
    const c = await newField(service, {
      record_kind: 'ticket',
      name: 'Mango',
      is_sensitive: true,
      description: 'Stripes too',
    });
    const ids = async (query: object) =>
      (await service.ok('listFields', { query: { limit: 200, ...query } })).data.map(
        (field: { id: string }) => field.id,
      );
    const among = async (query: object) =>
      (await ids(query)).filter((id: string) => [a.id, b.id, c.id].includes(id));

    expect(await among({ record_kind: ['client'] })).toEqual([a.id, b.id]);
    expect(await among({ profile_id: [profile.id] })).toEqual([b.id]);
    expect(await among({ applies_to_profile_id: profile.id })).toEqual([a.id, b.id]);
    expect(await among({ applies_to_profile_id: unknown })).toEqual([a.id]);
    expect(await ids({ folder_id: [folder.id] })).toEqual([b.id]);
    expect(await among({ type: ['email'] })).toEqual([b.id]);
    expect(await ids({ key: [a.key, c.key] })).toEqual([a.id, c.id]);
    expect(await among({ is_required: true })).toEqual([a.id]);
    expect(await among({ is_unique: true })).toEqual([b.id]);
    expect(await among({ is_sensitive: true })).toEqual([c.id]);
    expect(await among({ search: 'STRIPES' })).toEqual([a.id, c.id]);
    expect(await ids({ search: '%' })).toEqual([]);
    expect(await among({ sort: 'name', order: 'asc' })).toEqual([b.id, c.id, a.id]);
    for (const sort of ['key', 'type', 'created_at', 'updated_at'])
      expect(await ids({ sort, order: 'asc' })).toEqual((await ids({ sort, order: 'desc' })).reverse());
    const page = await service.ok('listFields', { query: { key: [a.key, c.key], limit: 1, offset: 1 } });
    expect([page.data.map((field: { id: string }) => field.id), page.pagination]).toEqual([
      [c.id],
      { total: 2, limit: 1, offset: 1 },
    ]);
  });

  it('can be asked for by the former scopes', async () => {
    const profile = await newProfile(service);
    const shared = await newField(service, { record_kind: 'client' });
    const own = await newField(service, { record_kind: 'client', profile_id: profile.id });
    const list = (body: object) => service.call('listFieldsByScope', { body, query: { limit: 200 } });
    const ids = async (body: object) =>
      (await list(body)).body.data
        .map((field: { id: string }) => field.id)
        .filter((id: string) => [shared.id, own.id].includes(id));
    expect(await ids({ scope: 'clients' })).toEqual([shared.id]);
    expect(await ids({ scope: 'client_profile', scope_id: profile.id })).toEqual([shared.id, own.id]);
    expect(await ids({ scope: 'agency' })).toEqual([]);
    expect(await ids({ scope: 'clients', updated_after: shared.updated_at })).toEqual([shared.id]);
    expect(await ids({ scope: 'clients', updated_after: '2999-01-01T00:00:00Z' })).toEqual([]);
    expect((await list({ scope: 'client_profile' })).body.error.message).toMatch(/body.scope_id is required/);
    expect((await list({ scope: 'client_profile', scope_id: unknown })).status).toBe(404);
    expect((await list({ scope: 'tasks', scope_id: profile.id })).status).toBe(400);
  });
});

describe('order', () => {
  it('puts the named fields first and lets the others follow', async () => {
    const fields = [
      await newField(service, { record_kind: 'escalation' }),
      await newField(service, { record_kind: 'escalation' }),
      await newField(service, { record_kind: 'escalation' }),
    ];
    const [a, b, c] = fields.map((field) => field.id);
    const reorder = (ids: unknown[], record_kind = 'escalation') =>
      service.call('reorderFields', { body: { record_kind, ids } });
    expect((await reorder([c, a])).body.data).toEqual({ record_kind: 'escalation', ids: [c, a, b] });
    const listed = (
      await service.ok('listFields', {
        query: { record_kind: ['escalation'] },
      })
    ).data;
    expect(listed.map((field: { id: string; position: number }) => [field.id, field.position])).toEqual([
      [c, 0],
      [a, 1],
      [b, 2],
    ]);
    expect((await reorder([c])).body.data.ids).toEqual([c, a, b]);
    expect(await auditActions(service, c!)).toEqual(['created', 'moved']);
    expect((await reorder([unknown])).status).toBe(404);
    expect((await reorder([a], 'ticket')).status).toBe(400);
  });
});

it('definitions are read by anyone of the agency, and changed with settings.manage only', async () => {
  const field = await newField(service);
  const reader = { key: await service.keyWith(service.agencies[0], []) };
  const stranger = { key: service.agencies[1].key };
  expect((await service.call('getField', { path: { id: field.id } }, reader)).status).toBe(200);
  expect((await service.call('getField', { path: { id: field.id } }, stranger)).status).toBe(404);
  expect(
    (await service.call('updateField', { path: { id: field.id }, body: { name: 'x' } }, stranger)).status,
  ).toBe(404);
  expect((await service.ok('listFields', {}, stranger)).pagination.total).toBe(0);
  const refused = await service.call('updateField', { path: { id: field.id }, body: { name: 'x' } }, reader);
  expect([refused.status, refused.body.error.message]).toEqual([
    403,
    expect.stringContaining('settings.manage'),
  ]);
  expect((await service.call('getAgencyFields', {}, reader)).status).toBe(403);
});
