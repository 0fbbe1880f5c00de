import { sql, type RawBuilder } from 'kysely';
import type { StageTool } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { ProcessSnapshot } from './snapshot.ts';

/** A tool `alias` of the working copy as the contract shows it. */
export const toolRecord = (alias: string): RawBuilder<StageTool> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<StageTool>`json_build_object(
    'id', ${column('id')}, 'process_definition_id', ${column('process_definition_id')}, 'stage_definition_id', ${column('stage_definition_id')},
    'name', ${column('name')}, 'description', ${column('description')}, 'icon', ${column('icon')}, 'type', ${column('type')},
    'is_required', ${column('is_required')}, 'is_visible_to_all', ${column('is_visible_to_all')}, 'config', ${column('config')},
    'position', ${column('position')}, 'revision', ${column('revision')},
    'created_at', app.iso(${column('created_at')}), 'updated_at', app.iso(${column('updated_at')}), 'created_by', ${column('created_by')})`;
};

const tools = sql`(
  select coalesce(json_agg(${toolRecord('o')} order by o.position, o.id), '[]')
  from stage_tools o where o.tenant_id = s.tenant_id and o.stage_definition_id = s.id)`;

const stages = sql`(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'key', s.key, 'name', s.name, 'instructions', s.instructions, 'position', s.position, 'is_required', s.is_required,
    'auto_start', s.auto_start, 'auto_complete', s.auto_complete, 'department_id', s.department_id, 'assignment', s.assignment,
    'due_rule', s.due_rule, 'estimated_minutes', s.estimated_minutes, 'required_field_keys', s.required_field_keys,
    'status_template_id', s.status_template_id, 'substages', s.substages, 'tools', ${tools}) order by s.position, s.id), '[]')
  from process_stages s where s.tenant_id = p.tenant_id and s.process_definition_id = p.id)`;

const dependencies = sql`(
  select coalesce(json_agg(json_build_object(
    'predecessor_id', d.predecessor_id, 'successor_id', d.successor_id, 'type', d.type, 'lag_minutes', d.lag_minutes)
    order by successor.position, predecessor.position), '[]')
  from process_stages successor
  join process_stage_dependencies d on d.tenant_id = successor.tenant_id and d.successor_id = successor.id
  join process_stages predecessor on predecessor.tenant_id = d.tenant_id and predecessor.id = d.predecessor_id
  where successor.tenant_id = p.tenant_id and successor.process_definition_id = p.id)`;

const defaults = sql`json_build_object(
  'name', p.name, 'task_name_template', p.task_name_template, 'department_id', p.department_id, 'default_assignee_ids', p.default_assignee_ids,
  'priority_level', p.priority_level, 'tags', p.tags, 'due_offset_minutes', p.due_offset_minutes, 'estimated_minutes', p.estimated_minutes,
  'shift_due_on_hold', p.shift_due_on_hold, 'status_template_id', p.status_template_id)`;

/** The working copy of a process as publishing it would freeze it; undefined when there is no such process. */
export async function snapshotOf(db: Db, processDefinitionId: string): Promise<ProcessSnapshot | undefined> {
  const { rows } = await sql<{ snapshot: ProcessSnapshot }>`
    select json_build_object('defaults', ${defaults}, 'stages', ${stages}, 'dependencies', ${dependencies}) as snapshot
    from process_definitions p where p.id = ${processDefinitionId} and p.deleted_at is null`.execute(db);
  return rows[0]?.snapshot;
}
