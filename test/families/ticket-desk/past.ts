import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { moveClock } from '#src/platform/db/index.ts';
import { startService } from '../../support/service.ts';
import { fire, openDesk } from '../tickets/desk.ts';
import type { Member } from '../organization/people.ts';

/** A desk whose clock stands at instants that the test chooses, one after the other, with timers that fire. */
export async function openDeskInTime() {
  const service = await startService({});
  const [agency, other] = service.agencies;
  const owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
  const desk = await openDesk(service, agency);

  /** Goes on to an instant; timers that are due by then fire. */
  const goTo = async (instant: string): Promise<void> => {
    const client = await owner.connect();
    const { rows } = await client.query<{ now: Date }>('select app.now() as now');
    await moveClock(client, Date.parse(instant) - rows[0]!.now.getTime()).finally(() => client.release());
    await service.db.clock.read(service.db.system);
    await fire(service, owner);
  };

  const asked = (inboxId: string, more: object = {}, by: Member = desk.manager) =>
    desk.create(
      {
        inbox_id: inboxId,
        correspondents: [{ email: `${randomUUID()}@x.example` }],
        opening_message: { direction: 'inbound', body_text: 'Help' },
        ...more,
      },
      by,
    );

  const record = (id: string, more: object, by: Member = desk.agent) =>
    service.ok(
      'createTicketMessage',
      {
        body: { ticket_id: id, mode: 'record', body_text: 'Words', channel: 'phone', ...more } as never,
      },
      by,
    );
  const replied = (id: string, by?: Member) => record(id, { direction: 'outbound' }, by);
  const wrote = (id: string) =>
    record(id, { direction: 'inbound', correspondent: { name: 'Lee', phone: '+14015550131' } });

  const become = (id: string, status: string) =>
    service.ok('updateTicket', { path: { id }, body: { status } }, desk.manager);

  const close = async () => {
    await owner.end();
    await service.stop();
  };
  return { service, agency, other, desk, goTo, asked, record, replied, wrote, become, close };
}

export type DeskInTime = Awaited<ReturnType<typeof openDeskInTime>>;

const target = { first_response_minutes: 60, resolution_minutes: 480 };
/** An hour until the first reply, eight until the resolution. */
export const policy = (calendar: string) => ({
  name: 'All',
  calendar_key: calendar,
  targets: { low: target, normal: target, high: target, urgent: target },
});

/** Days in New York, where clocks go forward on 14 March 2027. */
export const march = (from: number, to: number) => ({
  period_from: `2027-03-${from}`,
  period_to: `2027-03-${to}`,
  time_zone: 'America/New_York',
});

/** Some days of a small desk, from Friday 12 to Monday 15 March 2027; 10:00 in New York is 15:00 UTC until Sunday, and 14:00 from then on. */
export async function liveThroughMarch(past: DeskInTime) {
  const { service, desk, goTo, asked, replied, wrote, become } = past;
  await goTo('2027-03-12T15:00:00Z');
  const support = await desk.newInbox({
    sla_policies: [policy('24x7')],
    addresses: [{ channel: 'email', value: 'march@desk.example' }],
  });
  const plain = await desk.newInbox({ closing: { auto_close: { mode: 'after_days', days: 2 } } });
  const secret = await desk.newInbox({ access: 'members', member_ids: [desk.manager.id] });
  const invoice = await asked(support.id, { tags: ['Red'] });
  const website = await asked(support.id, { tags: ['red', 'blue'], priority_level: 'high' });
  const chore = await desk.create({ inbox_id: plain.id, assigned_to: [desk.agent.id] });
  const hidden = await asked(secret.id, { tags: ['red'] });
  await goTo('2027-03-12T15:30:00Z');
  await replied(invoice.id);
  await goTo('2027-03-12T17:00:00Z');
  await replied(website.id);
  await become(chore.id, 'pending');
  await goTo('2027-03-12T18:00:00Z');
  const call = await desk.create({ inbox_id: plain.id, channel: 'phone' });
  await goTo('2027-03-13T03:00:00Z');
  await become(chore.id, 'open');
  await goTo('2027-03-13T15:00:00Z');
  await become(invoice.id, 'resolved');
  await become(chore.id, 'resolved');
  await goTo('2027-03-14T07:30:00Z');
  await wrote(invoice.id);
  await goTo('2027-03-14T08:30:00Z');
  await replied(invoice.id);
  // Neither said nor received: a reply that waits, and a note.
  const waiting = { ticket_id: invoice.id, body_text: 'Later', send_at: '2027-06-01T00:00:00Z' };
  await service.ok('createTicketMessage', { body: waiting }, desk.agent);
  await service.ok('createTicketNote', { body: { ticket_id: invoice.id, body_text: 'Inside' } }, desk.agent);
  await goTo('2027-03-15T13:00:00Z');
  const junk = await asked(support.id);
  await service.ok('updateTicket', { path: { id: junk.id }, body: { is_spam: true } }, desk.manager);
  await goTo('2027-03-15T14:00:00Z');
  await become(website.id, 'resolved');
  await goTo('2027-03-15T16:10:00Z');
  const followUp = await desk.create({ inbox_id: plain.id, follow_up_of_id: chore.id });
  await goTo('2027-03-15T16:20:00Z');
  await become(call.id, 'resolved');
  await become(call.id, 'closed');
  return { support, plain, secret, invoice, website, chore, call, junk, hidden, followUp };
}
