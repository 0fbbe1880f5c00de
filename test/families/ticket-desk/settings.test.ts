import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, auditOf, type Member } from '../organization/people.ts';

/** How the agency works with tickets: who may say so, what it takes, and what follows from it. */
let service: Service;
let agency: TestAgency;
let other: TestAgency;
let manager: Member;
let agent: Member;
beforeAll(async () => {
  service = await startService();
  [agency, other] = service.agencies;
  manager = await addMember(service, agency, {
    permissions: ['tickets.view', 'tickets.manage', 'clients.view'],
  });
  agent = await addMember(service, agency, { permissions: ['tickets.view', 'tickets.reply'] });
});
afterAll(() => service?.stop());

const targets = { first_response_minutes: 60, resolution_minutes: 600 };
const policy = (name: string, more: object = {}) => ({
  name,
  calendar_key: '24x7',
  targets: { low: targets, normal: targets, high: targets, urgent: targets },
  ...more,
});
const hours = (weekday: string, from: string, to: string) => ({ weekday, from, to });
const calendar = (more: object = {}) => ({
  key: `hours_${randomUUID().slice(0, 8)}`,
  name: 'Office',
  time_zone: 'Europe/Berlin',
  intervals: [hours('monday', '09:00', '17:00')],
  holidays: [],
  ...more,
});
const inbox = async (more: object = {}) =>
  (
    await service.ok(
      'createTicketInbox',
      { body: { name: `Inbox ${randomUUID()}`, ...more } as never },
      manager,
    )
  ).data;
const refused = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return [status, JSON.stringify(body)];
};

describe('the settings of the desk', () => {
  it('keep of a group what a request leaves out, and change once', async () => {
    const { data: before } = await service.ok('getTicketSettings', {}, manager);
    const { data: after } = await service.ok(
      'updateTicketSettings',
      { body: { intake: { spam_threshold: 0.5 }, ai: { is_ai_enabled: true } } },
      manager,
    );
    expect(after.intake).toEqual({ ...before.intake, spam_threshold: 0.5 });
    expect(after.ai).toEqual({ ...before.ai, is_ai_enabled: true });
    expect(after.revision).toBe(before.revision + 1);
    const { data: again } = await service.ok(
      'updateTicketSettings',
      { body: { intake: { spam_threshold: 0.5 } } },
      manager,
    );
    expect(again).toEqual(after);
    expect(
      await refused(
        service.call(
          'updateTicketSettings',
          { body: { expected_revision: before.revision, intake: { spam_threshold: 0.6 } } },
          manager,
        ),
      ),
    ).toEqual([409, expect.stringContaining('revision')]);
  });

  it('are for tickets.manage, and of one agency', async () => {
    for (const call of [
      service.call('updateTicketSettings', { body: { intake: { spam_threshold: 0.4 } } }, agent),
      service.call('updateTicketAutoAssignmentSettings', { body: { is_enabled: true } }, agent),
      service.call('replaceTicketStyleProfile', { body: { greeting: 'Hi' } }, agent),
      service.call('addTicketCalendar', { body: { calendar: calendar() as never } }, agent),
    ])
      expect((await call).status).toBe(403);
    const { data: theirs } = await service.ok('getTicketSettings', {}, { key: other.key });
    expect(theirs).toMatchObject({ revision: 1, default_inbox_id: null, updated_at: null });
    const { id } = await inbox();
    expect(
      await refused(
        service.call('updateTicketSettings', { body: { default_inbox_id: id } }, { key: other.key }),
      ),
    ).toEqual([400, expect.stringContaining('body.default_inbox_id')]);
  });

  it('refuse a warning of a whole target, and an archived default', async () => {
    expect(
      await refused(
        service.call(
          'updateTicketSettings',
          { body: { at_risk_threshold: { unit: 'percent', value: 100 } } },
          manager,
        ),
      ),
    ).toEqual([400, expect.stringContaining('99 percent')]);
    const { id } = await inbox();
    await service.ok('updateTicketInbox', { path: { id }, body: { is_archived: true } }, manager);
    expect(
      await refused(service.call('updateTicketSettings', { body: { default_inbox_id: id } }, manager)),
    ).toEqual([409, expect.stringContaining('archived')]);
  });
});

