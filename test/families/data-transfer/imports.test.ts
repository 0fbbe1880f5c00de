import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { newField } from '../fields/field-records.ts';
import { Importer, told, type Answer } from './importing.ts';

/** Imports of clients from files, from the upload to the records. A worker runs beside the service. */
let service: Service;
let dana: Importer;
let profile: Answer;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  profile = await newProfile(service, { name: 'Customer' });
  dana = await Importer.with(service);
});
afterAll(() => service.stop());

const clientNamed = async (name: string): Promise<Answer> =>
  (await dana.ok('listClients', { query: { search: name } })).find((client: Answer) => client.name === name);

describe('a file of clients', () => {
  it('becomes an import with columns, samples and a mapping', async () => {
    const made = await dana.create(
      'Company;No;E-mail;City\r\nHarbor Dental;1001;priya@harbor.example;Portland\r\nCasco;1002;;Bath\r\n',
      { profile_id: profile.id, source_name: 'old_crm', key_column: 'No' },
    );
    expect(made).toMatchObject({
      status: 'draft',
      row_count: 2,
      sheet_name: null,
      plan: null,
      job: null,
      match_targets: ['name'],
      on_match: 'skip',
      columns: [
        { name: 'Company', samples: ['Harbor Dental', 'Casco'], suggested_target: 'name' },
        { name: 'No', samples: ['1001', '1002'], suggested_target: null },
        { name: 'E-mail', samples: ['priya@harbor.example'], suggested_target: 'contact.email' },
        { name: 'City', samples: ['Portland', 'Bath'], suggested_target: 'address.city' },
      ],
    });
    expect(made.mapping.map(({ column, target }: Answer) => [column, target])).toEqual([
      ['Company', 'name'],
      ['E-mail', 'contact.email'],
      ['City', 'address.city'],
    ]);
  });

  it('is previewed without a change and imported with its events', async () => {
    const made = await dana.create(
      'Company,Mail\nPine Co,ann@pine.example\nOak Co,no address\n,x@y.example\n',
      {
        profile_id: profile.id,
      },
    );
    await dana.update(made.id, {
      mapping: [
        { column: 'Company', target: 'name' },
        { column: 'Mail', target: 'contact.email' },
      ],
    });
    await service.takeEvents();
    const ready = await dana.preview(made.id);
    expect(ready).toMatchObject({
      status: 'ready',
      job: { kind: 'check_data_import', status: 'succeeded' },
      plan: { created_count: 1, updated_count: 0, unchanged_count: 0, failed_count: 2 },
    });
    expect(told(await dana.rows(made.id))).toEqual([
      [2, 'created', null],
      [3, 'failed', expect.stringContaining('Mail: ')],
      [4, 'failed', 'Company: A client needs a name. Fill in the cell.'],
    ]);
    expect(await clientNamed('Pine Co')).toBeUndefined();
    expect(await service.takeEvents()).toEqual([]);
    const done = await dana.run(made.id);
    expect(done).toMatchObject({
      status: 'partially_imported',
      job: { kind: 'import_data', status: 'partially_succeeded', failed_count: 2 },
      plan: { created_count: 1, failed_count: 2 },
    });
    const client = await clientNamed('Pine Co');
    expect(client).toMatchObject({
      source: 'import',
      contacts: [{ email: 'ann@pine.example' }],
      created_by: dana.id,
    });
    expect((await service.takeEvents()).map(({ event_type: type }) => type)).toEqual(['client.created']);
    expect((await dana.rows(made.id))[0]).toMatchObject({
      record: { kind: 'client', id: client.id, name: 'Pine Co' },
      cells: [
        { column: 'Company', text: 'Pine Co' },
        { column: 'Mail', text: 'ann@pine.example' },
      ],
    });
  });

  it('fills what is empty, or updates, or skips', async () => {
    const name = 'Elm Co';
    const client = await newClient(service, profile.id, { name, tags: ['old'], contacts: [{ name: 'Ann' }] });
    const made = await dana.create(`Name,Tags,Contact,Phone\n${name},"new",Ann,+1 207 555 0142\n`, {
      profile_id: profile.id,
    });
    await dana.update(made.id, {
      on_match: 'fill_empty',
      mapping: [
        { column: 'Name', target: 'name' },
        { column: 'Tags', target: 'tags', list_separator: ',', is_adding_choices: true },
        { column: 'Contact', target: 'contact.name' },
        { column: 'Phone', target: 'contact.phone' },
      ],
    });
    const done = await dana.through(made.id);
    expect(done).toMatchObject({ status: 'imported', plan: { updated_count: 1 } });
    const filled = await dana.ok('getClient', { path: { id: client.id } });
    expect(filled).toMatchObject({ tags: ['old'], contacts: [{ name: 'Ann', phone: '+12075550142' }] });
  });
});

