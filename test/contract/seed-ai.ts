import type { Service, TestAgency } from '../support/service.ts';

/** What the AI remembers, its presets, and requests and jobs, which only a model would make. */
export async function seedAi(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const { key } = agency;
  records['ai-memory'] = [];
  records['ai-presets'] = [];
  for (const [index, kind] of (['fact', 'preference', 'term'] as const).entries()) {
    const { data: saved } = await service.ok(
      'saveAiMemory',
      {
        body: {
          scope: 'client',
          scope_id: records['clients']![0]!,
          kind,
          subject: `${mark} subject ${index}`,
          statement: `${mark} statement`,
        },
      },
      { key },
    );
    records['ai-memory'].push(saved.memory.id);
    const { data: details } = await service.ok(
      'createAiPreset',
      { body: { name: `${mark} preset ${index}`, purpose: 'content', instructions: `${mark} instructions` } },
      { key },
    );
    records['ai-presets'].push(details.preset.id);
  }
  const insert = async (text: string): Promise<string[]> =>
    (await service.query<{ id: string }>(`${text} returning id`, [agency.id, mark, agency.ownerId])).map(
      ({ id }) => id,
    );
  records['ai-requests'] = await insert(`
    insert into ai_requests (tenant_id, purpose, status, origin, user_id, model, credits, output_tokens, duration_ms, prompt_summary, prompt_text, created_at, finished_at)
    select $1, 'memory', 'succeeded', 'system', $3, 'test-model', n, n, n, $2 || ' summary', $2 || ' text', now() - n * interval '1 minute', now()
    from generate_series(1, 3) n`);
  records['jobs'] = await insert(`
    insert into background_jobs (tenant_id, kind, topic, status, input, error, created_by, created_at, finished_at)
    select $1, 'refresh_memory', n::text, 'failed', '{}', $2 || ' error', $3, now() - n * interval '1 minute', now() - n * interval '10 seconds'
    from generate_series(1, 3) n`);
}
