import type { Service, TestAgency } from '../support/service.ts';

const dayMs = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

/** Time of the key's account on a task and a client, by hours and by day; and three locked days. */
export async function seedTimeEntries(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const about = { task_id: records['tasks']![0]!, description: `${mark} hours`, tags: [mark.toLowerCase()] };
  for (let index = 1; index <= 3; index += 1) {
    const hours = { started_at: daysAgo(index + 0.1), ended_at: daysAgo(index) };
    const { data } = await service.ok(
      'createTimeEntry',
      { body: { ...hours, ...about, is_billable: true } },
      caller,
    );
    (records['time-entries'] ??= []).push(data.id);
    const { data: locked } = await service.ok(
      'lockTimePeriod',
      { body: { starts_on: `2026-01-0${index}`, ends_on: `2026-01-0${index}`, user_ids: [agency.ownerId] } },
      caller,
    );
    (records['time-periods'] ??= []).push(...locked.periods.map(({ id }) => id));
  }
  for (const word of ['first', 'second', 'third'])
    await service.ok(
      'updateTimeEntry',
      { path: { id: records['time-entries']![0]! }, body: { description: `${mark} ${word} words` } },
      caller,
    );
  await service.ok(
    'createTimeEntry',
    {
      body: { spent_on: daysAgo(5).slice(0, 10), duration_seconds: 2700, client_id: records['clients']![0]! },
    },
    caller,
  );
}