describe('business calendars', () => {
  it('are added, changed and deleted, each a change of the settings', async () => {
    const one = calendar();
    const { data: added } = await service.ok(
      'addTicketCalendar',
      { body: { calendar: one as never } },
      manager,
    );
    expect(added.calendars).toContainEqual(one);
    const { data: changed } = await service.ok(
      'updateTicketCalendar',
      { path: { key: one.key }, body: { name: 'Shop', expected_revision: added.revision } },
      manager,
    );
    expect(changed.calendars).toContainEqual({ ...one, name: 'Shop' });
    expect(changed.revision).toBe(added.revision + 1);
    const { data: deleted } = await service.ok('deleteTicketCalendar', { path: { key: one.key } }, manager);
    expect(deleted.calendars.map(({ key }) => key)).not.toContain(one.key);
    expect((await service.call('deleteTicketCalendar', { path: { key: one.key } }, manager)).status).toBe(
      404,
    );
    expect(
      (await service.call('updateTicketCalendar', { path: { key: one.key }, body: { name: 'X' } }, manager))
        .status,
    ).toBe(404);
  });

  it.each([
    ['time_zone', { time_zone: 'Europe/Atlantis' }],
    ['intervals', { intervals: [hours('monday', '17:00', '09:00')] }],
    ['intervals', { intervals: [hours('monday', '09:00', '12:00'), hours('monday', '11:00', '13:00')] }],
    [
      'holidays[1].date',
      {
        holidays: [
          { date: '2027-01-01', name: 'New Year', hours: [] },
          { date: '2027-01-01', name: 'Again', hours: [] },
        ],
      },
    ],
  ])('refuse wrong %s', async (place, more) => {
    const answer = service.call(
      'addTicketCalendar',
      { body: { calendar: calendar(more) as never } },
      manager,
    );
    expect(await refused(answer)).toEqual([400, expect.stringContaining(`body.calendar.${place}`)]);
  });

  it('have keys of their own, which two requests at once do not share', async () => {
    const one = calendar();
    const answers = await Promise.all(
      [1, 2].map(() => service.call('addTicketCalendar', { body: { calendar: one as never } }, manager)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('stay while an SLA policy or a routing rule counts by them', async () => {
    const [one, two] = [calendar(), calendar()];
    for (const each of [one, two])
      await service.ok('addTicketCalendar', { body: { calendar: each as never } }, manager);
    await inbox({ sla_policies: [policy('Office hours', { calendar_key: one.key })] });
    const { data: rule } = await service.ok(
      'createTicketRoutingRule',
      {
        body: {
          name: `At night ${randomUUID()}`,
          conditions: [{ type: 'time', calendar_key: two.key, is_within: false }],
          actions: [{ type: 'add_tags', tags: ['night'] }],
        },
      } as never,
      manager,
    );
    expect(await refused(service.call('deleteTicketCalendar', { path: { key: one.key } }, manager))).toEqual([
      409,
      expect.stringContaining('the SLA policy Office hours'),
    ]);
    expect(await refused(service.call('deleteTicketCalendar', { path: { key: two.key } }, manager))).toEqual([
      409,
      expect.stringContaining('the routing rule At night'),
    ]);
    expect(await refused(service.call('updateTicketSettings', { body: { calendars: [] } }, manager))).toEqual(
      [409, expect.stringContaining('is used by')],
    );
    await service.ok('deleteTicketRoutingRule', { path: { id: rule.id } }, manager);
    await service.ok('deleteTicketCalendar', { path: { key: two.key } }, manager);
  });
});

describe('SLA policies of an inbox', () => {
  it('stand in an order, keep their ids, and are of that inbox alone', async () => {
    const { id, revision } = await inbox({ sla_policies: [policy('First'), policy('Second')] });
    const { data: added } = await service.ok(
      'addTicketSlaPolicy',
      {
        path: { id },
        body: { policy: policy('Before', { conditions: { priorities: ['urgent'] } }) as never, position: 0 },
      },
      manager,
    );
    expect(added.sla_policies.map(({ name, position }) => [name, position])).toEqual([
      ['Before', 0],
      ['First', 1],
      ['Second', 2],
    ]);
    expect(added.revision).toBe(revision + 1);
    const second = added.sla_policies[2]!;
    const { data: moved } = await service.ok(
      'updateTicketSlaPolicy',
      { path: { id, policy_id: second.id }, body: { position: 0, name: 'Now first' } },
      manager,
    );
    expect(moved.sla_policies.map(({ name }) => name)).toEqual(['Now first', 'Before', 'First']);
    expect(moved.sla_policies[0]).toEqual({ ...second, name: 'Now first', position: 0 });
    const { data: same } = await service.ok(
      'updateTicketSlaPolicy',
      { path: { id, policy_id: second.id }, body: { name: 'Now first' } },
      manager,
    );
    expect(same.revision).toBe(moved.revision);
    const elsewhere = await inbox();
    expect(
      (
        await service.call(
          'updateTicketSlaPolicy',
          { path: { id: elsewhere.id, policy_id: second.id }, body: { name: 'Mine' } },
          manager,
        )
      ).status,
    ).toBe(404);
    expect(await auditOf(service, id)).toContainEqual(
      expect.objectContaining({ changed_fields: ['sla_policies'] }),
    );
  });

  it('name calendars, clients and profiles of the agency', async () => {
    const { id } = await inbox();
    const add = (more: object) =>
      refused(
        service.call(
          'addTicketSlaPolicy',
          { path: { id }, body: { policy: policy('New', more) as never } },
          manager,
        ),
      );
    expect(await add({ calendar_key: 'moon_hours' })).toEqual([
      400,
      expect.stringContaining('body.policy.calendar_key'),
    ]);
    const by = { key: other.key };
    const { data: profile } = await service.ok('createClientProfile', { body: { name: 'Theirs' } }, by);
    const { data: theirs } = await service.ok(
      'createClient',
      { body: { name: 'Theirs', profile_id: profile.id } },
      by,
    );
    expect(await add({ conditions: { client_ids: [theirs.id] } })).toEqual([
      400,
      expect.stringContaining('client_ids'),
    ]);
    expect(await add({ conditions: { client_profile_ids: [randomUUID()] } })).toEqual([
      400,
      expect.stringContaining('client_profile_ids[0]'),
    ]);
  });

  it('tell beforehand what a ticket would have', async () => {
    const { id } = await inbox({
      sla_policies: [
        policy('Urgent', {
          conditions: { priorities: ['urgent'] },
          at_risk_threshold: { unit: 'minutes', value: 15 },
        }),
      ],
    });
    const test = async (body: object) =>
      (
        await service.ok(
          'testTicketSlaPolicies',
          { path: { id }, body: { started_at: '2027-03-01T08:00:00Z', ...body } as never },
          manager,
        )
      ).data;
    expect(await test({ priority_level: 'low' })).toEqual({
      policy: null,
      first_response: null,
      resolution: null,
    });
    expect(await test({ priority_level: 'urgent' })).toMatchObject({
      policy: { name: 'Urgent' },
      first_response: { at_risk_at: '2027-03-01T08:45:00.000Z', due_date: '2027-03-01T09:00:00.000Z' },
      resolution: { due_date: '2027-03-01T18:00:00.000Z' },
    });
  });
});

describe('automatic assignment', () => {
  it('names members and inboxes once each, and those of the agency alone', async () => {
    const update = (body: object) =>
      refused(service.call('updateTicketAutoAssignmentSettings', { body: body as never }, manager));
    const person = { user_id: agent.id, capacity: 4 };
    expect(await update({ members: [person, person] })).toEqual([
      400,
      expect.stringContaining('body.members[1].user_id'),
    ]);
    const { id } = await inbox();
    const exception = { inbox_id: id, is_enabled: true, strategy: 'round_robin' };
    expect(await update({ inboxes: [exception, exception] })).toEqual([
      400,
      expect.stringContaining('body.inboxes[1].inbox_id'),
    ]);
    expect(await update({ overflow: 'assign_user' })).toEqual([
      400,
      expect.stringContaining('overflow_user_id'),
    ]);
    expect(await update({ members: [{ user_id: randomUUID() }] })).toEqual([
      400,
      expect.stringContaining('body.members[0].user_id'),
    ]);
    const { data } = await service.ok(
      'updateTicketAutoAssignmentSettings',
      {
        body: {
          members: [person],
          inboxes: [exception],
          overflow: 'assign_user',
          overflow_user_id: agent.id,
        } as never,
      },
      manager,
    );
    expect(data).toMatchObject({
      members: [{ user: { id: agent.id }, capacity: 4, weight: 1, is_excluded: false }],
      inboxes: [exception],
      overflow_user_id: agent.id,
    });
    expect((await service.ok('getTicketInbox', { path: { id } }, manager)).data).toMatchObject({
      revision: 2,
    });
    const { data: rest } = await service.ok(
      'updateTicketAutoAssignmentSettings',
      { body: { inboxes: [] } },
      manager,
    );
    expect([rest.inboxes, rest.members.length]).toEqual([[], 1]);
  });

  it('shows who takes tickets of which inbox', async () => {
    const assigner = await addMember(service, agency, {
      permissions: ['tickets.view', 'tickets.assign', 'tickets.manage'],
    });
    const { id, name } = await inbox({ access: 'members', member_ids: [agent.id] });
    const { data } = await service.ok('listAssignableTicketInboxes', { query: { inbox_id: [id] } }, assigner);
    expect(data).toMatchObject([{ id, name }]);
    expect(data[0]!.members.map(({ user }) => user.id)).toContain(agent.id);
    const outsider = await addMember(service, agency, { permissions: ['tickets.view', 'tickets.assign'] });
    expect(
      (await service.ok('listAssignableTicketInboxes', { query: { inbox_id: [id] } }, outsider)).data,
    ).toEqual([]);
  });
});

describe('how the agency writes', () => {
  it('is replaced as a whole', async () => {
    const { data: before } = await service.ok('getTicketStyleProfile', {}, agent);
    const { data: first } = await service.ok(
      'replaceTicketStyleProfile',
      { body: { formality: 'formal', greeting: 'Dear {{client.name}}', dos: ['Be brief'] } as never },
      manager,
    );
    expect(first).toMatchObject({ formality: 'formal', dos: ['Be brief'], revision: before.revision + 1 });
    const { data: second } = await service.ok(
      'replaceTicketStyleProfile',
      { body: { sign_off: 'Yours' } },
      manager,
    );
    expect(second).toMatchObject({ formality: 'neutral', greeting: null, dos: [], sign_off: 'Yours' });
    expect((await service.ok('getTicketStyleProfile', {}, agent)).data).toEqual(second);
  });

  it('takes no placeholder that replies do not know', async () => {
    const answer = service.call(
      'replaceTicketStyleProfile',
      { body: { greeting: 'Dear {{moon_phase}}' } },
      manager,
    );
    expect(await refused(answer)).toEqual([400, expect.stringContaining('moon_phase')]);
  });
});
