import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { parseSmtpUrl } from '#src/platform/mail/settings.ts';
import { MailServer, type ReceivedMail } from '../../support/mail-server.ts';
import {
  startService,
  type BodyOf,
  type InputOf,
  type Service,
  type ServiceOptions,
} from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import type { Member } from '../organization/people.ts';
import { openDesk, type Ticket } from './desk.ts';

export type Message = BodyOf<'getTicketMessage'>['data'];
type MessageBody = NonNullable<InputOf<'createTicketMessage'>['body']>;

export const serviceMail = { name: 'Service', address: 'mail@service.example' };

/** A desk whose letters a real mail server takes. */
export async function openPost(config: ServiceOptions['config'] = {}) {
  const server = await MailServer.start();
  const service: Service = await startService({
    config: {
      role: 'all',
      mail: { from: serviceMail, smtp: parseSmtpUrl(`smtp://127.0.0.1:${server.port}`)! },
      ...config,
    },
  });
  const [agency] = service.agencies;
  const desk = await openDesk(service, agency);
  const inbox = await desk.newInbox({
    addresses: [
      {
        channel: 'email',
        value: `support-${randomUUID()}@northlight.example`,
        display_name: 'Northlight Support',
      },
    ],
  });

  /** A ticket that a correspondent wrote. */
  const asked = (more: Parameters<typeof desk.create>[0] = {}): Promise<Ticket> =>
    desk.create({
      inbox_id: inbox.id,
      channel: 'email',
      correspondents: [{ name: 'Priya Shah', email: 'priya@harbordental.example' }],
      opening_message: { direction: 'inbound', body_text: 'The invoice is wrong.' },
      ...more,
    });

  const reply = (ticketId: string, body: Partial<MessageBody> = {}, by: Member = desk.agent) =>
    service.call(
      'createTicketMessage',
      { body: { ticket_id: ticketId, body_text: 'We look into it.', ...body } },
      by,
    );

  const send = async (ticketId: string, body: Partial<MessageBody> = {}, by?: Member): Promise<Message> => {
    const answer = await reply(ticketId, body, by);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return (answer.body as BodyOf<'createTicketMessage'>).data.message!;
  };

  const message = async (id: string): Promise<Message> =>
    (await service.ok('getTicketMessage', { path: { id } }, desk.manager)).data;

  /** Waits until the delivery of a message is in one of these states. */
  const until = (id: string, ...statuses: string[]): Promise<Message> =>
    vi.waitFor(async () => {
      const found = await message(id);
      if (!statuses.includes(found.delivery!.status)) throw new Error(`It is ${found.delivery!.status}.`);
      return found;
    }, patiently);

  const letterOf = (subject: string): ReceivedMail | undefined =>
    server.mails.findLast(({ mail }) => mail.subject === subject);

  const close = async () => {
    await service.stop();
    await server.stop();
  };
  return { service, agency, server, desk, inbox, asked, reply, send, message, until, letterOf, close };
}

export type Post = Awaited<ReturnType<typeof openPost>>;
