import { sql, type RawBuilder } from 'kysely';
import type { TaskGroupBy, TaskStageGroupBy, TaskValueCount } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { Select } from '#src/platform/db/query/index.ts';
import { typedExpression, type Field } from '#src/domain/field-values/index.ts';

/** A property whose values make groups. */
export interface Grouping {
  /** The value as text; each of them when a record can have several. */
  readonly value: RawBuilder<unknown>;
  /** Whether the value is an array or a jsonb list. */
  readonly list?: 'array' | 'jsonb';
  /** What a value, `g.value`, is called, and its colour; the value itself when absent or unknown. */
  readonly label?: RawBuilder<unknown>;
  readonly color?: RawBuilder<unknown>;
  /** What puts the groups in order; by size when absent. */
  readonly place?: RawBuilder<unknown>;
}

export interface Groups {
  readonly total: number;
  /** One more than was asked for when there are more; records without a value are a group, which comes last. */
  readonly groups: readonly TaskValueCount[];
}

const nameIn = (table: string): RawBuilder<unknown> =>
  sql`(select n.name from ${sql.table(table)} n where n.tenant_id = app.tenant_id() and n.id = g.value::uuid)`;

/** A word by its place in a list of them, or by its option of the agency. */
const worded = (words: Readonly<Record<string, string>>) => ({
  label: sql`(array[${sql.join(Object.values(words).map((word) => sql.lit(word)))}])[array_position(array[${sql.join(Object.keys(words).map((key) => sql.lit(key)))}], g.value)]`,
  place: sql`array_position(array[${sql.join(Object.keys(words).map((key) => sql.lit(key)))}], g.value)`,
});

const option = (
  kind: 'task' | 'task_stage',
  column: 'label' | 'color' | 'position',
): RawBuilder<unknown> => sql`(
  select ${sql.ref(`o.${column}`)} from status_options o where o.tenant_id = app.tenant_id() and o.record_kind = ${sql.lit(kind)} and o.key = g.value
  order by o.template_id nulls first limit 1)`;

const statusOf = (kind: 'task' | 'task_stage', value: RawBuilder<unknown>): Grouping => ({
  value,
  label: option(kind, 'label'),
  color: option(kind, 'color'),
  place: option(kind, 'position'),
});

/** Days and months as the viewer's calendar has them; the zone is found once for the statement. */
const inCalendar = (userId: string, column: string, form: string): Grouping => ({
  value: sql`to_char(${sql.ref(column)} at time zone (select app.zone_of(${userId}::uuid)), ${sql.lit(form)})`,
  place: sql`g.value`,
});

/** How the agency shows a tag or priority of tasks. */
const shown = (key: RawBuilder<unknown>, column: 'label' | 'color'): RawBuilder<unknown> => sql`(
  select ${sql.ref(`o.${column}`)} from tag_priority_options o where o.tenant_id = app.tenant_id() and o.record_kind = 'task' and ${key} = g.value)`;

const rank = sql`o.rank`;
const priority: Grouping = {
  value: sql`t.priority_level`,
  label: shown(rank, 'label'),
  color: shown(rank, 'color'),
  place: sql`array_position(array['urgent', 'high', 'normal', 'low'], g.value)`,
};
const record = (column: string, table: string): Grouping => ({
  value: sql`${sql.ref(column)}::text`,
  label: nameIn(table),
});

/** Tags differ without regard to case. */
const tagKey = sql`lower(o.tag)`;
const tags: Grouping = {
  value: sql`array(select lower(tag) from unnest(t.tags) tag)`,
  list: 'array',
  label: shown(tagKey, 'label'),
  color: shown(tagKey, 'color'),
};

type CalendarGrouping = 'due_day' | 'created_month';

/** Groupings of tasks, `t`; those of a custom field are its own, those of the calendar the viewer's. */
export const taskGroupings: Readonly<
  Record<Exclude<TaskGroupBy, 'custom_field' | CalendarGrouping>, Grouping>
> = {
  status: statusOf('task', sql`t.status`),
  status_category: {
    value: sql`t.status_category`,
    ...worded({ todo: 'To do', active: 'Active', on_hold: 'On hold', done: 'Done', cancelled: 'Cancelled' }),
  },
  priority_level: priority,
  client_id: record('t.client_id', 'clients'),
  process_definition_id: record('t.process_definition_id', 'process_definitions'),
  department_id: record('t.department_id', 'departments'),
  assigned_to: { value: sql`t.assigned_to::text[]`, list: 'array', label: nameIn('users') },
  tags,
  current_stage: {
    value: sql`(select cs.name from task_stages cs where cs.tenant_id = t.tenant_id and cs.id = t.current_stage_id)`,
  },
};

