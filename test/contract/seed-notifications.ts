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
}
