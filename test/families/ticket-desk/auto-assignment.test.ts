import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';
import { refused } from './bodies.ts';
import { openOffice, type Office } from './office.ts';

/** Who takes new tickets, and with which exceptions. */
let service: Service;
let agency: TestAgency;
let manager: Office['manager'];
let agent: Office['agent'];
let inbox: Office['inbox'];
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  ({ manager, agent, inbox } = await openOffice(service));
});
afterAll(() => service?.stop());

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
