import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { choices, newField } from '../fields/field-records.ts';

let service: Service;
let profile: { id: string };
let other: { id: string };
const id: Record<string, string> = {};
let userId: string;

beforeAll(async () => {
  service = await startService();
  [profile, other] = [
    await newProfile(service, { name: 'Standard' }),
    await newProfile(service, { name: 'Other' }),
  ];
  [{ id: userId }] = (await service.query<{ id: string }>(
    "insert into users (tenant_id, kind, name) values ($1, 'member', 'Noor') returning id",
    [service.agencies[0].id],
  )) as [{ id: string }];
  const field = (key: string, config: object, more: Record<string, unknown> = {}) =>
    newField(service, { record_kind: 'client', key, name: key, config, ...more });
  await field('size', { type: 'number' });
  await field('industry', { type: 'single_choice', choices: choices('Zoo', 'Dental', 'Law') });
  await field('channels', { type: 'multi_choice', choices: choices('Search', 'Social', 'Mail') });
  await field('budget', { type: 'money' });
  await field('start', { type: 'date' });
  await field('partner', { type: 'checkbox' });
  await field('motto', { type: 'text' });
  await field('only_other', { type: 'text' }, { profile_id: other.id });
  const add = async (name: string, body: Record<string, unknown>, of = profile) => {
    id[name] = (await newClient(service, of.id, { name, ...body })).id;
  };
  await add('Harbor Dental', {
    tags: ['Dental', 'north'],
    assigned_to: [userId],
    source: 'form',
    contacts: [{ name: 'Priya', email: 'priya@harbordental.example', phone: '+12075550142' }],
    field_values: {
      size: 14,
      industry: 'dental',
      channels: ['search', 'social'],
      budget: { amount_minor: 125000, currency: 'USD' },
      start: '2026-03-02',
      partner: true,
      motto: 'Smile!',
    },
  });
  await add('Summit Law', {
    status: 'active_client',
    tags: ['law'],
    contacts: [{ email: 'jo@summit.example' }],
    field_values: {
      size: 3,
      industry: 'law',
      channels: ['mail'],
      budget: { amount_minor: 5000, currency: 'USD' },
      start: '2025-01-10',
      partner: false,
      motto: '100% smile_',
    },
  });
  await add('Maple Zoo', { status: 'lost_lead', field_values: { size: 140, industry: 'zoo' } }, other);
  await add('blank', {}, other);
});
afterAll(() => service.stop());

const list = async (query: Record<string, unknown> = {}): Promise<string[]> =>
  (await service.ok('listClients', { query })).data.map((client: { name: string }) => client.name);
const names = async (query: Record<string, unknown> = {}) => (await list(query)).sort();
const where = (field: string, operator: string, value?: unknown) =>
  names({ filter_group: { conditions: [{ field, operator, ...(value !== undefined && { value }) }] } });
const all = ['Harbor Dental', 'Maple Zoo', 'Summit Law', 'blank'];

