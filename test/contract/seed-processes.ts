import type { Service, TestAgency } from '../support/service.ts';

/** Processes with stages and tools, two of them published, and a running task with runs of its tools. */
export async function seedProcesses(service: Service, agency: TestAgency, mark: string, records: Record<string, string[]>): Promise<void> {
  const caller = { key: agency.key };
  const note = (collection: string, ...ids: string[]) => (records[collection] ??= []).push(...ids);
  for (let index = 1; index <= 3; index += 1) {
    const tools = [1, 2, 3].map((nth) => ({ name: `${mark} tool ${nth}`, description: `${mark} things`, is_required: nth === 1, config: { type: 'checklist', items: [{ key: 'first', label: `${mark} item`, is_required: true }] } }));
    const { data } = await service.ok('createProcess', { body: {
      name: `${mark} process ${index}`, description: `${mark} things`, tags: [mark.toLowerCase()],
      stages: ['copy', 'approval'].map((key) => ({ key, name: `${mark} ${key}`, instructions: `${mark} text`, substages: [{ name: `${mark} substage` }], tools: index === 1 || key === 'copy' ? tools : [] })),
    } }, caller);
    const { definition, stages } = data as { definition: { id: string }; stages: { id: string; tools: { id: string }[] }[] };
    note('processes', definition.id);
    note('process-definitions', definition.id);
    note('stage-definitions', ...stages.map(({ id }) => id));
    const toolIds = stages.flatMap((stage) => stage.tools.map(({ id }) => id));
    note('stage-tools', ...toolIds);
    note('process-definition-tools', ...toolIds);
    if (index === 3) continue;
    for (let version = 1; version <= index; version += 1) {
      if (version > 1) await service.ok('updateProcess', { path: { id: definition.id }, body: { due_offset_minutes: version * 60 } }, caller);
      await service.ok('publishProcess', { path: { id: definition.id }, body: { change_note: `${mark} note ${version}` } }, caller);
    }
    const [task] = await service.query<{ id: string }>(`
      insert into tasks (tenant_id, number, name, status, status_category, process_definition_id, process_definition_version, source_kind, created_by)
      values ($1, (select coalesce(max(number), 0) + 1 from tasks where tenant_id = $1), $2, 'todo', 'todo', $3, 1, 'api', $4) returning id`, [agency.id, `${mark} run ${index}`, definition.id, agency.ownerId]);
    const [stage] = await service.query<{ id: string }>(`
      insert into task_stages (tenant_id, task_id, stage_definition_id, name, position, status, status_category, created_by)
      values ($1, $2, $3, $4, 0, 'ready', 'ready', $5) returning id`, [agency.id, task!.id, stages[0]!.id, `${mark} copy`, agency.ownerId]);
    note('task-stages', stage!.id);
    await service.query(`
      insert into task_tool_runs (tenant_id, stage_id, tool_id, has_run, run_at, run_by, summary, run_count)
      select $1, $2, tool, true, now() - place * interval '1 hour', $4, $5, place from unnest($3::uuid[]) with ordinality t (tool, place)`,
    [agency.id, stage!.id, toolIds.slice(0, 3), agency.ownerId, `${mark} done`]);
  }
}
