import type { Service, TestAgency } from '../support/service.ts';

/** Feedback rules for automatic assignment, one of each other effect, and a decision that they applied to. */
export async function seedAssignments(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const { data: decisions } = await service.ok('listAssignmentHistory', { query: {} }, caller);
  records['assignment-history'] = decisions.map(({ id }) => id);
  for (const [index, effect] of (['prefer', 'avoid', 'require'] as const).entries()) {
    const { data } = await service.ok(
      'createAssignmentFeedbackRule',
      {
        body: {
          effect,
          user_ids: [agency.ownerId],
          conditions: { client_ids: [records['clients']![index]!], stage_names: [`${mark} stage`] },
          reason: `${mark} reason`,
          decision_id: decisions[0]!.id,
        },
      },
      caller,
    );
    (records['assignment-rules'] ??= []).push(data.id);
  }
}
