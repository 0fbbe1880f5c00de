import { Browser } from '../support/push-service.ts';
import type { Service, TestAgency } from '../support/service.ts';

const hourMs = 3_600_000;

/** Reminders of the key's account, and what it was told about tasks, one of which it has read. */
export async function seedNotifications(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  let userId = '';
  for (let index = 1; index <= 3; index += 1) {
    const remindAt = new Date(Date.now() + index * hourMs).toISOString();
    const record = { kind: 'task' as const, id: records['tasks']![0]! };
    const { data } = await service.ok(
      'createReminder',
      { body: { title: `${mark} reminder ${index}`, remind_at: remindAt, record } },
      { key: agency.key },
    );
    (records['reminders'] ??= []).push(data.id);
    userId = data.created_by;
  }
  const told = await service.query<{ id: string }>(
    `
    insert into notifications (tenant_id, user_id, kind, title, body_text, bundle, record_kind, record_id, actor_type, actor_name, read_at, last_occurred_at, created_at, updated_at)
    select $1, $2, (array['mention', 'assignment', 'comment'])[n], $3 || ' news ' || n, $3 || ' words', $3 || n, 'task', $4, 'system', 'Service',
      case when n = 3 then now() end, now() - n * interval '1 minute', now() - n * interval '2 minutes', now() - n * interval '1 minute'
    from generate_series(1, 3) n returning id`,
    [agency.id, userId, mark, records['tasks']![0]],
  );
  records['notifications'] = told.map(({ id }) => id);
  await seedDeliveries(service, agency, userId, records);
  for (const language of ['de', 'fr'])
    await service.ok(
      'saveNotificationTemplate',
      { body: { kind: 'mention', language, subject: `${mark} text` } },
      { key: agency.key },
    );
  for (let index = 1; index <= 3; index += 1) {
    const { subscription } = new Browser(`https://93.184.215.14/send/${agency.id}/${index}`);
    const { data } = await service.ok(
      'createPushDevice',
      { body: { name: `${mark} device ${index}`, ...subscription } },
      { key: agency.key },
    );
    (records['push-devices'] ??= []).push(data.id);
  }
}

/** How they reached the account: by each channel, with each outcome. */
async function seedDeliveries(
  service: Service,
  agency: TestAgency,
  userId: string,
  records: Record<string, string[]>,
): Promise<void> {
  const made = await service.query<{ id: string }>(
    `
    insert into notification_deliveries (tenant_id, notification_id, user_id, kind, channel, destination, status, suppressed_reason, is_test,
      sent_at, delivered_at, created_at, updated_at)
    select $1, case when n < 4 then $3::uuid end, $2::uuid, (array['mention', 'assignment', 'comment', 'mention'])[n],
      (array['in_app', 'email', 'chat', 'email'])[n], $2::uuid::text || '@seed.example', (array['delivered', 'suppressed', 'sent', 'delivered'])[n],
      case when n = 2 then 'preference' end, n = 4, case when n <> 2 then now() - n * interval '1 minute' end,
      case when n in (1, 4) then now() end, now() - n * interval '3 minutes', now() - n * interval '2 minutes'
    from generate_series(1, 4) n returning id`,
    [agency.id, userId, records['notifications']![0]],
  );
  records['notification-deliveries'] = made.map(({ id }) => id);
}
