import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { newClient, newProfile } from '../client-records.ts';
import { newObject, newRecord, ownerOf, type Person } from '../custom-objects/objects.ts';
import { newField } from '../fields/field-records.ts';
import { newTicket } from '../tasks/tickets.ts';
import { Importer, told, type Answer } from './importing.ts';

/** Imports of tasks and of records of custom objects, and how they find the records that they refer to. */
let service: Service;
let dana: Importer;
let boss: Importer;
let owner: Person;
let profile: Answer;
beforeAll(async () => {
  service = await startService({ config: { role: 'all' } });
  profile = await newProfile(service, { name: 'Customer' });
  dana = await Importer.with(service);
  boss = await Importer.owner(service);
  owner = await ownerOf(service);
});
afterAll(() => service?.stop());

const types = async (): Promise<string[]> =>
  (await service.takeEvents()).map(({ event_type: type }) => type).filter((type) => !type.includes('stage'));

const map = (...pairs: [string, string, object?][]) =>
  pairs.map(([column, target, more = {}]) => ({ column, target, ...more }));

const membersEmail = async (id: string): Promise<string> =>
  (await service.query<{ email: string }>('select email from users where id = $1', [id]))[0]!.email;

describe('tasks', () => {
  it('are created where their file says they are, and nobody is notified', async () => {
    const mate = await Importer.with(service);
    const client = await newClient(service, profile.id, { name: 'Birch Co' });
    const made = await dana.create(
      `Title,Client,Owner,Due,State,Minutes,Prio\nSite,Birch Co,${await membersEmail(mate.id)},20.03.2026,Done,1250,High\nLogo,birch CO,,3/4/26,,,\n`,
      { record_kind: 'task' },
    );
    await dana.update(made.id, {
      mapping: map(
        ['Title', 'name'],
        ['Client', 'client'],
        ['Owner', 'assigned_to'],
        ['Due', 'due_date', { date_format: 'day_month_year' }],
        ['State', 'status', { value_map: [{ from: 'DONE', to: 'done' }] }],
        ['Minutes', 'estimated_minutes'],
        ['Prio', 'priority_level'],
      ),
    });
    await service.takeEvents();
    const ready = await dana.preview(made.id);
    expect(told(await dana.rows(made.id))).toEqual([
      [2, 'created', null],
      [3, 'failed', 'Due: It must be a day that there is, such as 02.03.2026.'],
    ]);
    expect(ready.plan.problems).toEqual([
      {
        column: 'Due',
        code: 'invalid',
        is_blocking: false,
        row_count: 1,
        first_row_numbers: [3],
        message: 'It must be a day that there is, such as 02.03.2026.',
      },
    ]);
    await dana.run(made.id);
    const [row] = await dana.rows(made.id);
    const task = await dana.ok('getTask', { path: { id: row.record.id } });
    expect(task).toMatchObject({
      name: 'Site',
      client_id: client.id,
      assigned_to: [mate.id],
      status_category: 'done',
      priority_level: 'high',
      estimated_minutes: 1250,
    });
    expect(new Date(task.due_date).getTime() % 60_000).toBe(0);
    expect((await types()).sort()).toEqual([
      'process.instance_completed',
      'process.instance_created',
      'process.instance_updated',
    ]);
    expect(await mate.ok('listNotifications')).toEqual([]);
  });

  it('are found again by their number', async () => {
    const task = await dana.ok('createTask', { body: { name: 'Old name' } });
    const made = await dana.create(`No,Name\n${task.number},New name\n999999,Nobody\n`, {
      record_kind: 'task',
    });
    await dana.update(made.id, {
      mapping: map(['No', 'number'], ['Name', 'name']),
      match_targets: ['number'],
      on_match: 'update',
    });
    await service.takeEvents();
    const done = await dana.through(made.id);
    expect(done).toMatchObject({ status: 'partially_imported', plan: { updated_count: 1, failed_count: 1 } });
    expect(told(await dana.rows(made.id, { outcome: ['failed'] }))).toEqual([
      [3, 'failed', expect.stringContaining('No: No record')],
    ]);
    expect(await types()).toEqual(['process.instance_updated']);
    expect(await dana.ok('getTask', { path: { id: task.id } })).toMatchObject({ name: 'New name' });
  });
});

