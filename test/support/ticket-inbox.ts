import type { Service } from './service.ts';

/** An inbox that everybody sees, as a row: for tickets that are rows themselves. */
export async function inboxRow(
  service: Pick<Service, 'query'>,
  tenantId: string,
  createdBy: string,
): Promise<string> {
  const [inbox] = await service.query<{ id: string }>(
    `insert into ticket_inboxes (tenant_id, name, replies, ai, created_at, updated_at, created_by)
     values ($1, 'Inbox ' || app.uuid7(), '{"auto_reply": {"is_enabled": false, "subject": null, "body_text": null, "calendar_key": null}, "is_generated_draft_review_required": true, "is_every_reply_review_required": false}',
       '{"is_ai_enabled": null, "preset_id": null, "reply_mode": null, "tone": null, "language": null, "instructions": null, "min_confidence": null}', now(), now(), $2) returning id`,
    [tenantId, createdBy],
  );
  return inbox!.id;
}
