import type { Service, TestAgency } from '../support/service.ts';

/** Rules for senders, messages that arrived and wait for a person, and what was decided about them. */
export async function seedIntake(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const by = { key: agency.key };
  const lower = mark.toLowerCase();
  const inboxes = records['ticket-inboxes']!;
  for (let index = 1; index <= 3; index += 1) {
    const { data: connection } = await service.ok(
      'createChannelConnection',
      {
        body: {
          name: `${mark} chats ${index}`,
          provider: 'custom',
          channels: [(['phone', 'sms', 'chat'] as const)[index - 1]!],
          external_account_id: `${mark}-account-${index}`,
          provider_secret: `${mark}-secret-${index}`,
        },
      },
      by,
    );
    (records['channel-connections'] ??= []).push(connection.id);
    const { data: block } = await service.ok(
      'createTicketBlacklistRule',
      {
        body: {
          match_type: 'email',
          pattern: `spammer${index}@${lower}.example`,
          action: (['block', 'mark_spam', 'discard'] as const)[index - 1]!,
          inbox_ids: [inboxes[index - 1]!],
          note: `${mark} does not want it`,
        },
      },
      by,
    );
    (records['ticket-blacklist-rules'] ??= []).push(block.id);
    const { data: trust } = await service.ok(
      'createTicketWhitelistRule',
      {
        body: {
          match_type: 'email',
          pattern: `friend${index}@${lower}.example`,
          client_id: records['clients']![index - 1]!,
          inbox_ids: [inboxes[index - 1]!],
          note: `${mark} trusts them`,
        },
      },
      by,
    );
    (records['ticket-whitelist-rules'] ??= []).push(trust.id);
    for (const [table, id] of [
      ['ticket_blacklist_rules', block.id],
      ['ticket_whitelist_rules', trust.id],
    ])
      await service.query(
        `update ${table} set hit_count = $2, last_hit_at = app.now() - make_interval(hours => $2) where id = $1`,
        [id, index],
      );
    const [held] = await service.query<{ id: string }>(
      `insert into ticket_communications (tenant_id, channel, status, inbox_id, recipient_address, sender_name, sender_email, recipients_to, recipient_count,
         subject, body_text, headers, sender_checks, external_id, digest, size_bytes, occurred_at, created_at)
       values ($1, 'email', 'in_review', $2, $3, $4, $5, jsonb_build_array(jsonb_build_object('name', null, 'email', $3::text, 'phone', null)), 1, $6, $7,
         '[{"name": "X-Mark", "value": "held"}]', '{"spf": "pass", "dkim": "none", "dmarc": "none"}', $8, md5($8), 1000 * $9, app.now() - make_interval(hours => $9), app.now())
       returning id`,
      [
        agency.id,
        inboxes[index - 1],
        `first${index}@${lower}.example`,
        `${mark} stranger ${index}`,
        `stranger${index}@${lower}.example`,
        `${mark} question ${index}`,
        `${mark} asks again`,
        `held${index}@${lower}.example`,
        index,
      ],
    );
    (records['ticket-communications'] ??= []).push(held!.id);
    const candidate = {
      client_id: records['clients']![index - 1],
      ticket_id: records['tickets']![index - 1],
      confidence: 0.1 * index,
      matched_on: 'email_domain',
    };
    const [item] = await service.query<{ id: string }>(
      `insert into ticket_review_items (tenant_id, communication_id, inbox_id, reason, explanation, confidence, candidates, suggested_resolution, received_at,
         expires_at, created_at, updated_at)
       values ($1, $2, $3, 'unknown_sender', $4, $5, $6, 'create_ticket', app.now() - make_interval(hours => $7), app.now() + make_interval(days => $7), app.now(), app.now())
       returning id`,
      [
        agency.id,
        held!.id,
        inboxes[index - 1],
        `${mark} knows nobody of the name`,
        0.1 * index,
        JSON.stringify([candidate]),
        index,
      ],
    );
    (records['ticket-review-items'] ??= []).push(item!.id);
    await service.query(
      `insert into ticket_intake_decisions (tenant_id, decision, channel, inbox_id, communication_id, review_item_id, sender_name, sender_email, subject, explanation,
         confidence, matched_on, rule_kind, rule_id, actor_type, received_at, created_at)
       values ($1, 'held_for_review', 'email', $2, $3, $4, $5, $6, $7, $8, $9, 'email_domain', 'blacklist', $10, 'system', app.now(), app.now() - make_interval(hours => $11))`,
      [
        agency.id,
        inboxes[index - 1],
        held!.id,
        item!.id,
        `${mark} stranger ${index}`,
        `stranger${index}@${lower}.example`,
        `${mark} question ${index}`,
        `${mark} knows nobody of the name`,
        0.1 * index,
        block.id,
        index,
      ],
    );
  }
}
