import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import {
  atRiskMoments,
  breachMoments,
  closings,
  duplicateChecks,
  reassignments,
} from '#src/domain/tickets/periodic.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { moveClock } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import type { BodyOf, InputOf, Service, TestAgency } from '../../support/service.ts';
import { addMember, type Member } from '../organization/people.ts';

type TicketBody = NonNullable<InputOf<'createTicket'>['body']>;
export type Ticket = BodyOf<'createTicket'>['data'];

/** A desk to test with: an inbox, people of several rights, and what fires timers. */
export async function openDesk(service: Service, agency: TestAgency) {
  const manager = await addMember(service, agency, {
    permissions: [
      'tickets.view',
      'tickets.create',
      'tickets.reply',
      'tickets.edit',
      'tickets.assign',
      'tickets.delete',
      'tickets.manage',
      'clients.view',
      'tasks.view',
      'tasks.create',
    ],
  });
  const editor = await addMember(service, agency, {
    permissions: ['tickets.view', 'tickets.create', 'tickets.reply', 'tickets.edit', 'tickets.assign'],
  });
  const agent = await addMember(service, agency, { permissions: ['tickets.view', 'tickets.reply'] });
  const { data: inbox } = await service.ok(
    'createTicketInbox',
    {
      body: {
        name: `Support ${randomUUID()}`,
        categories: [
          { key: 'billing', label: 'Billing' },
          { key: 'website', label: 'Website' },
        ],
      },
    },
    manager,
  );

  /** Another inbox, open to everybody and without targets unless `body` says otherwise. */
  const newInbox = async (body: object = {}) =>
    (
      await service.ok(
        'createTicketInbox',
        { body: { name: `Inbox ${randomUUID()}`, ...body } as never },
        manager,
      )
    ).data;

  const create = async (body: Partial<TicketBody> = {}, by: Member = manager): Promise<Ticket> =>
    (
      await service.ok(
        'createTicket',
        { body: { subject: 'Invoice is wrong', inbox_id: inbox.id, ...body } },
        by,
      )
    ).data;

  const update = (id: string, body: object, by: Member = manager) =>
    service.call('updateTicket', { path: { id }, body }, by);

  const get = async (id: string, by: Member = manager): Promise<Ticket> =>
    (await service.ok('getTicket', { path: { id } }, by)).data;

  const events = async (): Promise<string[]> =>
    (await service.takeEvents(agency)).map(({ event_type: type }) => type);

  return { manager, editor, agent, inbox, newInbox, create, update, get, events };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Lets time pass for everybody who uses the database. */
export async function pass(service: Service, owner: pg.Pool, hours: number): Promise<void> {
  const client = await owner.connect();
  await moveClock(client, Math.round(hours * 3_600_000)).finally(() => client.release());
  await service.db.clock.read(service.db.system);
}

/** Fires what is due of tickets. */
export async function fire(service: Service, owner: pg.Pool): Promise<void> {
  const client = await owner.connect();
  const work = timers({
    openness,
    db: service.db,
    log: createLogger('silent'),
    kinds: [closings, atRiskMoments, breachMoments, reassignments, duplicateChecks],
  });
  await work.run((piece) => piece(client)).finally(() => client.release());
}
