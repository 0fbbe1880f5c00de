import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';
import { fire, openDesk, pass, type Desk } from './desk.ts';

/** A ticket does not wait for whom auto-assignment chose longer than the agency allows. */
let service: Service;
let agency: TestAgency;
let owner: pg.Pool;
let desk: Desk;
beforeAll(async () => {
  service = await startService({});
  [agency] = service.agencies;
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
  desk = await openDesk(service, agency);
  await settings({ is_enabled: true, strategy: 'round_robin', is_schedule_respected: false });
});
afterAll(async () => {
  await owner?.end();
  await service?.stop();
});

const settings = (body: object) =>
  service.ok('updateTicketAutoAssignmentSettings', { body } as never, desk.manager);

/** A ticket in an inbox of so many agents, given to one of them. */
async function given(count: number) {
  const people: Member[] = [];
  for (let index = 0; index < count; index += 1)
    people.push(await addMember(service, agency, { permissions: ['tickets.view', 'tickets.reply'] }));
  const { data: inbox } = await service.ok(
    'createTicketInbox',
    {
      body: {
        name: `Inbox ${randomUUID()}`,
        member_ids: people.map(({ id }) => id),
        is_auto_assignment_enabled: true,
      },
    },
    desk.manager,
  );
  const ticket = await desk.create({ inbox_id: inbox.id });
  expect(ticket.assigned_to).toHaveLength(1);
  const former = ticket.assigned_to[0]!;
  return { id: ticket.id, former, others: people.map(({ id }) => id).filter((id) => id !== former) };
}

const agentsOf = async (id: string) => (await desk.get(id)).assigned_to;

async function later(hours: number): Promise<void> {
  await pass(service, owner, hours);
  await fire(service, owner);
}

describe('a ticket without a reply', () => {
  it('goes to another agent, is told, and goes on when that one is silent, too', async () => {
    await settings({ reassign_after_minutes: 60 });
    const { id, former, others } = await given(2);
    await desk.events();
    await later(0.9);
    expect(await agentsOf(id)).toEqual([former]);
    await later(0.2);
    expect(await agentsOf(id)).toEqual(others);
    const events = (await service.takeEvents(agency)).filter(({ data }) => data.ticket?.id === id);
    expect(events.map(({ event_type: type }) => type)).toEqual(['ticket.unassigned', 'ticket.assigned']);
    expect(events[1]!.data).toMatchObject({ method: 'auto', added: [{ id: others[0] }] });
    const { data: history } = await service.ok(
      'listTicketAssignmentHistory',
      { path: { id }, query: { limit: 1 } },
      desk.manager,
    );
    expect(history[0]).toMatchObject({ method: 'auto', reason: 'No reply within 60 minutes.' });
    await later(1.5);
    expect(await agentsOf(id)).toEqual([former]);
  });

  it('stays with who replied, was chosen by hand, or had it wait for somebody', async () => {
    const [replied, chosen, waiting] = [await given(2), await given(2), await given(2)];
    await service.query(
      'update tickets set last_outbound_at = now() + make_interval(days => 30) where id = $1',
      [replied.id],
    );
    await service.ok(
      'assignTicket',
      { path: { id: chosen.id }, body: { mode: 'set', user_ids: [chosen.others[0]!] } },
      desk.manager,
    );
    await desk.update(waiting.id, { status: 'pending' });
    await later(3);
    expect([await agentsOf(replied.id), await agentsOf(chosen.id), await agentsOf(waiting.id)]).toEqual([
      [replied.former],
      chosen.others,
      [waiting.former],
    ]);
  });

  it('stays while nobody else can take it, and follows the setting when that changes', async () => {
    const alone = await given(1);
    await settings({ reassign_after_minutes: null });
    const other = await given(2);
    await later(2);
    expect([await agentsOf(alone.id), await agentsOf(other.id)]).toEqual([[alone.former], [other.former]]);
    await settings({ reassign_after_minutes: 30 });
    await fire(service, owner);
    expect([await agentsOf(alone.id), await agentsOf(other.id)]).toEqual([[alone.former], other.others]);
  });
});