describe('listing', () => {
  it('shows the newest first, in pages that neither overlap nor miss', async () => {
    expect(await list()).toEqual(['blank', 'Maple Zoo', 'Summit Law', 'Harbor Dental']);
    const { data, pagination } = await service.ok('listClients', { query: { limit: 3, offset: 2 } });
    expect(data.map((client: { name: string }) => client.name)).toEqual(['Summit Law', 'Harbor Dental']);
    expect(pagination).toEqual({ total: 4, limit: 3, offset: 2 });
  });

  it('sorts by properties and custom fields, empty ones last', async () => {
    expect(await list({ sort: 'name', order: 'asc' })).toEqual([
      'blank',
      'Harbor Dental',
      'Maple Zoo',
      'Summit Law',
    ]);
    expect(await list({ sort: 'slug' })).toEqual(['Summit Law', 'Maple Zoo', 'Harbor Dental', 'blank']);
    expect(await list({ sort: 'custom_field', sort_field: 'field_values.size', order: 'asc' })).toEqual(
      await list({ sort: 'custom_field', sort_field: 'size', order: 'asc' }),
    );
    expect(await list({ sort: 'custom_field', sort_field: 'size', order: 'asc' })).toEqual([
      'Summit Law',
      'Harbor Dental',
      'Maple Zoo',
      'blank',
    ]);
    expect(await list({ sort: 'custom_field', sort_field: 'size', order: 'desc' })).toEqual([
      'Maple Zoo',
      'Harbor Dental',
      'Summit Law',
      'blank',
    ]);
    // Choices sort in the order that the agency gave them.
    expect((await list({ sort: 'custom_field', sort_field: 'industry', order: 'asc' })).slice(0, 3)).toEqual([
      'Maple Zoo',
      'Harbor Dental',
      'Summit Law',
    ]);
  });

  it('takes every sortable column of the catalogue by its key as it stands', async () => {
    const { columns } = (await service.ok('getClientTableColumnCatalog')).data as {
      columns: { key: string; kind: string; is_sortable: boolean }[];
    };
    const sortable = columns.filter((column) => column.is_sortable);
    expect(sortable.map(({ key }) => key)).toEqual(expect.arrayContaining(['name', 'field_values.size']));
    for (const { key, kind } of sortable)
      expect(
        await list(kind === 'custom' ? { sort: 'custom_field', sort_field: key } : { sort: key }),
        key,
      ).toHaveLength(4);
    expect(await list({ sort: 'custom_field', sort_field: 'field_values.size', order: 'asc' })).toEqual(
      await list({ sort: 'custom_field', sort_field: 'size', order: 'asc' }),
    );
  });

  it('refuses a sort that does not exist', async () => {
    for (const query of [
      { sort: 'custom_field' },
      { sort_field: 'size' },
      { sort: 'custom_field', sort_field: 'nonsense' },
      { sort: 'custom_field', sort_field: 'channels' },
    ]) {
      const { status, body } = await service.call('listClients', { query });
      expect([status, body.error.message]).toEqual([400, expect.stringContaining('query.sort_field')]);
    }
  });
});

describe('filters', () => {
  it.each<[Record<string, unknown>, string[]]>([
    [{ search: 'harbor' }, ['Harbor Dental']],
    [{ search: 'HARBOR dent' }, ['Harbor Dental']],
    [{ search: 'priya@' }, ['Harbor Dental']],
    [{ search: '(207) 555-0142' }, ['Harbor Dental']],
    [{ search: 'summit-law' }, ['Summit Law']],
    [{ search: '100%' }, []],
    [{ search: 'z' }, ['Maple Zoo']],
    [{ status: ['lead'] }, ['Harbor Dental', 'blank']],
    [{ status: ['lead', 'lost_lead'] }, ['Harbor Dental', 'Maple Zoo', 'blank']],
    [{ status_category: ['active'] }, ['Summit Law']],
    [{ tags: ['DENTAL', 'law'] }, ['Harbor Dental', 'Summit Law']],
    [{ source: ['form'] }, ['Harbor Dental']],
    [{ is_unassigned: true }, ['Maple Zoo', 'Summit Law', 'blank']],
    [{ is_unassigned: false }, ['Harbor Dental']],
    [{ created_after: '2020-01-01T00:00:00Z', created_before: '2021-01-01T00:00:00Z' }, []],
    [{ updated_after: '2020-01-01T00:00:00Z' }, all],
    [{ tags: ['dental'], status: ['active_client'] }, []],
  ])('%j', async (query, expected) => {
    expect(await names(query)).toEqual([...expected].sort());
  });

  it.each([
    ['status', 'active_client'],
    ['status_category', 'prospect, active, inactive'],
    ['source', 'api, interface, import, form, automation'],
    ['field_values.industry', ''],
    ['field_values.channels', ''],
  ])('refuses a choice that %s cannot have, and names those that it can', async (field, choice) => {
    const operator = field === 'field_values.channels' ? 'contains' : 'equals';
    const filter = { conditions: [{ field, operator, value: 'nonsense' }] };
    const refused = [
      ['query', await service.call('listClients', { query: { filter_group: filter } })],
      ['body', await service.call('updateClientListPreferences', { body: { filter_group: filter } })],
    ] as const;
    for (const [part, { status, body }] of refused) {
      expect([status, body.error?.message]).toEqual([
        400,
        expect.stringContaining(
          `${part}.filter_group.conditions[0].value is "nonsense", but must be one of `,
        ),
      ]);
      expect(body.error.message).toContain(choice);
    }
  });

  it('by ids, profile, user, pin and creator', async () => {
    expect(await names({ id: [id['blank'], randomUUID()] })).toEqual(['blank']);
    expect(await names({ profile_id: [other.id] })).toEqual(['Maple Zoo', 'blank']);
    expect(await names({ assigned_to: [userId, randomUUID()] })).toEqual(['Harbor Dental']);
    await service.ok('updateClientPin', { path: { id: id['blank']! }, body: { is_pinned: true } });
    expect(await names({ is_pinned: true })).toEqual(['blank']);
    expect((await names({ is_pinned: false })).length).toBe(3);
    await service.ok('updateClientPin', { path: { id: id['blank']! }, body: { is_pinned: false } });
    expect(await names({ created_by: [randomUUID()] })).toEqual([]);
  });
});

