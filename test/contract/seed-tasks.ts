import type { Service, TestAgency } from '../support/service.ts';

/** Tasks with stages, substages, watchers and a history; the first of them has most of it. */
export async function seedTasks(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const caller = { key: agency.key };
  const watcherIds = (
    await service.query<{ id: string }>(
      "insert into users (tenant_id, kind, name) select $1, 'member', $2 || ' watcher ' || n from generate_series(1, 3) n returning id",
      [agency.id, mark],
    )
  ).map(({ id }) => id);
  const tasks: string[] = [];
  for (let index = 1; index <= 3; index += 1) {
    const { data } = await service.ok(
      'createTask',
      {
        body: {
          name: `${mark} task ${index}`,
          description: `${mark} things`,
          client_id: records['clients']![0],
          department_id: records['departments']![0],
          watcher_ids: watcherIds,
          stages: [
            { name: `${mark} draft`, substages: [{ name: `${mark} spelling` }] },
            { name: `${mark} review` },
          ],
        },
      },
      caller,
    );
    tasks.push(data.id);
  }
  const [first] = tasks;
  await service.query(
    "update task_watchers w set added_at = now() - r.n * interval '1 day' from (select user_id, row_number() over (order by user_id) as n from task_watchers where task_id = $1) r where w.task_id = $1 and w.user_id = r.user_id",
    [first],
  );
  for (const field of ['name', 'description', 'tags']) {
    await service.ok(
      'updateTaskFields',
      {
        body: {
          task_id: first!,
          changes: [{ field, value: field === 'tags' ? [mark.toLowerCase()] : `${mark} ${field}` }],
        },
      },
      caller,
    );
  }
  tasks.push(...(await seedOverflow(service, agency, mark, records)));
  for (const collection of ['tasks', 'process-instances']) (records[collection] ??= []).push(...tasks);
  for (const [collection, table] of [
    ['task-stages', 'task_stages'],
    ['substages', 'task_substages'],
  ] as const) {
    const rows = await service.query<{ id: string }>(
      `select id from ${table} where task_id = any($1::uuid[]) order by id`,
      [tasks],
    );
    (records[collection] ??= []).push(...rows.map(({ id }) => id));
  }
}

/** Tasks with a stage that automatic assignment finds nobody for, in a department without members; tried again once, twice, three times. */
async function seedOverflow(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Readonly<Record<string, string[]>>,
): Promise<string[]> {
  const caller = { key: agency.key };
  const tasks: string[] = [];
  for (let index = 1; index <= 3; index += 1) {
    const { data } = await service.ok(
      'createTask',
      {
        body: {
          name: `${mark} stuck ${index}`,
          client_id: records['clients']![0],
          department_id: records['departments']![2],
          stages: [
            {
              name: `${mark} stage`,
              department_id: records['departments']![2],
              due_date: `2026-03-0${index}T10:00:00.000Z`,
            },
          ],
        },
      },
      caller,
    );
    tasks.push(data.id);
    await service.ok(
      'manageTaskStage',
      { body: { action: 'assign', stage_id: data.current_stage_id! } },
      caller,
    );
    for (let attempt = 0; attempt < index; attempt += 1)
      await service.ok(
        'retryTaskStageOverflowAssignment',
        { body: { stage_ids: [data.current_stage_id!] } },
        caller,
      );
  }
  return tasks;
}
