import type { Service, TestAgency } from '../support/service.ts';

/** Sessions in several states; ids by collection. */
export async function seedBuilderSessions(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const ids: string[] = [];
  for (const [index, word] of ['first', 'second', 'third'].entries()) {
    const create = {
      name: `${mark} ${word} view`,
      record_kind: 'client' as const,
      display: { type: 'table' as const },
      status: 'private' as const,
    };
    const { data } = await service.ok(
      'prepareBuilderSession',
      {
        body: {
          name: `${mark} ${word} session`,
          intent: {
            goal: `${mark} goal`,
            changes: [{ record_kind: 'view', action: 'create', key: 'view', create }],
          },
        },
      },
      caller,
    );
    ids.push(data.id);
    if (index < 2)
      await service.ok(
        'applyBuilderSession',
        { path: { id: data.id }, body: { plan_hash: data.plan_hash! } },
        caller,
      );
  }
  // One that can still be changed comes first.
  (records['builder-sessions'] ??= []).push(...ids.reverse());
}
