import { randomUUID } from 'node:crypto';
import type { Service } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';

/** Who sets up the desk of an agency, somebody who answers its tickets, and inboxes of their own for each test. */
export async function openOffice(service: Service) {
  const [agency] = service.agencies;
  const manager = await addMember(service, agency, {
    permissions: ['tickets.view', 'tickets.manage', 'clients.view'],
  });
  const agent = await addMember(service, agency, { permissions: ['tickets.view', 'tickets.reply'] });
  const inbox = async (more: object = {}) =>
    (
      await service.ok(
        'createTicketInbox',
        { body: { name: `Inbox ${randomUUID()}`, ...more } as never },
        manager,
      )
    ).data;
  return { manager, agent, inbox };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;
