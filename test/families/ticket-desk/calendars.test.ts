import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { calendar, hours, policy, refused } from './bodies.ts';
import { openOffice, type Office } from './office.ts';

/** Hours that clocks, rules and automatic replies count by. */
let service: Service;
let manager: Office['manager'];
let inbox: Office['inbox'];
beforeAll(async () => {
  service = await startService();
  ({ manager, inbox } = await openOffice(service));
});
afterAll(() => service?.stop());

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
