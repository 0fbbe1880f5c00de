import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../../support/service.ts';
import { newBilledClient } from '../../billing/billing.ts';
import { auditActions, newClient, newProfile } from '../../client-records.ts';
import { newDraft } from '../../invoices/invoices.ts';
import { addMember, asOwner, type Member } from '../../organization/people.ts';
import { enrolled, newProgram } from '../../programs/programs.ts';

let service: Service;
let agency: TestAgency;
let owner: Member;
let profileId: string;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  owner = await asOwner(service, agency);
  profileId = (await newProfile(service)).id;
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(() => service?.stop());

const client = (body: Record<string, unknown> = {}) => newClient(service, profileId, body);
const merge = (survivor_id: string, source_ids: string[], more: object = {}, by = owner) =>
  service.call('mergeClients', { body: { survivor_id, source_ids, ...more } }, by);
const preview = async (survivor_id: string, source_ids: string[], more: object = {}) =>
  (await service.ok('previewClientMerge', { body: { survivor_id, source_ids, ...more } }, owner)).data;
const read = async (id: string) => (await service.ok('getClient', { path: { id } })).data;
const statusOf = async (id: string) => (await service.call('getClient', { path: { id } })).status;

describe('merging clients', () => {
  it('moves what hangs on the source, unites lists, and tells of each source and then of the survivor', async () => {
    const email = `${randomUUID()}@x.example`;
    const survivor = await client({
      contacts: [{ name: 'Priya', email }],
      tags: ['vip'],
      assigned_to: [agency.ownerId],
    });
    const source = await client({
      contacts: [
        { email: email.toUpperCase(), phone: '+12025550101' },
        { name: 'Leo', email: `l${email}` },
      ],
      addresses: [{ address: { line1: '1 Main St', city: 'Portland', country: 'US' } }],
      tags: ['VIP', 'dental'],
      name: 'Harbor Dental Inc',
    });
    const task = await service.ok('createTask', { body: { name: 'Call', client_id: source.id } });
    const note = await service.ok('createClientNote', { body: { client_id: source.id, body_text: 'Hi' } });
    const invoice = await newDraft(service, { client_id: source.id });
    const plan = await preview(survivor.id, [source.id], { field_choices: { name: 'source' } });
    const moved = { tickets: 0, tasks: 1, notes: 1, programs: 0, invoices: 1, contacts: 1 };
    expect(plan).toMatchObject({
      can_merge: true,
      survivor: { id: survivor.id },
      sources: [{ client: { id: source.id }, moved }],
      conflicts: [{ field: 'name', source_value: 'Harbor Dental Inc', winner: 'source' }],
      blockers: [],
    });
    expect(await read(survivor.id)).toMatchObject({ revision: survivor.revision, name: survivor.name });
    await service.takeEvents();
    const { status, body } = await merge(survivor.id, [source.id], {
      field_choices: { name: 'source' },
      plan_hash: plan.plan_hash,
    });
    expect([status, body.data]).toMatchObject([
      200,
      { survivor: { id: survivor.id, name: 'Harbor Dental Inc', slug: survivor.slug }, sources: [{ moved }] },
    ]);
    const events = await service.takeEvents();
    expect(events.map(({ event_type: type }) => type)).toEqual(['client.merged', 'client.updated']);
    expect(events[0]!.data).toMatchObject({
      survivor: { id: survivor.id },
      source: { id: source.id },
      moved,
      field_choices: { name: 'source' },
    });
    expect(events[1]!.data._changed_fields).toEqual(['addresses', 'contacts', 'name', 'tags']);
    const after = await read(survivor.id);
    expect(after).toMatchObject({
      tags: ['vip', 'dental'],
      contacts: [
        { id: survivor.contacts[0]!.id, name: 'Priya', email, phone: '+12025550101', is_primary: true },
        { name: 'Leo', is_primary: false },
      ],
      addresses: [{ is_primary: true }],
    });
    expect(await statusOf(source.id)).toBe(404);
    expect((await service.ok('getTask', { path: { id: task.data.id } })).data.client?.id).toBe(survivor.id);
    const notes = await service.ok('listClientNotes', { query: { client_id: [survivor.id] } });
    expect(notes.data.map(({ id }) => id)).toEqual([note.data.id]);
    expect((await service.ok('getInvoice', { path: { id: invoice.id } })).data.client.id).toBe(survivor.id);
    const [tombstone] = await service.query('select merged_into_id, contacts from clients where id = $1', [
      source.id,
    ]);
    expect(tombstone).toEqual({ merged_into_id: survivor.id, contacts: [] });
    expect(await auditActions(service, source.id)).toContain('merged_into');
    expect(await auditActions(service, survivor.id)).toContain('merged');
    const [key] = await service.query('select client_id from client_contact_keys where value = $1', [
      `l${email}`,
    ]);
    expect(key).toEqual({ client_id: survivor.id });
  });

  it('tells of the survivor even when nothing of it changes', async () => {
    const [survivor, source] = [await client({ name: 'Twin' }), await client({ name: 'Twin' })];
    await service.takeEvents();
    expect((await merge(survivor.id, [source.id])).status).toBe(200);
    const events = await service.takeEvents();
    expect(events.map(({ event_type: type }) => type)).toEqual(['client.merged', 'client.updated']);
    expect(events[1]!.data._changed_fields).toEqual([]);
  });

  it('keeps the values of the survivor, fills empty ones, and lets a choice decide', async () => {
    const key = () => `f_${randomUUID().slice(0, 8)}`;
    const field = (body: object) =>
      service.ok('createField', {
        body: { record_kind: 'client', config: { type: 'text' }, ...body } as never,
      });
    const [a, b, c, u] = [key(), key(), key(), key()];
    for (const each of [a, b, c]) await field({ name: each, key: each });
    await field({ name: u, key: u, is_unique: true });
    const survivor = await client({ field_values: { [a]: 'own', [b]: 'own' } });
    const first = await client({ field_values: { [a]: 'first', [b]: 'first', [u]: 'once' } });
    const second = await client({ field_values: { [a]: 'second', [c]: 'second' } });
    const more = { field_choices: { [`field_values.${a}`]: 'source' } };
    const { conflicts } = await preview(survivor.id, [first.id, second.id], more);
    expect(
      conflicts
        .filter(({ field: path }) => path !== 'name')
        .map((one) => [one.field, one.source_id, one.winner]),
    ).toEqual([
      [`field_values.${a}`, first.id, 'source'],
      [`field_values.${a}`, second.id, 'survivor'],
      [`field_values.${b}`, first.id, 'survivor'],
    ]);
    expect((await merge(survivor.id, [first.id, second.id], more)).status).toBe(200);
    expect((await read(survivor.id)).field_values).toEqual({
      [a]: 'first',
      [b]: 'own',
      [c]: 'second',
      [u]: 'once',
    });
    const events = (await service.takeEvents()).filter(({ event_type: type }) => type === 'client.merged');
    expect(events.map(({ data }) => data.field_choices[`field_values.${a}`])).toEqual(['source', 'survivor']);
    const history = await service.query<{ value: string }>(
      `select h.value #>> '{}' as value from field_history h join fields f on f.id = h.field_id where h.record_id = $1 and f.key = $2`,
      [survivor.id, a],
    );
    expect(history.map(({ value }) => value).sort()).toEqual(['first', 'first', 'own', 'second']);
    const taken = await service.call('createClient', {
      body: { name: 'X', profile_id: profileId, field_values: { [u]: 'once' } },
    });
    expect(taken.status).toBe(409);
    expect(
      (await merge(survivor.id, [first.id], { field_choices: { 'field_values.nothing': 'source' } })).status,
    ).toBe(400);
  });

  it('shows conflicts of sensitive fields to those alone who manage the settings', async () => {
    const key = `f_${randomUUID().slice(0, 8)}`;
    await service.ok('createField', {
      body: { record_kind: 'client', name: key, key, is_sensitive: true, config: { type: 'text' } } as never,
    });
    const [survivor, source] = [
      await client({ field_values: { [key]: 'one' } }),
      await client({ field_values: { [key]: 'two' } }),
    ];
    const merger = await addMember(service, agency, { permissions: ['clients.view', 'clients.merge'] });
    const body = { survivor_id: survivor.id, source_ids: [source.id] };
    const fieldsFor = async (by: Member) =>
      (await service.ok('previewClientMerge', { body }, by)).data.conflicts.map(({ field }) => field);
    expect(await fieldsFor(owner)).toEqual(['name', `field_values.${key}`]);
    expect(await fieldsFor(merger)).toEqual(['name']);
  });

  it('is refused for what cannot take part, and says why', async () => {
    const [survivor, source, other] = [await client(), await client(), await client()];
    const reasons = async (a: string, b: string[]) =>
      (await preview(a, b)).blockers.map(({ reason }) => reason);
    expect(await reasons(survivor.id, [survivor.id])).toEqual(['same_client']);
    expect((await merge(survivor.id, [survivor.id])).status).toBe(409);
    await merge(survivor.id, [source.id]);
    expect(await reasons(survivor.id, [source.id])).toEqual(['already_merged']);
    expect(await reasons(source.id, [other.id])).toEqual(['already_merged']);
    expect((await merge(survivor.id, [source.id])).status).toBe(409);
    const [euros, dollars] = [await client(), await newBilledClient(service)];
    await newDraft(service, { client_id: dollars.id });
    await service.query(
      'insert into client_billing_settings (tenant_id, client_id, currency, revision, updated_at) values ($1, $2, $3, 1, now())',
      [agency.id, euros.id, 'EUR'],
    );
    expect(await reasons(dollars.id, [euros.id])).toEqual(['other_currency']);
    expect(await reasons(euros.id, [dollars.id])).toEqual(['other_currency']);
    const program_id = (await newProgram(service)).id;
    const [one, two] = [await enrolled(service, { program_id }), await enrolled(service, { program_id })];
    expect(await reasons(one.client.id, [two.client.id])).toEqual(['active_program_twice']);
    const crowd = (count: number) =>
      Array.from({ length: count }, () => ({ email: `${randomUUID()}@x.example` }));
    const [many, more] = [await client({ contacts: crowd(30) }), await client({ contacts: crowd(21) })];
    expect(await reasons(many.id, [more.id])).toEqual(['limit_exceeded']);
    expect((await merge(many.id, [more.id])).status).toBe(409);
    expect((await read(more.id)).contacts).toHaveLength(21);
  });

  it('answers 404 for deleted clients and those of others, and 403 without the permission', async () => {
    const [survivor, gone] = [await client(), await client()];
    await service.ok('deleteClient', { path: { id: gone.id } });
    expect((await merge(survivor.id, [gone.id])).status).toBe(404);
    const [, elsewhere] = service.agencies;
    const stranger = await asOwner(service, elsewhere);
    expect((await merge(survivor.id, [gone.id], {}, stranger)).status).toBe(404);
    const editor = await addMember(service, agency, { permissions: ['clients.view', 'clients.edit'] });
    expect((await merge(survivor.id, [(await client()).id], {}, editor)).status).toBe(403);
  });

  it('leads reads of a merged client to its survivor, as long as there is one', async () => {
    const [survivor, middle, source] = [await client(), await client(), await client()];
    await merge(middle.id, [source.id]);
    await merge(survivor.id, [middle.id]);
    const [, elsewhere] = service.agencies;
    const stranger = await asOwner(service, elsewhere);
    const said = async (by?: Member) => {
      const read = await service.call('getClient', { path: { id: source.id } }, by);
      const found = await service.call('lookupClient', { body: { id: source.id } }, by);
      expect([read.status, found.status]).toEqual([404, 404]);
      expect(found.body.error).toMatchObject({ type: 'not_found', message: read.body.error!.message });
      return read.body.error!.message;
    };
    expect(await said()).toBe(
      `The client ${source.id} was merged into the client ${survivor.id}. Use that id instead.`,
    );
    expect(await said(stranger)).toBe(`No client with id ${source.id} exists in this agency.`);
    await service.ok('deleteClient', { path: { id: survivor.id } });
    expect(await said()).toBe(`No client with id ${source.id} exists in this agency.`);
  });

  it('fails with a stale plan', async () => {
    const [survivor, source] = [await client(), await client()];
    const { plan_hash } = await preview(survivor.id, [source.id]);
    await service.ok('createClientNote', { body: { client_id: source.id, body_text: 'More' } });
    expect((await merge(survivor.id, [source.id], { plan_hash })).status).toBe(409);
    expect(await statusOf(source.id)).toBe(200);
  });

  it('follows chains to the last survivor', async () => {
    const [a, b, c] = [await client(), await client(), await client()];
    await merge(b.id, [a.id]);
    await merge(c.id, [b.id]);
    const rows = await service.query('select merged_into_id from clients where id = any($1)', [[a.id, b.id]]);
    expect(rows).toEqual([{ merged_into_id: c.id }, { merged_into_id: c.id }]);
  });

  it('stores for the survivor what comes late for a source', async () => {
    const [survivor, source] = [await client(), await client()];
    await merge(survivor.id, [source.id]);
    const [row] = await service.query(
      `insert into client_notes (tenant_id, client_id, body_text, created_by) values ($1, $2, 'Late', $3) returning client_id`,
      [agency.id, source.id, agency.ownerId],
    );
    expect(row).toEqual({ client_id: survivor.id });
  });

  it('merges each client once when two merge them into each other', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await client(), await client()];
      await service.ok('createTask', { body: { name: 'A', client_id: a.id } });
      await service.ok('createTask', { body: { name: 'B', client_id: b.id } });
      const statuses = (await Promise.all([merge(a.id, [b.id]), merge(b.id, [a.id])])).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([200, 409]);
      const left = (await statusOf(a.id)) === 200 ? a.id : b.id;
      const tasks = await service.query('select 1 from tasks where client_id = $1', [left]);
      expect(tasks).toHaveLength(2);
    }
  });

  it('is whole or has not happened when its connection is cut', async () => {
    const [survivor, source] = [await client(), await client({ tags: ['kept'] })];
    const task = await service.ok('createTask', { body: { name: 'Held', client_id: source.id } });
    await service.ok('createClientNote', { body: { client_id: source.id, body_text: 'Moves before it' } });
    const holder = new pg.Client({ connectionString: service.ownerUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from tasks where id = $1 for update', [task.data.id]);
    const merging = merge(survivor.id, [source.id]);
    const [me] = (await holder.query<{ pid: number }>('select pg_backend_pid() as pid')).rows;
    const cut = async () =>
      (
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${me!.pid} = any(pg_blocking_pids(pid))`.execute(
          service.db.system,
        )
      ).rows.length;
    await expect.poll(cut, { timeout: 5000 }).toBe(1);
    await holder.query('rollback');
    await holder.end();
    const isMerged = (await merging).status === 200;
    const places = await service.query<{ client_id: string }>(
      `select client_id from tasks where client_id = any($1) union select client_id from client_notes where client_id = any($1)
       union select id from clients where id = any($1) and tags = '{kept}' and deleted_at is null`,
      [[survivor.id, source.id]],
    );
    expect(places).toEqual([{ client_id: isMerged ? survivor.id : source.id }]);
  });

  it('loses nothing that is created while it runs', async () => {
    const [survivor, source] = [await client(), await client()];
    const creating = Array.from({ length: 12 }, (_, index) =>
      service.call('createTask', { body: { name: `Task ${index}`, client_id: source.id } }),
    );
    const [merged, ...created] = await Promise.all([merge(survivor.id, [source.id]), ...creating]);
    expect(merged.status).toBe(200);
    expect(created.every(({ status }) => status < 500)).toBe(true);
    const count = created.filter(({ status }) => status < 300).length;
    const [row] = await service.query(
      'select count(*) filter (where client_id = $1)::integer as here, count(*) filter (where client_id = $2)::integer as left from tasks',
      [survivor.id, source.id],
    );
    expect(row).toEqual({ here: count, left: 0 });
  });
});

describe('what members and models keep of merged clients', () => {
  it('is there once, and folders of one name stand side by side', async () => {
    const [survivor, source] = [await client(), await client()];
    const folder = async (client_id: string) =>
      (await service.ok('createClientNoteFolder', { body: { client_id, name: 'Calls' } })).data.id;
    await folder(survivor.id);
    const moved = await folder(source.id);
    await service.ok('createClientNote', {
      body: { client_id: source.id, body_text: 'Hi', folder_id: moved },
    });
    for (const { id } of [survivor, source])
      await service.ok('updateClientPin', { path: { id }, body: { is_pinned: true } });
    const memory = async (client_id: string, subject: string) =>
      service.query(
        `insert into ai_memories (tenant_id, scope, client_id, kind, subject, statement, source, created_at, updated_at)
         values ($1, 'client', $2, 'fact', $3, 'Likes it short', 'stated', now(), now())`,
        [agency.id, client_id, subject],
      );
    await memory(survivor.id, 'Tone');
    await memory(source.id, 'tone');
    await memory(source.id, 'Language');
    const { status, body } = await merge(survivor.id, [source.id]);
    expect([status, body.error?.message]).toEqual([200, undefined]);
    const folders = await service.query('select id, name from folders where scope_id = $1 order by name', [
      survivor.id,
    ]);
    expect(folders).toMatchObject([{ name: 'Calls' }, { id: moved, name: 'Calls (2)' }]);
    expect((await read(survivor.id)).is_pinned).toBe(true);
    const memories = await service.query(
      'select subject, status from ai_memories where client_id = $1 order by subject collate "C"',
      [survivor.id],
    );
    expect(memories).toEqual([
      { subject: 'Language', status: 'active' },
      { subject: 'Tone', status: 'active' },
      { subject: 'tone', status: 'superseded' },
    ]);
  });

  it('names the survivor in custom fields that named the source', async () => {
    const [survivor, source, other] = [await client(), await client(), await client()];
    const key = `f_${randomUUID().slice(0, 8)}`;
    await service.ok('createField', {
      body: { record_kind: 'client', name: key, key, config: { type: 'client' } } as never,
    });
    await service.ok('updateClient', {
      path: { id: other.id },
      body: { field_values: { [key]: source.id } },
    });
    expect((await merge(survivor.id, [source.id])).status).toBe(200);
    expect((await read(other.id)).field_values).toEqual({ [key]: survivor.id });
  });

  it('knows whoever wrote tickets as the contact of the survivor', async () => {
    const email = `${randomUUID()}@x.example`;
    const [survivor, source] = [
      await client({ contacts: [{ name: 'Priya', email }] }),
      await client({ contacts: [{ name: 'P. Shah', email }] }),
    ];
    const { data: inbox } = await service.ok('createTicketInbox', { body: { name: 'Desk' } });
    const { data: ticket } = await service.ok('createTicket', {
      body: { subject: 'Hours', inbox_id: inbox.id, client_id: source.id, correspondents: [{ email }] },
    });
    const contactOf = async () =>
      (
        await service.query<{ client_contact_id: string }>(
          'select client_contact_id from ticket_correspondents where ticket_id = $1',
          [ticket.id],
        )
      ).map((row) => row.client_contact_id);
    await service.query('update ticket_correspondents set client_contact_id = $1 where ticket_id = $2', [
      source.contacts[0]!.id,
      ticket.id,
    ]);
    expect((await merge(survivor.id, [source.id])).status).toBe(200);
    expect(await contactOf()).toEqual([survivor.contacts[0]!.id]);
  });
});