describe('a row with several problems', () => {
  it('names them all, each with its column, text and cure, and the plan counts each', async () => {
    const field = await newField(service, {
      record_kind: 'client',
      name: 'Seats',
      config: { type: 'number' },
    });
    const web = await newField(service, { record_kind: 'client', name: 'Web', config: { type: 'url' } });
    const long = `${'never '.repeat(30)}a number`;
    const made = await dana.create(
      `Company,Mail,Phone,Owner,Seats,Web\nBay Co,no address,12,nobody@x.example,${long},harbor\nFern Co,fern.example,,,4,\n`,
      { profile_id: profile.id },
    );
    await dana.update(made.id, {
      mapping: [
        { column: 'Company', target: 'name' },
        { column: 'Mail', target: 'contact.email' },
        { column: 'Phone', target: 'contact.phone' },
        { column: 'Owner', target: 'assigned_to' },
        { column: 'Seats', target: `field_values.${field.key}` },
        { column: 'Web', target: `field_values.${web.key}` },
      ],
    });
    const { plan } = await dana.preview(made.id);
    const [first, second] = await dana.rows(made.id);
    expect(first.problems).toEqual([
      {
        column: 'Mail',
        code: 'invalid',
        text: 'no address',
        message: 'It must be an e-mail address, such as leo@casco.example.',
      },
      {
        column: 'Owner',
        code: 'unknown',
        text: 'nobody@x.example',
        message: expect.stringContaining('There is no such member'),
      },
      {
        column: 'Seats',
        code: 'invalid',
        text: `${long.slice(0, 99)}\u2026`,
        message: expect.stringContaining('It must be a number'),
      },
      {
        column: 'Phone',
        code: 'invalid',
        text: '12',
        message: expect.stringMatching(/Phone of the contact/),
      },
      { column: 'Web', code: 'invalid', text: 'harbor', message: expect.stringMatching(/web address/) },
    ]);
    for (const { column, message } of first.problems)
      expect(first.error.message).toContain(`${column}: ${message}`);
    expect(second.problems).toMatchObject([{ column: 'Mail', text: 'fern.example' }]);
    expect(plan).toMatchObject({ created_count: 0, failed_count: 2 });
    expect(
      plan.problems.map(({ column, row_count, first_row_numbers }: Answer) => [
        column,
        row_count,
        first_row_numbers,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Mail', 2, [2, 3]],
        ['Owner', 1, [2]],
        ['Seats', 1, [2]],
        ['Phone', 1, [2]],
        ['Web', 1, [2]],
      ]),
    );
    for (const { id } of [field, web]) await service.ok('deleteField', { path: { id } });
  });
});

