import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redactHtml, redactionOf, redactJson } from '#src/families/tickets/redaction/redact.rules.ts';
import { startService, type Service, type TestAgency } from '../../support/service.ts';
import { openDesk, type Desk } from './desk.ts';
import { placesOf } from './places.ts';

/** A text that must not stay leaves a message, with every copy of it. */
let service: Service;
let agency: TestAgency;
let desk: Desk;
beforeAll(async () => {
  service = await startService();
  [agency] = service.agencies;
  desk = await openDesk(service, agency);
});
afterAll(() => service?.stop());

const card = () => `4111 ${Math.floor(1000 + Math.random() * 9000)} ${randomUUID().slice(0, 8)}`;

const redact = (id: string, body: object, by = desk.manager) =>
  service.call('redactTicketMessage', { path: { id }, body: body as never }, by);

/** A ticket that begins with this text, and its message. */
async function wrote(body_text: string) {
  const ticket = await desk.create({
    correspondents: [{ name: 'Priya', email: `${randomUUID()}@x.example` }],
    watcher_ids: [desk.agent.id],
    opening_message: { direction: 'inbound', body_text },
  });
  const { data } = await service.ok(
    'listTicketMessages',
    { query: { ticket_id: [ticket.id] } },
    desk.manager,
  );
  return { ticket, message: data[0]! };
}

