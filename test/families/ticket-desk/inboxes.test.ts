import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, auditOf, type Member } from '../organization/people.ts';

let service: Service;
let agency: TestAgency;
let other: TestAgency;
let manager: Member;
let agent: Member;
let stranger: Member;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  manager = await addMember(service, agency, { permissions: ['tickets.view', 'tickets.manage'] });
  agent = await addMember(service, agency, { permissions: ['tickets.view'] });
  stranger = await addMember(service, agency, { permissions: ['tickets.view'] });
});
afterAll(() => service?.stop());

const create = async (body: object = {}, by: Member = manager) =>
  (await service.ok('createTicketInbox', { body: { name: `Inbox ${randomUUID()}`, ...body } }, by)).data;

const refusal = async (body: object) => {
  const { status, body: answer } = await service.call(
    'createTicketInbox',
    { body: { name: `Inbox ${randomUUID()}`, ...body } },
    manager,
  );
  return { status, text: JSON.stringify(answer) };
};

describe('the first inbox of an agency', () => {
  it('is its default, which another takes over with both told', async () => {
    const owner = { key: other.key };
    const { data: first } = await service.ok('createTicketInbox', { body: { name: 'Support' } }, owner);
    expect(first).toMatchObject({ is_default: true, position: 0, access: 'everyone', revision: 1 });
    const { data: second } = await service.ok('createTicketInbox', { body: { name: 'Billing' } }, owner);
    expect(second).toMatchObject({ is_default: false, position: 1 });
    const { data: settings } = await service.ok('getTicketSettings', {}, owner);
    expect(settings).toMatchObject({ default_inbox_id: first.id, revision: 2 });

    await service.ok(
      'updateTicketInbox',
      { path: { id: second.id }, body: { is_default: true, description: 'Invoices' } },
      owner,
    );
    expect((await auditOf(service, second.id)).at(-1)!.changed_fields).toEqual(['description', 'is_default']);
    const { data: list } = await service.ok('listTicketInboxes', {}, owner);
    expect(list.map(({ name, is_default, revision }) => [name, is_default, revision])).toEqual([
      ['Support', false, 2],
      ['Billing', true, 2],
    ]);
    expect((await service.ok('getTicketSettings', {}, owner)).data.default_inbox_id).toBe(second.id);
  });
});

describe('a members-only inbox', () => {
  it('shows to members, to members of its departments and to tickets.manage alone', async () => {
    const { data: department } = await service.ok('createDepartment', {
      body: { name: `Finance ${randomUUID()}`, levels: [{ name: 'Member' }] },
    });
    const insider = await addMember(service, agency, { permissions: ['tickets.view'] });
    await service.query(
      'insert into department_members (tenant_id, user_id, department_id, level_id) values ($1, $2, $3, $4)',
      [agency.id, insider.id, department.id, department.levels[0]!.id],
    );
    const { id } = await create({
      access: 'members',
      member_ids: [agent.id],
      department_ids: [department.id],
    });
    const seen = async (by: Member) => [
      (await service.call('getTicketInbox', { path: { id } }, by)).status,
      (await service.ok('listTicketInboxes', { query: { id: [id] } }, by)).data.length,
    ];
    expect(await Promise.all([agent, insider, manager, stranger].map(seen))).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
      [404, 0],
    ]);
    const ofAnother = await service.call('getTicketInbox', { path: { id } }, { key: other.key });
    expect(ofAnother.status).toBe(404);
    const byMember = await service.ok(
      'listTicketInboxes',
      { query: { member_id: [insider.id], department_id: [department.id] } },
      manager,
    );
    expect(byMember.data.map((inbox) => inbox.id)).toEqual([id]);
  });
});