describe('numbers with a decimal comma', () => {
  const seats: Answer[] = [];
  beforeAll(async () => {
    for (const [name, config] of [
      ['Hours', { type: 'number' }],
      ['Budget', { type: 'money' }],
    ] as const)
      seats.push(await newField(service, { record_kind: 'client', name, config }));
  });
  const mapped = (...formats: (string | null)[]) => [
    { column: 'Company', target: 'name' },
    ...['Hours', 'Budget'].map((column, place) => ({
      column,
      target: `field_values.${seats[place].key}`,
      ...(formats[place] !== undefined && { number_format: formats[place] }),
    })),
  ];
  const values = async (name: string): Promise<Answer[]> => {
    const { field_values: stored } = await clientNamed(name);
    return [stored[seats[0].key], stored[seats[1].key]];
  };

  it('are read so where the column says it, and the mapping tells it', async () => {
    const made = await dana.create(
      'Company;Hours;Budget\nKiel Co;12,5;1.234,56 EUR\nBonn Co;7;EUR 99\nJena Co;soon;12,50 EUR\n',
      { profile_id: profile.id },
    );
    await dana.update(made.id, { mapping: mapped() });
    const ready = await dana.preview(made.id);
    expect(ready).toMatchObject({ status: 'ready', plan: { created_count: 2, failed_count: 1 } });
    expect(ready.mapping.map(({ number_format: format }: Answer) => format)).toEqual([
      null,
      'decimal_comma',
      'decimal_comma',
    ]);
    expect(told(await dana.rows(made.id))[2]).toEqual([
      4,
      'failed',
      'Hours: It must be a number with a decimal comma, such as 1250,5, without units.',
    ]);
    await dana.run(made.id);
    expect(await values('Kiel Co')).toEqual([12.5, { amount_minor: 123_456, currency: 'EUR' }]);
    expect(await values('Bonn Co')).toEqual([7, { amount_minor: 9900, currency: 'EUR' }]);
  });

  it('that could be thousands are asked about', async () => {
    const made = await dana.create(
      'Company;Hours;Budget\nUlm Co;1,234;12,50 EUR\nRiga Co;2,345;1.234 EUR\n',
      {
        profile_id: profile.id,
      },
    );
    await dana.update(made.id, { mapping: mapped() });
    const asked = await dana.preview(made.id);
    expect(asked).toMatchObject({ status: 'invalid', plan: { created_count: 0 } });
    expect(
      asked.plan.problems.map(({ column, code, is_blocking }: Answer) => [column, code, is_blocking]),
    ).toEqual([
      ['Hours', 'ambiguous', true],
      ['Budget', 'ambiguous', true],
    ]);
    await dana.update(made.id, { mapping: mapped('decimal_comma', 'decimal_comma') });
    expect(await dana.through(made.id)).toMatchObject({ status: 'imported' });
    expect(await values('Ulm Co')).toEqual([1.234, { amount_minor: 1250, currency: 'EUR' }]);
    expect(await values('Riga Co')).toEqual([2.345, { amount_minor: 123_400, currency: 'EUR' }]);
  });

  it('are left open by mappings of an earlier version', async () => {
    const made = await dana.create('Company\nOslo Co\n', { profile_id: profile.id });
    await service.query(
      `update data_imports set mapping = (select jsonb_agg(m - 'number_format') from jsonb_array_elements(mapping) m) where id = $1`,
      [made.id],
    );
    expect((await dana.find(made.id)).mapping).toMatchObject([{ target: 'name', number_format: null }]);
    expect(await dana.preview(made.id)).toMatchObject({ status: 'ready' });
  });

  it('and thousands are told apart by their neighbours', async () => {
    const made = await dana.create('Company;Hours;Budget\nBoston Co;1,234;\nSalem Co;1,250.50;\n', {
      profile_id: profile.id,
    });
    await dana.update(made.id, { mapping: mapped() });
    const done = await dana.through(made.id);
    expect(done.mapping[1]).toMatchObject({ number_format: 'decimal_point' });
    expect(await values('Boston Co')).toEqual([1234, undefined]);
  });
});

describe('a date that stands for none', () => {
  it('refuses its row alone, and says what to do', async () => {
    await service.query("update tenants set time_zone = 'America/New_York' where id = $1", [
      service.agencies[0].id,
    ]);
    const field = await newField(service, {
      record_kind: 'client',
      name: 'Met',
      config: { type: 'date_time' },
    });
    const made = await dana.create(
      'Company,Met\nOldest Co,0001-01-01 00:00:00\nOld Co,1000-01-01 00:00\nNew Co,2026-03-02 09:00\n',
      { profile_id: profile.id },
    );
    await dana.update(made.id, {
      mapping: [
        { column: 'Company', target: 'name' },
        { column: 'Met', target: `field_values.${field.key}` },
      ],
    });
    expect(await dana.preview(made.id)).toMatchObject({ status: 'ready', job: { status: 'succeeded' } });
    expect(told(await dana.rows(made.id))).toEqual([
      [
        2,
        'failed',
        expect.stringMatching(/^Met: It must be in the years 1000 to 9999\..+ leave the cell empty/),
      ],
      [3, 'created', null],
      [4, 'created', null],
    ]);
  });
});

