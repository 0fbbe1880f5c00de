import type { Service, TestAgency } from '../support/service.ts';

const dayMs = 86_400_000;

/** Escalations about clients and tasks, with people, next steps and recommendations, which the AI alone writes. */
export async function seedEscalations(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const lower = mark.toLowerCase();
  const put = (collection: string, ...ids: readonly string[]) => (records[collection] ??= []).push(...ids);
  await service.ok(
    'createField',
    {
      body: {
        record_kind: 'escalation',
        key: `${lower}_loss`,
        name: `${mark} loss`,
        config: { type: 'number' },
      },
    },
    caller,
  );
  for (const [index, severity] of (['low', 'medium', 'low'] as const).entries()) {
    const { data } = await service.ok(
      'createEscalation',
      {
        body: {
          title: `${mark} escalation ${index + 1}`,
          description: `${mark} trouble`,
          severity,
          client_id: records['clients']![index]!,
          task_ids: records['tasks']!.slice(0, 1),
          assignee_id: agency.ownerId,
          tags: [lower],
          field_values: { [`${lower}_loss`]: 100 * (index + 1) },
          due_date: new Date(Date.now() + (index - 1) * dayMs).toISOString(),
          next_steps: ['first', 'second', 'third'].map((word, place) => ({
            title: `${mark} ${word} step`,
            assignee_id: agency.ownerId,
            due_date: new Date(Date.now() + place * dayMs).toISOString(),
          })),
        },
      },
      caller,
    );
    put('escalations', data.id);
    for (const task_id of records['tasks']!.slice(1, 3))
      await service.ok('linkEscalationTask', { path: { id: data.id, task_id }, body: {} }, caller);
    const { data: steps } = await service.ok(
      'listEscalationNextSteps',
      { query: { escalation_id: [data.id] } },
      caller,
    );
    put('next-steps', ...steps.map(({ id }) => id));
    const recommended = await service.query<{ id: string }>(
      `insert into escalation_recommendations (tenant_id, escalation_id, title, body_text, suggested_steps, confidence, position, ai_request_id, created_at)
       select $1, $2, $3 || ' way ' || n, $3 || ' text', array[$3 || ' call'], n / 10.0, n - 1, app.uuid7(), app.now() - n * interval '1 minute' from generate_series(1, 3) n returning id`,
      [agency.id, data.id, mark],
    );
    put('recommendations', ...recommended.map(({ id }) => id));
  }
  const [first, second] = records['escalations']!.slice(-3);
  for (const status of ['in_progress', 'waiting'])
    await service.ok('transitionEscalation', { path: { id: second! }, body: { status } }, caller);
  await service.ok(
    'replaceEscalationAiSummary',
    { path: { id: first! }, body: { body_text: `${mark} summary` } },
    caller,
  );
}