describe('filter_group', () => {
  it.each<[string, string, unknown, string[]]>([
    ['name', 'contains', 'AL', ['Harbor Dental']],
    ['name', 'starts_with', 'harb', ['Harbor Dental']],
    ['status', 'in_list', ['lead', 'lost_lead'], ['Harbor Dental', 'Maple Zoo', 'blank']],
    ['status', 'not_equals', 'lead', ['Maple Zoo', 'Summit Law']],
    ['tags', 'contains', 'law', ['Summit Law']],
    ['tags', 'is_empty', undefined, ['Maple Zoo', 'blank']],
    ['primary_email', 'contains', 'SUMMIT', ['Summit Law']],
    ['primary_email', 'is_empty', undefined, ['Maple Zoo', 'blank']],
    ['contacts', 'is_not_empty', undefined, ['Harbor Dental', 'Summit Law']],
    ['is_pinned', 'equals', false, all],
    ['created_at', 'greater_than', '2020-01-01T00:00:00Z', all],
    ['created_at', 'greater_than', '2020-01-01', all],
    ['created_at', 'less_than', '2020-01-01', []],
    ['created_at', 'greater_or_equal', 'yesterday', all],
    ['created_at', 'between', ['now-1h', 'now+1h'], all],
    ['created_at', 'less_than', 'start_of_year', []],
    ['field_values.start', 'between', ['2025-01-10', 'today+9999m'], ['Harbor Dental', 'Summit Law']],
    ['field_values.start', 'greater_than', 'end_of_year', []],
    ['created_at', 'between', ['2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z'], []],
    ['field_values.size', 'greater_than', 10, ['Harbor Dental', 'Maple Zoo']],
    ['field_values.size', 'greater_than', '10', ['Harbor Dental', 'Maple Zoo']],
    ['field_values.size', 'in_list', ['3', 14], ['Harbor Dental', 'Summit Law']],
    ['field_values.size', 'between', [3, 14], ['Harbor Dental', 'Summit Law']],
    ['field_values.size', 'equals', 3, ['Summit Law']],
    ['field_values.size', 'not_in_list', [3], ['Harbor Dental', 'Maple Zoo', 'blank']],
    ['field_values.industry', 'equals', 'dental', ['Harbor Dental']],
    ['field_values.industry', 'is_empty', undefined, ['blank']],
    ['field_values.channels', 'contains', 'social', ['Harbor Dental']],
    ['field_values.channels', 'in_list', ['mail', 'social'], ['Harbor Dental', 'Summit Law']],
    ['field_values.channels', 'not_in_list', ['mail'], ['Harbor Dental', 'Maple Zoo', 'blank']],
    ['field_values.budget', 'greater_or_equal', 125000, ['Harbor Dental']],
    ['field_values.start', 'less_than', '2026-01-01', ['Summit Law']],
    ['field_values.partner', 'equals', true, ['Harbor Dental']],
    ['field_values.partner', 'equals', 'true', ['Harbor Dental']],
    ['field_values.partner', 'not_equals', true, ['Maple Zoo', 'Summit Law', 'blank']],
    ['field_values.motto', 'contains', 'SMILE_', ['Summit Law']],
    ['field_values.motto', 'starts_with', '100%', ['Summit Law']],
  ])('%s %s %j', async (field, operator, value, expected) => {
    expect(await where(field, operator, value)).toEqual(expected);
  });

  it('nests three levels deep, and joins with the other filters', async () => {
    const group = {
      logical_operator: 'OR',
      conditions: [{ field: 'field_values.industry', operator: 'equals', value: 'zoo' }],
      groups: [
        {
          logical_operator: 'AND',
          conditions: [{ field: 'status', operator: 'equals', value: 'lead' }],
          groups: [
            { logical_operator: 'OR', conditions: [{ field: 'tags', operator: 'contains', value: 'north' }] },
          ],
        },
      ],
    };
    expect(await names({ filter_group: group })).toEqual(['Harbor Dental', 'Maple Zoo']);
    expect(await names({ filter_group: group, profile_id: [other.id] })).toEqual(['Maple Zoo']);
    expect(await names({ filter_group: { conditions: [] } })).toEqual(all);
  });

  it('refuses what does not fit, naming the place', async () => {
    const cases: [string, string, unknown, string][] = [
      ['nonsense', 'equals', 1, 'query.filter_group.conditions[0].field'],
      ['field_values.nonsense', 'equals', 1, 'query.filter_group.conditions[0].field'],
      ['field_values.size', 'contains', '1', 'query.filter_group.conditions[0].operator must be one of'],
      ['field_values.channels', 'greater_than', 'a', 'query.filter_group.conditions[0].operator'],
      ['field_values.size', 'equals', 'many', 'query.filter_group.conditions[0].value must be a number'],
      ['field_values.size', 'between', [1], 'query.filter_group.conditions[0].value must be a list of two'],
      [
        'field_values.start',
        'equals',
        '2026-02-30',
        'query.filter_group.conditions[0].value must be a calendar date such as 2026-03-02',
      ],
      [
        'created_at',
        'greater_than',
        'last week',
        'query.filter_group.conditions[0].value must be an instant',
      ],
      ['created_at', 'less_than', 'today+4h', 'query.filter_group.conditions[0].value must be an instant'],
      ['profile_id', 'equals', 'standard', 'query.filter_group.conditions[0].value must be an id'],
      ['assigned_to', 'in_list', [userId, 'me'], 'query.filter_group.conditions[0].value[1] must be an id'],
      ['tags', 'is_empty', 'law', 'query.filter_group.conditions[0].value is not allowed with is_empty'],
      ['status', 'equals', undefined, 'query.filter_group.conditions[0].value is required'],
    ];
    for (const [field, operator, value, message] of cases) {
      const { status, body } = await service.call('listClients', {
        query: { filter_group: { conditions: [{ field, operator, value }] } },
      });
      expect([status, body.error.message]).toEqual([400, expect.stringContaining(message)]);
    }
    const many = Array.from({ length: 30 }, () => ({ field: 'status', operator: 'equals', value: 'lead' }));
    expect(
      (
        await service.call('listClients', {
          query: { filter_group: { conditions: many, groups: [{ conditions: many }] } },
        })
      ).status,
    ).toBe(400);
    const lowerCase = await service.call('listClients', {
      query: { filter_group: { logical_operator: 'or', conditions: [] } },
    });
    expect([lowerCase.status, lowerCase.body.error.message]).toEqual([
      400,
      'query.filter_group.logical_operator must be one of AND, OR',
    ]);
    const tooDeep = { groups: [{ groups: [{ groups: [{ conditions: [] }] }] }] };
    expect((await service.call('listClients', { query: { filter_group: tooDeep } })).status).toBe(400);
  });
});

