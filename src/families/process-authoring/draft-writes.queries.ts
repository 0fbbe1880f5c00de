import { sql } from 'kysely';
import type {
  ProcessDefaults,
  SnapshotDependency,
  StageContent,
  ToolContent,
} from '#src/domain/processes/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** What a process is called and looks like, which takes effect at once. */
export interface ProcessLabels {
  readonly name: string;
  readonly description: string | null;
  readonly icon: string | null;
  readonly color: string | null;
}

type Defaults = {
  -readonly [K in keyof ProcessDefaults]: ProcessDefaults[K] extends readonly string[]
    ? string[]
    : ProcessDefaults[K];
};

export async function insertProcess(
  db: Db,
  values: ProcessLabels & Defaults,
  createdBy: string,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('process_definitions')
    .values({ ...values, created_by: createdBy, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Another present process with that name, without regard to case. */
export function findNamesake(
  db: Db,
  name: string,
  ownId: string | null,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('process_definitions')
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`lower(name) = lower(${name} collate app.unicode) and id is distinct from ${ownId}::uuid`,
    )
    .select(['id', 'name'])
    .executeTakeFirst();
}

/** Names that begin like this one, in lower case. */
export async function selectNamesLike(db: Db, stem: string): Promise<string[]> {
  const rows = await db
    .selectFrom('process_definitions')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`starts_with(lower(name), lower(${stem} collate app.unicode))`)
    .select(sql<string>`lower(name)`.as('name'))
    .execute();
  return rows.map(({ name }) => name);
}

export async function deleteStages(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('process_stages').where('id', 'in', ids).execute();
}

/** New stages, and the new values of those that are there. */
export async function upsertStages(
  db: Db,
  processId: string,
  stages: readonly StageContent[],
): Promise<void> {
  const rows = JSON.stringify(stages.map(({ tools: _, ...stage }) => stage));
  await sql`
    insert into process_stages as s (process_definition_id, id, key, name, instructions, position, is_required, auto_start, auto_complete,
      department_id, assignment, due_rule, estimated_minutes, required_field_keys, status_template_id, substages)
    select ${processId}::uuid, r.id, r.key, r.name, r.instructions, r.position, r.is_required, r.auto_start, r.auto_complete,
      r.department_id, r.assignment, nullif(r.due_rule, 'null'), r.estimated_minutes, r.required_field_keys, r.status_template_id, r.substages
    from jsonb_to_recordset(${rows}::jsonb) r (id uuid, key text, name text, instructions text, position integer, is_required boolean, auto_start boolean,
      auto_complete boolean, department_id uuid, assignment jsonb, due_rule jsonb, estimated_minutes integer, required_field_keys text[],
      status_template_id uuid, substages jsonb)
    on conflict (tenant_id, id) do update set key = excluded.key, name = excluded.name, instructions = excluded.instructions, position = excluded.position,
      is_required = excluded.is_required, auto_start = excluded.auto_start, auto_complete = excluded.auto_complete,
      department_id = excluded.department_id, assignment = excluded.assignment, due_rule = excluded.due_rule,
      estimated_minutes = excluded.estimated_minutes, required_field_keys = excluded.required_field_keys,
      status_template_id = excluded.status_template_id, substages = excluded.substages`.execute(db);
}

export async function replaceDependencies(
  db: Db,
  processId: string,
  dependencies: readonly SnapshotDependency[],
): Promise<void> {
  await sql`
    delete from process_stage_dependencies d using process_stages s
    where s.tenant_id = d.tenant_id and s.id = d.successor_id and s.process_definition_id = ${processId}::uuid`.execute(
    db,
  );
  if (dependencies.length > 0)
    await db
      .insertInto('process_stage_dependencies')
      .values([...dependencies])
      .execute();
}

export async function deleteTools(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('stage_tools').where('id', 'in', ids).execute();
}

/** Makes way for tools that exchange their names. */
export async function clearToolNames(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('stage_tools')
    .set({ name: sql`id::text` })
    .where('id', 'in', ids)
    .execute();
}

export interface PlacedTool extends ToolContent {
  readonly stage_definition_id: string;
  readonly position: number;
}

/** New tools, and the new values of those that are there. */
export async function upsertTools(
  db: Db,
  processId: string,
  tools: readonly PlacedTool[],
  userId: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into stage_tools as o (process_definition_id, id, stage_definition_id, name, description, icon, type, config, is_required, is_visible_to_all,
      position, created_at, updated_at, created_by)
    select ${processId}::uuid, r.id, r.stage_definition_id, r.name, r.description, r.icon, r.config ->> 'type', r.config, r.is_required, r.is_visible_to_all,
      r.position, ${now}, ${now}, ${userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(tools)}::jsonb) r (id uuid, stage_definition_id uuid, name text, description text, icon text, config jsonb,
      is_required boolean, is_visible_to_all boolean, position integer)
    on conflict (tenant_id, id) do update set name = excluded.name, description = excluded.description, icon = excluded.icon, type = excluded.type,
      config = excluded.config, is_required = excluded.is_required, is_visible_to_all = excluded.is_visible_to_all, position = excluded.position,
      revision = o.revision + 1, updated_at = excluded.updated_at`.execute(db);
}
