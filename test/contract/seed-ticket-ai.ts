import type { Service, TestAgency } from '../support/service.ts';

/** What AI did in the first tickets and proposed for them, which only a model would make, and tickets that may be the same. */
export async function seedTicketAi(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const tickets = records['tickets']!.slice(0, 4);
  const [request] = records['ai-requests']!;
  const rows = await service.query<{ interaction: string; proposal: string }>(
    `with interactions as (
      insert into ticket_ai_interactions (tenant_id, ticket_id, kind, outcome, actor_type, actor_id, instruction, output_text, confidence, model, ai_request_id,
        message_id, input_tokens, output_tokens, duration_ms, created_at)
      select $1, t.id, (array['classification', 'summary', 'reply_suggestion'])[n], (array['pending', 'applied', 'dismissed'])[n], 'user', $4::uuid,
        $3 || ' instruction ' || n, $3 || ' text ' || n, n / 4.0, 'test-model', $5::uuid, $6::uuid, n, n, n, app.now() - n * interval '1 minute'
      from unnest($2::uuid[]) t (id), generate_series(1, 3) n returning *)
    insert into ticket_ai_proposals (tenant_id, ticket_id, interaction_id, kind, category_key, tag, body_text, confidence, ai_request_id, created_at)
    select $1, i.ticket_id, i.id, k.kind, case k.kind when 'category' then lower($3) || '_billing' end, case k.kind when 'tag' then $3 || ' tag' end,
      case k.kind when 'reply' then $3 || ' reply' end, i.confidence, i.ai_request_id, i.created_at
    from interactions i cross join lateral (select case i.kind when 'classification' then 'category' when 'summary' then 'tag' else 'reply' end as kind) k
    order by i.ticket_id = $7::uuid desc, i.created_at
    returning interaction_id as interaction, id as proposal`,
    [
      agency.id,
      tickets.slice(0, 3),
      mark,
      agency.ownerId,
      request,
      records['ticket-messages']![0],
      tickets[0],
    ],
  );
  records['ai-interactions'] = rows.map(({ interaction }) => interaction);
  records['ai-proposals'] = rows.map(({ proposal }) => proposal);
  const pairs = await service.query<{ id: string }>(
    `insert into ticket_duplicates (tenant_id, first_id, second_id, score, reasons, explanation, created_at)
     select $1, least(a.id, b.id), greatest(a.id, b.id), 1 - b.n / 10.0, '{same_client}', $3 || ' explanation', app.now() - b.n * interval '1 minute'
     from unnest($2::uuid[]) with ordinality a (id, n) join unnest($2::uuid[]) with ordinality b (id, n) on b.n > a.n
     order by a.n, b.n returning id`,
    [agency.id, tickets, mark],
  );
  records['duplicate-sids'] = pairs.map(({ id }) => id);
}
