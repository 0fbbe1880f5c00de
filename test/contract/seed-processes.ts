import type { Service, TestAgency } from '../support/service.ts';

/** Processes with stages and tools, two of them published, the first three times, and running tasks with runs of its tools. */
export async function seedProcesses(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const note = (collection: string, ...ids: string[]) => (records[collection] ??= []).push(...ids);
  for (let index = 1; index <= 3; index += 1) {
    const tools = [1, 2, 3].map((nth) => ({
      name: `${mark} tool ${nth}`,
      description: `${mark} things`,
      is_required: nth === 1,
      config: {
        type: 'checklist' as const,
        items: [{ key: 'first', label: `${mark} item`, is_required: true }],
      },
    }));
    const { data } = await service.ok(
      'createProcess',
      {
        body: {
          name: `${mark} process ${index}`,
          description: `${mark} things`,
          tags: [mark.toLowerCase()],
          stages: ['copy', 'approval'].map((key) => ({
            key,
            name: `${mark} ${key}`,
            instructions: `${mark} text`,
            substages: [{ name: `${mark} substage` }],
            tools: index === 1 || key === 'copy' ? tools : [],
          })),
        },
      },
      caller,
    );
    const { definition, stages } = data as {
      definition: { id: string };
      stages: { id: string; tools: { id: string }[] }[];
    };
    note('processes', definition.id);
    note('process-definitions', definition.id);
    note('stage-definitions', ...stages.map(({ id }) => id));
    const toolIds = stages.flatMap((stage) => stage.tools.map(({ id }) => id));
    note('stage-tools', ...toolIds);
    note('process-definition-tools', ...toolIds);
    // Made in one request, as nothing that people do at different times is.
    await service.query(
      "update stage_tools o set created_at = o.created_at - w.n * interval '1 minute', updated_at = o.updated_at - w.n * interval '1 minute' from unnest($1::uuid[]) with ordinality w (id, n) where o.id = w.id",
      [toolIds],
    );
    if (index === 3) continue;
    for (let version = 1; version <= 4 - index; version += 1) {
      if (version > 1)
        await service.ok(
          'updateProcess',
          { path: { id: definition.id }, body: { due_offset_minutes: version * 60 } },
          caller,
        );
      await service.ok(
        'publishProcess',
        { path: { id: definition.id }, body: { change_note: `${mark} note ${version}` } },
        caller,
      );
    }
    const {
      data: { id: task },
    } = await service.ok(
      'createTask',
      { body: { name: `${mark} run ${index}`, process_definition_id: definition.id } },
      caller,
    );
    const [stage] = await service.query<{ id: string }>(
      'select id from task_stages where task_id = $1 order by position',
      [task],
    );
    note('tasks', task);
    note('task-stages', stage!.id);
    await service.query(
      `
      insert into task_tool_runs (tenant_id, stage_id, tool_id, has_run, run_at, run_by, summary, run_count)
      select $1, $2, tool, true, now() - place * interval '1 hour', $4, $5, place from unnest($3::uuid[]) with ordinality t (tool, place)`,
      [agency.id, stage!.id, toolIds.slice(0, 3), agency.ownerId, `${mark} done`],
    );
  }
}