describe('quick search', () => {
  const search = async (query: Record<string, unknown>) =>
    (await service.ok('searchClients', { query: query as never })).data;

  it('ranks a beginning above a word, and tells what matched', async () => {
    expect(await search({ search: 'harbor' })).toEqual([
      {
        id: id['Harbor Dental'],
        name: 'Harbor Dental',
        slug: 'harbor-dental',
        profile_id: profile.id,
        status: 'lead',
        status_category: 'prospect',
        email: 'priya@harbordental.example',
        phone: '+12075550142',
        matches: ['name', 'slug', 'email'],
      },
    ]);
    await newClient(service, profile.id, { name: 'Zoo' });
    await newClient(service, profile.id, { name: 'Zoological society' });
    const hits = (await search({ search: 'zoo' })).map((hit: { name: string }) => hit.name);
    expect(hits).toEqual(['Zoo', 'Zoological society', 'Maple Zoo']);
    expect(
      (await search({ search: 'zoo', sort: 'name', order: 'asc' })).map((hit: { name: string }) => hit.name),
    ).toEqual(['Maple Zoo', 'Zoo', 'Zoological society']);
    expect((await search({ search: '555 0142' })).map((hit: { matches: string[] }) => hit.matches)).toEqual([
      ['phone'],
    ]);
    expect(await search({ search: 'zoo', status_category: ['active'] })).toEqual([]);
    expect((await search({ search: 'zoo', profile_id: [other.id] })).length).toBe(1);
    expect((await service.call('searchClients', { query: { search: '  ' } })).status).toBe(400);
  });

  it('ranks a bounded number of those that hold a common text, the best and the filtered for among them', async () => {
    const [{ id: agency }] = service.agencies;
    const fill = (count: number, profileId: string, beginning: string) =>
      service.query(
        `insert into clients (tenant_id, profile_id, name, slug, status, status_category, source, created_by)
           select $1, $2, $3 || n || ' Quill', 'quill-' || lower(left($3, 1)) || n, 'lead', 'prospect', 'import', $4 from generate_series(1, $5::integer) n`,
        [agency, profileId, beginning, userId, count],
      );
    await fill(2_000, profile.id, 'Bindery ');
    await fill(700, profile.id, 'Quill works ');
    await newClient(service, profile.id, { name: 'Quill' });
    await newClient(service, other.id, { name: 'Nib and quill' });
    const { data, pagination } = await service.ok('searchClients', { query: { search: 'quill', limit: 3 } });
    expect(pagination.total).toBeGreaterThanOrEqual(1_000);
    expect(pagination.total, 'what is ranked has a bound').toBeLessThanOrEqual(1_500);
    expect(data[0]!.name).toBe('Quill');
    expect(data[1]!.name).toMatch(/^Quill works /);
    const filtered = await service.ok('searchClients', {
      query: { search: 'quill', profile_id: [other.id] },
    });
    expect(filtered.data.map(({ name }: { name: string }) => name)).toEqual(['Nib and quill']);
    await service.query("delete from clients where tenant_id = $1 and slug like '%quill%'", [agency]);
  });
});