describe('a task of a ticket', () => {
  it('that a file closes is told of as the last one', async () => {
    const ticket = await newTicket(service);
    const task = await dana.ok('createTask', { body: { name: 'Fix' } });
    await service.ok('linkTaskTicket', { body: { task_id: task.id, ticket_id: ticket.id } });
    const made = await dana.create(`No,State\n${task.number},done\n`, { record_kind: 'task' });
    await dana.update(made.id, {
      mapping: map(['No', 'number'], ['State', 'status']),
      match_targets: ['number'],
      on_match: 'update',
    });
    expect((await dana.preview(made.id)).plan.problems).toEqual([
      expect.objectContaining({ code: 'unmapped', is_blocking: true }),
    ]);
    const named = await dana.create(`No,Name,State\n${task.number},Fix,done\n`, { record_kind: 'task' });
    await dana.update(named.id, { match_targets: ['number'], on_match: 'update' });
    await service.takeEvents();
    await dana.through(named.id);
    expect((await types()).sort()).toEqual([
      'process.instance_completed',
      'process.instance_updated',
      'ticket.all_linked_processes_completed',
    ]);
  });
});

describe('records of a custom object', () => {
  it('have fields, an owner and links, and refer to clients by the identifiers of the source', async () => {
    const server = await newObject(owner);
    const box = await newRecord(owner, server, { name: 'Box 1' });
    const site = await newObject(owner, {
      definition: {
        fields: [
          { key: 'budget', name: 'Budget', config: { type: 'money', currency: 'EUR' } },
          { key: 'live', name: 'Live', config: { type: 'checkbox' } },
          { key: 'domain', name: 'Domain', config: { type: 'text' }, is_unique: true },
        ],
        relationships: [
          { key: 'on', name: 'On', to_custom_object_id: server.id, cardinality: 'many_to_many' },
        ],
      },
    });
    const clients = await dana.create('Company,Id\nAlder Co,C-7\n', {
      profile_id: profile.id,
      source_name: 'crm',
      key_column: 'Id',
    });
    await dana.through(clients.id);
    const made = await dana.create(
      'Name,Customer,Budget,Live,Domain,Server\nShop,C-7,"1,250.50",yes,shop.example,Box 1\nBlog,C-9,1,no,blog.example,\nTwin,,1,no,SHOP.example,\nFar,,1,no,far.example,Box 9\n',
      { record_kind: 'custom_object_record', custom_object_id: site.id, source_name: 'crm' },
    );
    await dana.update(made.id, {
      mapping: map(
        ['Name', 'name'],
        ['Customer', 'client'],
        ['Budget', 'field_values.budget'],
        ['Live', 'field_values.live'],
        ['Domain', 'field_values.domain'],
        ['Server', 'links.on', { list_separator: ';' }],
      ),
    });
    await service.takeEvents();
    await dana.preview(made.id);
    expect(told(await dana.rows(made.id))).toEqual([
      [2, 'created', null],
      [3, 'failed', expect.stringContaining('Customer: There is no such client')],
      [4, 'failed', expect.stringContaining('Domain: An earlier row of the file has the same value')],
      [5, 'failed', expect.stringContaining('Server: There is no such record')],
    ]);
    await dana.run(made.id);
    expect(await types()).toEqual(['custom_object_record.created']);
    const [row] = await dana.rows(made.id);
    const record = await dana.ok('getCustomObjectRecord', {
      path: { id: row.record.id },
      query: { include: ['links'] } as never,
    });
    expect(record).toMatchObject({
      name: 'Shop',
      field_values: {
        budget: { amount_minor: 125_050, currency: 'EUR' },
        live: true,
        domain: 'shop.example',
      },
      links: [{ relationship_key: 'on', records: [{ id: box.id }] }],
    });
    expect((await dana.ok('getClient', { path: { id: record.client_id } })).name).toBe('Alder Co');

    const again = await dana.create('Name,Domain\nShop renamed,shop.example\n', {
      record_kind: 'custom_object_record',
      custom_object_id: site.id,
    });
    await dana.update(again.id, { match_targets: ['field_values.domain'], on_match: 'update' });
    await service.takeEvents();
    expect(await dana.through(again.id)).toMatchObject({ plan: { updated_count: 1, created_count: 0 } });
    expect(await types()).toEqual(['custom_object_record.updated']);
  });
});

