import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { OutsideWorld, Reply } from '../../support/outside-world.ts';
import { startService, type BodyOf, type Service } from '../../support/service.ts';
import { Twilio } from '../../support/twilio.ts';
import { patiently } from '../../support/waiting.ts';
import { openDesk } from './desk.ts';

type AuditEntry = BodyOf<'listTicketIntakeAudit'>['data'][number];
type Message = BodyOf<'getTicketMessage'>['data'];

export const phone = (): string => `+1401${randomInt(2_000_000, 9_999_999)}`;

/** A desk whose texts and calls go by Twilio, and whose chats go by a provider of their own. */
export async function openLines() {
  const world = await new OutsideWorld().start();
  const twilio = new Twilio(world);
  const service: Service = await startService({
    ...world.options,
    config: { role: 'all', ...world.options.config },
  });
  const [agency] = service.agencies;
  const desk = await openDesk(service, agency);
  const secret = 'a-secret-of-the-chat-provider';
  const chatHost = 'chat.northlight.example';
  const got: { readonly body: Record<string, unknown>; readonly signature: string; readonly text: string }[] =
    [];
  let chatStatus = 200;
  let chatId: string | undefined;
  world.on(`POST ${chatHost}/send`, ({ text, headers }) => {
    got.push({ body: JSON.parse(text) as never, signature: String(headers['x-signature']), text });
    return new Reply(chatStatus, chatId === undefined ? {} : { id: chatId });
  });
  const connect = async (body: object) =>
    (await service.ok('createChannelConnection', { body: body as never }, desk.manager)).data;
  const texts = await connect({
    ...{ name: 'Texts and calls', provider: 'twilio', channels: ['sms', 'phone'] },
    ...{ external_account_id: twilio.account, provider_secret: twilio.token },
  });
  const chats = await connect({
    ...{ name: 'Chats', provider: 'custom', channels: ['chat', 'sms', 'phone'] },
    ...{ provider_secret: secret, send_url: `https://${chatHost}/send` },
  });
  const number = phone();
  const widget = `widget-${randomUUID().slice(0, 8)}`;
  const inbox = await desk.newInbox({
    unknown_senders: 'open_ticket',
    addresses: [
      { channel: 'email', value: `support-${randomUUID()}@northlight.example` },
      { channel: 'sms', value: number, connection_id: texts.id },
      { channel: 'phone', value: phone(), connection_id: texts.id },
      { channel: 'chat', value: widget, connection_id: chats.id },
    ],
  });

  const signed = (body: string, at = service.db.clock.now(), key = secret): string => {
    const seconds = Math.floor(at.getTime() / 1_000);
    return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
  };

  /** Sends a body to the address of the chat provider's connection. */
  const postChat = (
    body: string | Record<string, unknown>,
    signature?: string,
    url = chats.intake_url,
  ): Promise<Response> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return fetch(new URL(new URL(url).pathname, service.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signature ?? signed(text) },
      body: text,
    });
  };

  const chat = (more: Record<string, unknown> = {}) => ({
    ...{ type: 'message', id: randomUUID(), channel: 'chat', to: widget, text: 'Is anybody there?' },
    ...{ from: { name: 'Priya Shah' }, conversation_id: randomUUID(), ...more },
  });

  const webhook = (fields: Record<string, string>, signature?: string) =>
    twilio.call(texts.intake_url, fields, {
      origin: service.url,
      ...(signature !== undefined && { signature }),
    });

  const processed = () =>
    vi.waitFor(async () => {
      const [waiting] = await service.query<{ count: number }>(
        "select count(*)::int as count from channel_arrivals where tenant_id = $1 and status = 'stored' and content ->> 'kind' = 'message'",
        [agency.id],
      );
      if (waiting!.count > 0) throw new Error('A message waits.');
    }, patiently);

  /** What was decided of the message with the provider's id, once it was filed. */
  const decided = async (externalId: string): Promise<AuditEntry[]> => {
    await processed();
    const rows = await service.query<{ id: string }>(
      `select d.id from ticket_intake_decisions d join ticket_communications c on c.tenant_id = d.tenant_id and c.id = d.communication_id
       where d.tenant_id = $1 and c.external_id = $2`,
      [agency.id, externalId],
    );
    if (rows.length === 0) return [];
    const query = { id: rows.map(({ id }) => id) };
    return (await service.ok('listTicketIntakeAudit', { query } as never, desk.manager)).data;
  };

  /** What was decided of several texts. */
  const decidedOf = async (texts: readonly Record<string, string>[]): Promise<AuditEntry[]> => {
    const all: AuditEntry[] = [];
    for (const { MessageSid: sid } of texts) all.push(...(await decided(sid!)));
    return all;
  };

  /** A text comes from a number; what was decided of it. */
  const text = async (from: string, body: string, to = number): Promise<AuditEntry> => {
    const fields = twilio.text(from, to, body);
    const answer = await webhook(fields);
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await decided(fields.MessageSid!))[0]!;
  };

  /** A chat message comes; what was decided of it. */
  const says = async (more: Record<string, unknown> = {}): Promise<AuditEntry> => {
    const body = chat(more);
    const answer = await postChat(body);
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await decided(body.id as string))[0]!;
  };

  const messages = async (ticketId: string): Promise<Message[]> =>
    (
      await service.ok(
        'listTicketMessages',
        { query: { ticket_id: ticketId, order: 'asc' } as never },
        desk.manager,
      )
    ).data;

  const reply = (ticketId: string, body: object = {}) =>
    service.call(
      'createTicketMessage',
      { body: { ticket_id: ticketId, body_text: 'We look into it.', ...body } as never },
      desk.agent,
    );

  const send = async (ticketId: string, body: object = {}): Promise<Message> => {
    const answer = await reply(ticketId, body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return (answer.body as BodyOf<'createTicketMessage'>).data.message!;
  };

  const message = async (id: string): Promise<Message> =>
    (await service.ok('getTicketMessage', { path: { id } }, desk.manager)).data;

  const until = (id: string, ...statuses: string[]): Promise<Message> =>
    vi.waitFor(async () => {
      const found = await message(id);
      if (!statuses.includes(found.delivery!.status)) throw new Error(`It is ${found.delivery!.status}.`);
      return found;
    }, patiently);

  /** Lets jobs that wait run now. */
  const hurry = (task: string) =>
    service.query(
      'select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where task_identifier = $1',
      [task],
    );

  const connection = async (id: string) =>
    (await service.ok('listChannelConnections', {}, desk.manager)).data.find((one) => one.id === id)!;

  const client = async (contacts: readonly object[] = []) => {
    const { data: profile } = await service.ok('createClientProfile', { body: { name: randomUUID() } });
    const body = { name: `Client ${randomUUID()}`, profile_id: profile.id, contacts };
    return (await service.ok('createClient', { body: body as never })).data;
  };

  const close = async () => {
    await service.stop();
    await world.stop();
  };
  return {
    ...{ world, twilio, service, agency, desk, inbox, texts, chats, number, widget, secret, got },
    ...{
      signed,
      postChat,
      chat,
      webhook,
      processed,
      decided,
      decidedOf,
      text,
      says,
      messages,
      reply,
      send,
      message,
    },
    ...{ until, hurry, connection, connect, client, close },
    chatAnswers(status: number, id?: string) {
      chatStatus = status;
      chatId = id;
    },
  };
}

export type Lines = Awaited<ReturnType<typeof openLines>>;
