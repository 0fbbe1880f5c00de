import type { Service, TestAgency } from '../support/service.ts';
import type { Seeded } from './seed.ts';
import { privateNumber, word } from './private-marks.ts';

/**
 * Private tickets of the agency's owner, with what hangs on tickets: one that lives, one that was deleted and one that was merged
 * into the first, in an inbox that everybody sees; and an inbox of the owner alone.
 */
export async function seedPrivateTickets(
  service: Service,
  agency: TestAgency,
  open: Seeded,
  by: { readonly key: string },
): Promise<Readonly<Record<string, readonly string[]>>> {
  const tickets = await service.query<{ id: string }>(
    `insert into tickets (tenant_id, number, subject, status, status_category, priority_level, inbox_id, channel, client_id, people_text, assigned_to, tags, is_private, created_by, deleted_at)
     select $1, $2::integer + n, $3 || ' ticket ' || n, 'open', 'open', 'urgent', $6, 'email', $4, $3 || ' sender', array[$5::uuid], array[lower($3) || ' ' || n],
       true, $5::uuid, case when n = 1 then app.now() end from generate_series(0, 2) n returning id`,
    [agency.id, privateNumber, word, open.clientIds[0], agency.ownerId, open.records['ticket-inboxes']![0]],
  );
  const [living, , merged] = tickets.map(({ id }) => id);
  await service.query('update tickets set merged_into_id = $2 where id = $1', [merged, living]);
  const {
    data: { id: comment },
  } = await service.ok(
    'createComment',
    { body: { record_kind: 'ticket', record_id: living!, body_text: `${word} of the ticket` } },
    by,
  );
  const { data: inbox } = await service.ok(
    'createTicketInbox',
    { body: { name: `${word} inbox`, access: 'members', member_ids: [agency.ownerId] } },
    by,
  );
  const { data: inside } = await service.ok(
    'createTicket',
    {
      body: {
        subject: `${word} matter`,
        inbox_id: inbox.id,
        channel: 'phone',
        opening_message: { direction: 'inbound', body_text: `${word} asks` },
        correspondents: [{ email: `${word}@example.com` }],
      },
    },
    by,
  );
  const {
    data: { id: note },
  } = await service.ok('createTicketNote', { body: { ticket_id: living!, body_text: `${word} note` } }, by);
  // A link of a task that everybody sees, without the entry in the task's history that linking makes.
  const links = await service.query<{ id: string }>(
    "insert into task_ticket_links (tenant_id, task_id, ticket_id, origin, created_by) values ($1, $2, $3, 'attached', $4) returning id",
    [agency.id, open.records['tasks']![0], living, agency.ownerId],
  );
  const [field] = await service.query<{ id: string }>(
    `select id from fields where tenant_id = $1 and record_kind = 'task' limit 1`,
    [agency.id],
  );
  await service.query(
    `insert into field_history (tenant_id, record_kind, record_id, field_id, value, actor_type, actor_id, changed_at)
     select $1, 'ticket', id, $3, to_jsonb($4::text), 'user', $5, app.now() from unnest($2::uuid[]) id`,
    [agency.id, tickets.map(({ id }) => id), field!.id, `${word} value`, agency.ownerId],
  );
  await service.query(
    `insert into email_deliveries (tenant_id, category, kind, status, from_address, to_address, user_id, subject, record_kind, record_id, record_name, provider, expires_at)
     select $1, 'ticket_message', 'notice', 'sent', 'mail@example.com', 'owner@example.com', $2, $3, kind, id, $3, 'smtp', now() from (values ('ticket', $4::uuid), ('comment', $5::uuid)) r (kind, id)`,
    [agency.id, agency.ownerId, `${word} mail`, living, comment],
  );
  // It may repeat a ticket that everybody sees.
  const pairs = await service.query<{ id: string }>(
    `insert into ticket_duplicates (tenant_id, first_id, second_id, score, reasons, explanation, created_at)
     select $1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), 0.9, '{same_client}', $4, app.now() returning id`,
    [agency.id, open.records['tickets']![0], living, `${word} likeness`],
  );
  await service.query(
    `with interaction as (
      insert into ticket_ai_interactions (tenant_id, ticket_id, kind, outcome, actor_type, output_text, model, ai_request_id, input_tokens, output_tokens, duration_ms, created_at)
      values ($1, $2, 'reply_suggestion', 'pending', 'system', $3, 'test-model', gen_random_uuid(), 1, 1, 1, app.now()) returning *)
    insert into ticket_ai_proposals (tenant_id, ticket_id, interaction_id, kind, body_text, confidence, ai_request_id, created_at)
    select tenant_id, ticket_id, id, 'reply', $3, 0.9, ai_request_id, created_at from interaction`,
    [agency.id, living, `${word} reply`],
  );
  return {
    'duplicate-sids': pairs.map(({ id }) => id),
    tickets: [...tickets.map(({ id }) => id), inside.id],
    'ticket-inboxes': [inbox.id],
    'ticket-messages': [note],
    comments: [comment],
    'task-ticket-links': links.map(({ id }) => id),
  };
}