describe('redacting', () => {
  it('takes a text out of the message, its preview, the search, notifications, events and kept answers', async () => {
    const text = card();
    const { ticket } = await wrote('Hello.');
    const body = {
      ticket_id: ticket.id,
      mode: 'record',
      direction: 'inbound',
      body_text: `My card is ${text}, please use it. Again: ${text.replace(' ', '\n')}.`,
      correspondent: { email: `${randomUUID()}@x.example` },
    };
    const { data } = await service.ok(
      'createTicketMessage',
      { body: body as never, headers: { 'idempotency-key': randomUUID() } } as never,
      desk.manager,
    );
    const message = data.message!;
    await service.query(
      `insert into webhook_deliveries (tenant_id, event_id, event_type, endpoint_id, endpoint_kind, url, status, body)
       select tenant_id, id, event_type, gen_random_uuid(), 'global', 'https://x.example/', 'delivered', jsonb_build_object('data', data)::text
       from events where data -> 'message' ->> 'id' = $1`,
      [message.id],
    );
    expect(await placesOf(service, agency, text)).toEqual([
      'events',
      'idempotency_keys',
      'notifications',
      'ticket_messages',
      'tickets',
      'webhook_deliveries',
    ]);
    const { status, body: answer } = await redact(message.id, {
      text,
      reason: `Card ${text}.`,
      expected_revision: 1,
    });
    expect(status, JSON.stringify(answer)).toBe(200);
    expect(answer.data).toMatchObject({
      body_text: 'My card is ████, please use it. Again: ████.',
      revision: 2,
    });
    expect(answer.data.redacted_at).not.toBeNull();
    expect(await placesOf(service, agency, text)).toEqual([]);
    expect((await desk.get(ticket.id)).last_message_preview).toContain('████');
    const { data: found } = await service.ok('listTicketMessages', { query: { search: text } }, desk.manager);
    expect(found).toEqual([]);
    const [event] = (await service.takeEvents(agency)).filter(
      ({ event_type: type, data: told }) =>
        type === 'ticket.message_received' && (told.message as { id: string }).id === message.id,
    );
    expect(event!.data.message).toMatchObject({ body_text: answer.data.body_text });
  });

  it('leaves who did it and why', async () => {
    const { ticket, message } = await wrote('The password is swordfish.');
    await redact(message.id, { text: 'swordfish', reason: 'Password.' });
    const { data } = await service.ok(
      'listTicketActivity',
      { path: { id: ticket.id }, query: { kind: ['message_redacted'] } },
      desk.agent,
    );
    expect(data).toMatchObject([{ message_id: message.id, actor: { id: desk.manager.id } }]);
    const [entry] = await service.query<{ reason: string }>(
      "select reason from audit_log where record_id = $1 and action = 'message_redacted'",
      [ticket.id],
    );
    expect(entry!.reason).toBe('Password.');
  });

  it('takes a text out of drafts, reviews, summaries and AI records too', async () => {
    const text = card();
    const { ticket, message } = await wrote(`My card is ${text}.`);
    const request = randomUUID();
    await service.query(
      `insert into ai_requests (tenant_id, id, purpose, status, origin, model, record_kind, record_id, prompt_text, result_summary, created_at, finished_at)
       values ($1, $2, 'ticket_triage', 'succeeded', 'system', 'm', 'ticket', $3, $4, $4, app.now(), app.now())`,
      [agency.id, request, ticket.id, `Of ${text}`],
    );
    const [interaction] = await service.query<{ id: string }>(
      `insert into ticket_ai_interactions (tenant_id, ticket_id, kind, outcome, actor_type, output_text, model, ai_request_id, input_tokens, output_tokens, duration_ms, created_at)
       values ($1, $3, 'summary', 'applied', 'system', $4, 'm', $2, 1, 1, 1, app.now()) returning id`,
      [agency.id, request, ticket.id, `Of ${text}`],
    );
    await service.query(
      `insert into ticket_ai_proposals (tenant_id, ticket_id, interaction_id, kind, body_text, confidence, ai_request_id, created_at)
       values ($1, $2, $3, 'reply', $4, 0.5, $5, app.now())`,
      [agency.id, ticket.id, interaction!.id, `Of ${text}`, request],
    );
    await service.query(`update tickets set ai_summary_text = $2 where id = $1`, [ticket.id, `Of ${text}`]);
    const { status } = await redact(message.id, { text, reason: 'Card.' });
    expect(status).toBe(200);
    expect(await placesOf(service, agency, text)).toEqual([]);
    expect((await desk.get(ticket.id)).ai_summary_text).toBe('Of ████');
  });

  it('needs the text in the message, a current revision and tickets.manage', async () => {
    const { message } = await wrote('Nothing here.');
    expect((await redact(message.id, { text: 'swordfish', reason: 'x' })).status).toBe(400);
    expect((await redact(message.id, { text: ' ', reason: 'x' })).status).toBe(400);
    expect((await redact(message.id, { text: 'Nothing', reason: 'x', expected_revision: 9 })).status).toBe(
      409,
    );
    expect((await redact(message.id, { text: 'Nothing', reason: 'x' }, desk.editor)).status).toBe(403);
    expect((await redact(randomUUID(), { text: 'Nothing', reason: 'x' })).status).toBe(404);
  });

  it('waits for a message that is about to leave', async () => {
    const { message } = await wrote('Nothing here.');
    await service.query(
      `update ticket_messages set direction = 'outbound', delivery_status = 'queued', delivery = '{}' where id = $1`,
      [message.id],
    );
    expect((await redact(message.id, { text: 'Nothing', reason: 'x' })).status).toBe(409);
  });
});

describe('the rules', () => {
  const redaction = redactionOf('4111  1111');

  it('take white space as any, and the rest literally', () => {
    expect(redaction('4111\n1111 and 4111 1111')).toBe('████ and ████');
    expect(redactionOf('a.b')('a.b axb')).toBe('████ axb');
  });

  it('drop formatted text that hides it between tags or entities', () => {
    expect(redactHtml(redaction, '<p>4111 1111</p>')).toBe('<p>████</p>');
    expect(redactHtml(redaction, '<p>41<b>11</b> 1111</p>')).toBeNull();
    expect(redactHtml(redaction, '<p>4111&nbsp;1111</p>')).toBeNull();
    expect(redactHtml(redaction, '<p>4111&#32;111&#x31;</p>')).toBeNull();
    expect(redactHtml(redaction, '<p>Hi &foo; &#99999999;</p>')).toBe('<p>Hi &foo; &#99999999;</p>');
  });

  it('reach every text of a JSON value, and keep the rest', () => {
    const value = { a: ['x', { b: 'on 4111 1111' }], n: 1, z: null };
    expect(redactJson(redaction, value)).toEqual({ a: ['x', { b: 'on ████' }], n: 1, z: null });
    const other = { a: ['x'] };
    expect(redactJson(redaction, other)).toBe(other);
  });
});