describe('an inbox', () => {
  it('has a name of its own, whatever the case, and addresses that no other has', async () => {
    const name = `Sales ${randomUUID()}`;
    const address = { channel: 'email', value: `${randomUUID()}@northlight.example` };
    await create({ name, addresses: [address] });
    expect((await refusal({ name: name.toUpperCase() })).status).toBe(409);
    const taken = await refusal({
      addresses: [{ channel: 'email', value: address.value.toUpperCase() }],
    });
    expect(taken.status).toBe(409);
    expect(taken.text).toContain('belongs to another inbox');
  });

  it('shows recipients a name that is one line of text, in the order in which it is written', async () => {
    const named = (name: string) => ({
      addresses: [{ channel: 'email', value: `${randomUUID()}@northlight.example`, display_name: name }],
    });
    for (const name of ['X\r\nBcc: evil@x.example', '\u202egnp', 'Support \u2067gnp', '   ', '\u200b']) {
      const { status, text } = await refusal(named(name));
      expect(status).toBe(400);
      expect(text).toContain('display_name');
    }
    for (const name of ['תמיכה \u200f(IL)', 'Северный свет', 'Ürün "Destek"'])
      expect((await create(named(name))).addresses).toMatchObject([{ display_name: name }]);
  });

  it('keeps an address that stays, by channel and value, with one default for each channel', async () => {
    const [one, two] = [`${randomUUID()}@northlight.example`, `${randomUUID()}@northlight.example`];
    const inbox = await create({ addresses: [{ channel: 'email', value: one }] });
    expect(inbox.addresses).toMatchObject([
      { value: one, is_default: true, can_send: true, forwarding_status: 'untested' },
    ]);
    const { data } = await service.ok(
      'updateTicketInbox',
      {
        path: { id: inbox.id },
        body: {
          addresses: [
            { channel: 'email', value: two, is_default: true },
            { channel: 'email', value: one, display_name: 'Sales' },
          ],
        },
      },
      manager,
    );
    expect(data.addresses.map(({ value, is_default }) => [value, is_default])).toEqual([
      [two, true],
      [one, false],
    ]);
    expect(data.addresses[1]!.id).toBe(inbox.addresses[0]!.id);
    expect(data.revision).toBe(2);
  });

  it.each<[string, object, string]>([
    ['a member that there is not', { member_ids: [randomUUID()] }, 'body.member_ids[0]'],
    ['a department that there is not', { department_ids: [randomUUID()] }, 'body.department_ids[0]'],
    ['a preset that there is not', { ai: { preset_id: randomUUID() } }, 'body.ai.preset_id'],
    [
      'an unknown calendar',
      {
        replies: { auto_reply: { is_enabled: true, subject: null, body_text: 'Hi', calendar_key: 'nights' } },
      },
      'calendar_key',
    ],
    [
      'an automatic reply without a text',
      { replies: { auto_reply: { is_enabled: true, subject: null, body_text: null, calendar_key: null } } },
      'body_text',
    ],
    ['days without their mode', { closing: { auto_close: { mode: 'never', days: 3 } } }, 'auto_close.days'],
    ['a mode without days', { closing: { auto_close: { mode: 'after_days' } } }, 'auto_close.days'],
    [
      'what is no e-mail address',
      { addresses: [{ channel: 'email', value: 'support' }] },
      'addresses[0].value',
    ],
    [
      'a phone without a connection',
      { addresses: [{ channel: 'phone', value: '+14015550131' }] },
      'addresses[0].connection_id',
    ],
    [
      'a category twice',
      {
        categories: [
          { key: 'a', label: 'A' },
          { key: 'a', label: 'B' },
        ],
      },
      'body.categories[1].key',
    ],
  ])('refuses %s, at its place', async (_what, body, place) => {
    const { status, text } = await refusal(body);
    expect([status, text]).toEqual([400, expect.stringContaining(place)]);
  });

  it('stays as it is when nothing differs, and is refused at another revision', async () => {
    const inbox = await create({
      member_ids: [agent.id],
      categories: [{ key: 'billing', label: 'Billing' }],
    });
    const update = (body: object) =>
      service.call('updateTicketInbox', { path: { id: inbox.id }, body }, manager);
    const same = await update({
      name: inbox.name,
      member_ids: [agent.id],
      categories: inbox.categories,
      closing: inbox.closing,
      position: inbox.position,
    });
    expect(same.body.data).toMatchObject({ revision: 1, updated_at: inbox.updated_at });
    expect((await update({ name: 'X', expected_revision: 4 })).status).toBe(409);
    expect((await auditOf(service, inbox.id)).map(({ action }) => action)).toEqual(['created']);
  });

  it('takes its place among the others, of which those that move are told', async () => {
    const [one, two] = [await create(), await create()];
    const { data } = await service.ok(
      'updateTicketInbox',
      { path: { id: two.id }, body: { position: one.position } },
      manager,
    );
    expect([data.position, data.revision]).toEqual([one.position, 2]);
    const { data: moved } = await service.ok('getTicketInbox', { path: { id: one.id } }, manager);
    expect([moved.position, moved.revision]).toEqual([one.position + 1, 2]);
    expect((await auditOf(service, one.id)).at(-1)).toMatchObject({
      action: 'updated',
      changed_fields: ['position'],
    });
  });

  it('is deleted when it is empty and not the default, and its addresses are free', async () => {
    const address = { channel: 'email' as const, value: `${randomUUID()}@northlight.example` };
    const first = (await service.ok('getTicketSettings', {}, manager)).data.default_inbox_id!;
    const standard = await service.call('deleteTicketInbox', { path: { id: first } }, manager);
    expect(standard.status).toBe(409);
    const { id } = await create({ addresses: [address] });
    const ruled = await service.ok(
      'createTicketRoutingRule',
      { body: { name: randomUUID(), conditions: [], actions: [{ type: 'move_to_inbox', inbox_id: id }] } },
      manager,
    );
    const used = await service.call('deleteTicketInbox', { path: { id } }, manager);
    expect([used.status, JSON.stringify(used.body)]).toEqual([
      409,
      expect.stringContaining('1 routing rule'),
    ]);
    await service.ok('deleteTicketRoutingRule', { path: { id: ruled.data.id } }, manager);
    await service.ok('deleteTicketInbox', { path: { id } }, manager);
    expect((await service.call('getTicketInbox', { path: { id } }, manager)).status).toBe(404);
    await create({ addresses: [address] });
  });

  it('is archived and restored, but not while it is the default', async () => {
    const inbox = await create();
    const archive = (id: string, is_archived: boolean) =>
      service.call('updateTicketInbox', { path: { id }, body: { is_archived } }, manager);
    expect((await archive(inbox.id, true)).body.data.archived_at).not.toBeNull();
    const asDefault = await service.call(
      'updateTicketInbox',
      { path: { id: inbox.id }, body: { is_default: true } },
      manager,
    );
    expect(asDefault.status).toBe(409);
    const listed = async (is_archived: boolean) =>
      (await service.ok('listTicketInboxes', { query: { id: [inbox.id], is_archived } }, manager)).data
        .length;
    expect([await listed(true), await listed(false)]).toEqual([1, 0]);
    expect((await archive(inbox.id, false)).body.data).toMatchObject({ archived_at: null, revision: 3 });
    const { data: settings } = await service.ok('getTicketSettings', {}, manager);
    expect((await archive(settings.default_inbox_id!, true)).status).toBe(409);
  });

  it('is made and changed with tickets.manage alone', async () => {
    const { id } = await create();
    const statuses = await Promise.all([
      service.call('createTicketInbox', { body: { name: randomUUID() } }, agent),
      service.call('updateTicketInbox', { path: { id }, body: { name: 'X' } }, agent),
      service.call('deleteTicketInbox', { path: { id } }, agent),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('loses a department that is deleted', async () => {
    const { data: department } = await service.ok('createDepartment', {
      body: { name: `Legal ${randomUUID()}`, levels: [{ name: 'Member' }] },
    });
    const { data: heir } = await service.ok('createDepartment', {
      body: { name: `Law ${randomUUID()}`, levels: [{ name: 'Member' }] },
    });
    const { id } = await create({ department_ids: [department.id] });
    const ofInbox = async () =>
      (await service.ok('getTicketInbox', { path: { id } }, manager)).data.department_ids;
    await service.ok('deleteDepartments', {
      query: { id: [department.id], replacement_department_id: heir.id },
    });
    expect(await ofInbox()).toEqual([heir.id]);
    await service.ok('deleteDepartments', { query: { id: [heir.id] } });
    expect(await ofInbox()).toEqual([]);
  });
});