/** The grouping of tasks, `t`, for a viewer. */
export function taskGrouping(by: Exclude<TaskGroupBy, 'custom_field'>, userId: string): Grouping {
  if (by === 'due_day') return inCalendar(userId, 't.due_date', 'YYYY-MM-DD');
  if (by === 'created_month') return inCalendar(userId, 't.created_at', 'YYYY-MM');
  return taskGroupings[by];
}

const stageGroupings: Readonly<Record<Exclude<TaskStageGroupBy, CalendarGrouping>, Grouping>> = {
  status: statusOf('task_stage', sql`s.status`),
  status_category: {
    value: sql`s.status_category`,
    ...worded({
      pending: 'Pending',
      ready: 'Ready',
      in_progress: 'In progress',
      completed: 'Completed',
      skipped: 'Skipped',
      cancelled: 'Cancelled',
    }),
  },
  priority_level: priority,
  assigned_to: { value: sql`s.assigned_to::text[]`, list: 'array', label: nameIn('users') },
  assignment_status: {
    value: sql`s.assignment_status`,
    ...worded({ unassigned: 'Unassigned', manual: 'By hand', auto: 'Automatic', overflow: 'Overflow' }),
  },
  client_id: record('t.client_id', 'clients'),
  process_definition_id: record('t.process_definition_id', 'process_definitions'),
  // A stage that is gone from its process is called as those made from it.
  stage_definition_id: {
    value: sql`s.stage_definition_id::text`,
    label: sql`coalesce(${nameIn('process_stages')}, (select n.name from task_stages n where n.tenant_id = app.tenant_id() and n.stage_definition_id = g.value::uuid limit 1))`,
  },
  department_id: record('s.department_id', 'departments'),
};

/** The grouping of stages, `s`, of tasks, `t`, for a viewer. */
export const stageGrouping = (by: TaskStageGroupBy, userId: string): Grouping =>
  by === 'due_day' ? inCalendar(userId, 's.due_date', 'YYYY-MM-DD') : stageGroupings[by];

/** The grouping by a custom field of tasks. */
export function customGrouping({ definition }: Field): Grouping {
  const { kind, value } = typedExpression(definition, 't.field_values');
  const listed = kind === 'list' ? { list: 'jsonb' as const } : {};
  if (definition.type === 'user') return { value, ...listed, label: nameIn('users') };
  if (definition.type === 'checkbox')
    return { value: sql`(${value})::text`, ...worded({ true: 'Yes', false: 'No' }) };
  const choices = 'choices' in definition.config ? definition.config.choices : [];
  if (choices.length === 0) return { value, ...listed };
  const pick = (of: (choice: (typeof choices)[number]) => string | null | undefined) =>
    sql`(${sql.val(choices.map((choice) => of(choice) ?? null))}::text[])[array_position(${sql.val(choices.map(({ key }) => key))}::text[], g.value)]`;
  return {
    value,
    ...listed,
    label: pick(({ label }) => label),
    color: pick(({ color }) => color),
    place: sql`array_position(${sql.val(choices.map(({ key }) => key))}::text[], g.value)`,
  };
}

/** Without the names of its values: those of records that the viewer may not see. */
export const unnamed = ({ label: _label, ...grouping }: Grouping): Grouping => grouping;

/** Counts the records that match in the groups of their values, the largest `most` groups; one with several values counts in each of them. */
export async function countGroups(
  db: Db,
  matching: Select,
  grouping: Grouping,
  most: number,
): Promise<Groups> {
  const { value, list, label = sql`null`, color = sql`null`, place = sql`null` } = grouping;
  const each =
    list === undefined ? sql`m.v` : list === 'array' ? sql`unnest(m.v)` : sql`jsonb_array_elements_text(m.v)`;
  const single = sql`select (m.v)::text as value from matching m`;
  // A record without any value counts once, as null.
  const several = sql`select e.value from matching m left join lateral (select ${each} as value) e on true`;
  const {
    rows: [row],
  } = await sql<{ total: number; groups: TaskValueCount[] | null }>`
    with matching as materialized (${matching.select(sql`${value}`.as('v'))}),
    counted as (
      select value, count(*) as count from (${list === undefined ? single : several}) v group by value
      order by value is null desc, count(*) desc, value limit ${sql.lit(most + 2)}),
    named as (select g.value, coalesce(${label}, g.value, 'None') as label, ${color} as color, g.count, ${place} as place from counted g)
    select (select count(*) from matching) as total, (
      select json_agg(json_build_object('value', n.value, 'label', n.label, 'color', n.color, 'count', n.count) order by n.value is null, n.place, n.count desc, n.value)
      from named n) as groups`.execute(db);
  return { total: row!.total, groups: row!.groups ?? [] };
}