describe('clients', () => {
  it('are found again by the identifiers of the source, whatever they are called by then', async () => {
    const settings = { profile_id: profile.id, source_name: 'books', key_column: 'Id' };
    const first = await dana.create('Company,Id\nFir Co,1\n', settings);
    await dana.through(first.id);
    const [{ record }] = await dana.rows(first.id);
    await dana.ok('updateClient', { path: { id: record.id }, body: { name: 'Fir & Sons' } });
    const second = await dana.create('Company,Id\nFir Group,1\nOther Fir,1\n', settings);
    await dana.update(second.id, { on_match: 'update' });
    await service.takeEvents();
    await dana.through(second.id);
    expect(told(await dana.rows(second.id))).toEqual([
      [2, 'updated', null],
      [
        3,
        'failed',
        'Id: An earlier row of the file has the same value. Remove one of the rows, or make them differ.',
      ],
    ]);
    expect(await types()).toEqual(['client.updated']);
    expect(await dana.ok('getClient', { path: { id: record.id } })).toMatchObject({ name: 'Fir Group' });
  });

  it('are not guessed among several', async () => {
    for (let index = 0; index < 2; index += 1) await newClient(service, profile.id, { name: 'Same Co' });
    const made = await dana.create('Company\nSame Co\n', { profile_id: profile.id });
    await dana.preview(made.id);
    expect(told(await dana.rows(made.id))[0]![2]).toContain('Company: Several records match');
  });

  it('take new choices of fields from those who may change fields', async () => {
    const field = await newField(service, {
      record_kind: 'client',
      name: 'Industry',
      config: { type: 'single_choice', choices: [{ label: 'Dental' }] },
    });
    const content = 'Company,Industry\nMaple 1,Retail\nMaple 2,retail\nMaple 3,dental\n';
    for (const [person, outcomes] of [
      [dana, ['failed', 'failed', 'created']],
      [boss, ['created', 'created', 'created']],
    ] as const) {
      const made = await person.create(content, { profile_id: profile.id });
      await person.update(made.id, {
        mapping: map(
          ['Company', 'name'],
          ['Industry', `field_values.${field.key}`, { is_adding_choices: true }],
        ),
      });
      expect((await person.preview(made.id)).job.error).toBe(null);
      expect((await person.rows(made.id)).map(({ outcome }) => outcome)).toEqual(outcomes);
      if (person === dana)
        expect((await person.rows(made.id))[0].error).toMatchObject({ type: 'permission_denied' });
      else await person.run(made.id);
    }
    const { config } = (await service.ok('getField', { path: { id: field.id } })).data as Answer;
    expect(config.choices.map(({ label }: Answer) => label)).toEqual(['Dental', 'Retail']);
    const retail = (await dana.ok('listClients', { query: { search: 'Maple 2' } }))[0];
    expect(retail.field_values[field.key]).toBe(config.choices[1].key);
  });

  it('need what a new client needs, before any row is looked at', async () => {
    const field = await newField(service, { record_kind: 'client', name: 'VAT number', is_required: true });
    try {
      const made = await dana.create('Company\nAsh Co\n', {});
      const checked = await dana.preview(made.id);
      expect(checked.status).toBe('invalid');
      expect(checked.plan.problems).toEqual(
        [
          ['Profile', 'profile'],
          ['VAT number', `field_values.${field.key}`],
        ].map(([label, key]) =>
          expect.objectContaining({
            code: 'unmapped',
            is_blocking: true,
            message: `Map a column to ${label} (${key}), which a new record needs.`,
          }),
        ),
      );
      const [status, message] = await dana.refused('runDataImport', {
        path: { id: made.id },
        body: { plan_hash: checked.plan.plan_hash },
      });
      expect([status, message]).toEqual([409, expect.stringContaining('invalid')]);
    } finally {
      await service.ok('deleteField', { path: { id: field.id } });
    }
  });
});

describe('the targets', () => {
  it('are those that the caller may fill, required ones first', async () => {
    const { targets } = await dana.ok('getDataImportTargets', { query: { record_kind: 'client' } as never });
    expect(targets.slice(0, 2).map(({ key }: Answer) => key)).toEqual(['name', 'profile']);
    const keys = (list: Answer[]) => list.map(({ key }) => key);
    expect(keys(targets)).toEqual(expect.arrayContaining(['contact.email', 'address.city', 'slug', 'tags']));
    const withProfile = await dana.ok('getDataImportTargets', {
      query: { record_kind: 'client', profile_id: profile.id } as never,
    });
    expect(withProfile.targets.find(({ key }: Answer) => key === 'profile').is_required).toBe(false);
  });
});