describe('two rows whose clients were merged', () => {
  const file = (more: string) => `Company,No\nFir ${more},1\nYew ${more},2\n`;
  const settings = { source_name: 'merged_crm', key_column: 'No' };
  const merge = async (name: string, source: string): Promise<string> => {
    const boss = await Importer.owner(service);
    const [survivor, other] = [await clientNamed(name), await clientNamed(source)];
    await boss.ok('mergeClients', { body: { survivor_id: survivor.id, source_ids: [other.id] } });
    return survivor.id;
  };
  const again = async (content: string): Promise<Answer> => {
    const made = await dana.create(content, { profile_id: profile.id, ...settings });
    return dana.update(made.id, { on_match: 'update' });
  };
  const refused = [
    3,
    'failed',
    'No: Another row of the file is the same record here, as after a merge. Remove one of the rows.',
  ];

  it('do not overwrite the survivor one after the other', async () => {
    const first = await dana.create(file('Co'), { profile_id: profile.id, ...settings });
    expect((await dana.through(first.id)).plan.created_count).toBe(2);

    const early = await again(file('Ltd'));
    expect((await dana.preview(early.id)).plan).toMatchObject({ updated_count: 2, failed_count: 0 });
    const survivor = await merge('Fir Co', 'Yew Co');
    expect((await dana.run(early.id)).plan).toMatchObject({ updated_count: 1, failed_count: 1 });
    expect(told(await dana.rows(early.id))).toEqual([[2, 'updated', null], refused]);
    expect((await dana.ok('getClient', { path: { id: survivor } })).name).toBe('Fir Ltd');

    const late = await again(file('Inc'));
    await dana.preview(late.id);
    expect(told(await dana.rows(late.id))).toEqual([[2, 'updated', null], refused]);
    expect((await dana.run(late.id)).plan).toMatchObject({ updated_count: 1, failed_count: 1 });
    expect((await dana.ok('getClient', { path: { id: survivor } })).name).toBe('Fir Inc');
  });
});

describe('where duplicates are forbidden', () => {
  const previewed = async (content: string, body: object = {}): Promise<Answer> => {
    const made = await dana.create(content, { profile_id: profile.id });
    await dana.update(made.id, {
      mapping: [
        { column: 'Company', target: 'name' },
        { column: 'Mail', target: 'contact.email' },
        { column: 'Phone', target: 'contact.phone' },
      ],
      ...body,
    });
    return dana.preview(made.id);
  };
  const same = 'An earlier row of the file has the same value. Remove one of the rows, or make them differ.';

  it('the preview refuses a second row with a new address or number, as the run would', async () => {
    const phone = '+12075550177';
    const contacts = [{ email: 'both@sorrel.example' }];
    for (const name of ['Sorrel 1', 'Sorrel 2']) await newClient(service, profile.id, { name, contacts });
    await service.ok('updateClientContactMatchingSettings', {
      body: { email_mode: 'forbid', phone_mode: 'forbid' },
    });
    const ready = await previewed(
      `Company,Mail,Phone\nA,New@sorrel.example,\nB,new@sorrel.example,\nC,,${phone}\nD,,${phone}\nE,e@sorrel.example,+12075550178\n`,
    );
    expect(told(await dana.rows(ready.id))).toEqual([
      [2, 'created', null],
      [3, 'failed', `Mail: ${same}`],
      [4, 'created', null],
      [5, 'failed', `Phone: ${same}`],
      [6, 'created', null],
    ]);
    expect((await dana.run(ready.id)).plan).toMatchObject({ created_count: 3, failed_count: 2 });

    // What both have had before they keep.
    const kept = await previewed(
      'Company,Mail,Phone\nSorrel 1,both@sorrel.example,+12075550181\nSorrel 2,both@sorrel.example,+12075550182\n',
      { on_match: 'update', match_targets: ['name'] },
    );
    expect(kept.plan).toMatchObject({ updated_count: 2, failed_count: 0 });
    expect((await dana.run(kept.id)).plan).toMatchObject({ updated_count: 2, failed_count: 0 });
  });
});