describe('columns and groups', () => {
  it('lists every property and custom field with the operators it takes', async () => {
    const { columns } = (await service.ok('getClientTableColumnCatalog')).data;
    const column = (key: string) => columns.find((one: { key: string }) => one.key === key);
    expect(column('name')).toMatchObject({ kind: 'system', is_default: true, is_sortable: true });
    expect(column('field_values.size')).toMatchObject({
      kind: 'custom',
      label: 'size',
      value_type: 'number',
      is_sortable: true,
      is_groupable: false,
    });
    expect(column('field_values.size')!.operators).toContain('between');
    expect(column('field_values.channels')).toMatchObject({ is_sortable: false, is_groupable: true });
    expect(column('field_values.only_other')!.profile_id).toBe(other.id);
    const ofProfile = (
      await service.ok('getClientTableColumnCatalog', { query: { profile_id: [profile.id] } })
    ).data.columns;
    expect(ofProfile.some((one: { key: string }) => one.key === 'field_values.only_other')).toBe(false);
    // What the catalogue offers, the list takes.
    for (const { key, operators } of columns) {
      if (operators.includes('is_empty')) await where(key, 'is_empty');
    }
  });

  it('counts the clients of every group', async () => {
    const { options } = (await service.ok('getClientGroupingOptions', { query: { profile_id: [other.id] } }))
      .data;
    const groups = (key: string) =>
      Object.fromEntries(
        options
          .find((one: { key: string }) => one.key === key)!
          .groups.filter((group: { client_count: number }) => group.client_count > 0)
          .map((group: { label: string; client_count: number }) => [group.label, group.client_count]),
      );
    expect(groups('profile_id')).toEqual({ Other: 2 });
    expect(groups('status')).toEqual({ Lead: 1, 'Lost lead': 1 });
    expect(groups('status_category')).toEqual({ Prospect: 1, Inactive: 1 });
    expect(groups('assigned_to')).toEqual({ None: 2 });
    expect(groups('field_values.industry')).toEqual({ Zoo: 1, None: 1 });
    const everything = (await service.ok('getClientGroupingOptions')).data.options;
    const of = (key: string) => everything.find((one: { key: string }) => one.key === key)!.groups;
    expect(of('assigned_to')).toContainEqual({ value: userId, label: 'Noor', color: null, client_count: 1 });
    expect(of('field_values.channels')).toContainEqual(
      expect.objectContaining({ value: 'search', label: 'Search', client_count: 1 }),
    );
    expect(of('field_values.partner')).toContainEqual({
      value: 'true',
      label: 'Yes',
      color: null,
      client_count: 1,
    });
  });
});
