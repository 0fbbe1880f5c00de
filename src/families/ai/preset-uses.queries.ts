import { sql, type RawBuilder } from 'kysely';
import { isLiveTask, isOpenStage, isOpenTask } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Whether steps of the flow `config` name the preset: their inputs are those of operations, which call it `preset_id` wherever it stands. */
const isInFlow = (config: string, id: RawBuilder<string>) =>
  sql<boolean>`jsonb_path_exists(${sql.ref(config)}, '$.**.preset_id ? (@ == $id)', jsonb_build_object('id', ${id}::text))`;

/** Automations whose published version or working copy has a step with the preset. */
export const countAutomations = (id: RawBuilder<string>) => sql<number>`(
  select count(*) from automations a
  left join automation_versions v on v.tenant_id = a.tenant_id and v.automation_id = a.id and v.version = a.published_version
  where a.deleted_at is null and (${isInFlow('a.config', id)} or ${isInFlow('v.config', id)}))`;

export const countInboxes = (id: RawBuilder<string>) => sql<number>`(
  select count(*) from ticket_inboxes i where i.deleted_at is null and i.ai ->> 'preset_id' = ${id}::text)`;

/** Whether one of these stages of a version has a tool with the preset. */
const hasTool = (stages: RawBuilder<unknown>, id: RawBuilder<string>) =>
  sql<boolean>`${stages} @> jsonb_build_array(jsonb_build_object('tools',
    jsonb_build_array(jsonb_build_object('config', jsonb_build_object('preset_id', ${id}::text)))))`;

/** Processes that are not archived, and whose published version or working copy has a stage tool with the preset. */
const countProcesses = (id: RawBuilder<string>) => sql<number>`(
  select count(*) from process_definitions p
  left join process_versions v on v.tenant_id = p.tenant_id and v.process_definition_id = p.id and v.version = p.version
  where p.deleted_at is null and p.status <> 'archived' and (
    exists (select from stage_tools t where t.tenant_id = p.tenant_id and t.process_definition_id = p.id and t.config ->> 'preset_id' = ${id}::text)
    or ${hasTool(sql`v.snapshot -> 'stages'`, id)}))`;

/** Open tasks with an open stage that has such a tool by the version which the task holds to: of archived and deleted processes, too. */
const countTasks = (id: RawBuilder<string>) => sql<number>`(
  select count(distinct k.id) from process_versions v
  cross join lateral jsonb_array_elements(v.snapshot -> 'stages') g
  join tasks k on k.tenant_id = v.tenant_id and k.process_definition_id = v.process_definition_id and k.process_definition_version = v.version
  join task_stages s on s.tenant_id = k.tenant_id and s.task_id = k.id and s.stage_definition_id = (g ->> 'id')::uuid
  where ${hasTool(sql`v.snapshot -> 'stages'`, id)} and ${hasTool(sql`jsonb_build_array(g)`, id)}
    and ${isLiveTask('k')} and ${isOpenTask('k')} and ${isOpenStage()})`;

export interface PresetUses {
  readonly automations: number;
  readonly processes: number;
  readonly tasks: number;
  readonly inboxes: number;
}

export async function countUses(db: Db, presetId: string): Promise<PresetUses> {
  const id = sql<string>`${presetId}::uuid`;
  const { rows } = await sql<PresetUses>`
    select ${countAutomations(id)} as automations, ${countProcesses(id)} as processes, ${countTasks(id)} as tasks, ${countInboxes(id)} as inboxes`.execute(
    db,
  );
  return rows[0]!;
}

/** Gives inboxes another preset; returns those that changed. */
export async function replaceInInboxes(
  db: Db,
  from: string,
  to: string,
  now: Date,
): Promise<{ readonly id: string; readonly revision: number }[]> {
  const { rows } = await sql<{ id: string; revision: number }>`
    update ticket_inboxes set ai = jsonb_set(ai, '{preset_id}', to_jsonb(${to}::text)), revision = revision + 1, updated_at = ${now.toISOString()}::timestamptz
    where deleted_at is null and ai ->> 'preset_id' = ${from} returning id, revision`.execute(db);
  return rows;
}
