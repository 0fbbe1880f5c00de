import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { StageTool, StageToolTarget, StageToolUsage } from '#generated/types.gen.ts';
import type {
  ListProcessDefinitionStageToolsInput, ListProcessDefinitionToolDetailsInput, ListProcessDefinitionToolsInput,
} from '#generated/families/processes/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { containing } from '#src/platform/db/like.ts';
import { recordConditions, type RecordFilters } from '#src/platform/db/record-filters.ts';
import { iso, orderBy, selectPage, selectRecord, selectRecords } from '#src/platform/db/records.ts';
import { targetId, targetKind, toolRecord, toolTargets } from '#src/domain/processes/index.ts';
import { isLiveTask, isOpenTask, isVisibleTask, type Viewer } from '#src/domain/tasks/visibility.queries.ts';
import { unavailability, unavailableTypes } from '#src/domain/tools/index.ts';

type Db = Kysely<Database>;
type Asking = Pick<ReadContext, 'db' | 'services'>;
type TargetTables = Parameters<typeof toolTargets>[0];

type TargetKinds = readonly StageToolTarget['kind'][];

/** Tools of the working copies of present processes, each with its process `p` and stage `s`. */
const tools = (db: Db) => db.selectFrom('stage_tools as o')
  .innerJoin('process_definitions as p', (join) => join.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.id', '=', 'o.process_definition_id'))
  .innerJoin('process_stages as s', (join) => join.onRef('s.tenant_id', '=', 'o.tenant_id').onRef('s.id', '=', 'o.stage_definition_id'))
  .where('p.deleted_at', 'is', null);

/** The contract's representation of a tool. */
const withRecord = (query: ReturnType<typeof tools>) => query.select([
  'o.id', 'o.process_definition_id', 'o.stage_definition_id', 'o.name', 'o.description', 'o.icon', 'o.type', 'o.is_required', 'o.is_visible_to_all',
  'o.config', 'o.position', 'o.revision', iso('o.created_at').as('created_at'), iso('o.updated_at').as('updated_at'), 'o.created_by',
]);

interface Filters extends RecordFilters {
  readonly search?: string;
  readonly process_definition_id?: readonly string[];
  readonly stage_definition_id?: readonly string[];
  readonly type?: readonly string[];
  readonly target_id?: readonly string[];
  readonly is_required?: boolean;
}

function filtered(query: ReturnType<typeof tools>, filters: Filters): ReturnType<typeof tools> {
  const pattern = filters.search === undefined ? undefined : containing(filters.search);
  const conditions = [
    ...recordConditions('o', filters),
    filters.process_definition_id && sql<boolean>`o.process_definition_id = any(${filters.process_definition_id}::uuid[])`,
    filters.stage_definition_id && sql<boolean>`o.stage_definition_id = any(${filters.stage_definition_id}::uuid[])`,
    filters.type && sql<boolean>`o.type = any(${filters.type}::text[])`,
    filters.target_id && sql<boolean>`${targetId('o')} = any(${filters.target_id}::uuid[])`,
    filters.is_required !== undefined && sql<boolean>`o.is_required = ${filters.is_required}`,
    pattern !== undefined && sql<boolean>`(o.name ilike ${pattern} or o.description ilike ${pattern})`,
  ];
  return conditions.reduce<ReturnType<typeof tools>>((matching, condition) => (condition ? matching.where(condition) : matching), query);
}

/** Process, stage and position, whatever the order says. */
const place = [sql`lower(p.name)`, sql`p.id`, sql`s.position`, sql`o.position`, sql`o.id`];

const sorted = (expression: RawBuilder<unknown> | undefined, order: 'asc' | 'desc') =>
  (expression === undefined ? place : [orderBy(expression, order), sql`o.id ${sql.raw(order)}`]);

const sortExpressions = { place: undefined, name: sql`lower(o.name)`, created_at: sql`o.created_at`, updated_at: sql`o.updated_at` } as const;

type ToolQuery = ListProcessDefinitionToolsInput['query'] | ListProcessDefinitionStageToolsInput['query'];

/** Of all processes, or of the one named. */
export function selectTools(db: Db, query: ToolQuery, processId?: string): Promise<Page<StageTool>> {
  return selectPage<StageTool>(db, {
    matching: filtered(processId === undefined ? tools(db) : tools(db).where('p.id', '=', processId), query),
    record: (rows) => withRecord(rows as ReturnType<typeof tools>),
    orderBy: sorted(sortExpressions[query.sort], query.order),
    limit: query.limit,
    offset: query.offset,
  });
}

export const selectTool = (db: Db, id: string) => selectRecord<StageTool>(db, withRecord(tools(db).where('o.id', '=', id)));

const withTarget = (query: ReturnType<typeof tools>, kinds: TargetTables) => query.leftJoin(
  toolTargets(kinds).as('g'), (join) => join.on(sql<boolean>`g.kind = ${targetKind('o')} and g.id = ${targetId('o')}`)) as unknown as ReturnType<typeof tools>;

const isUnavailable = sql<boolean>`o.type = any(${[...unavailableTypes]}::text[])`;

const health = sql<StageToolUsage['health']>`(case
  when ${targetKind('o')} is not null and g.id is null then 'broken' when not g.is_usable then 'outdated' when ${isUnavailable} then 'unavailable' else 'working' end)`;

/** In words, for each state but `working` and, since they depend on the type, `unavailable`. */
export const healthProblems = {
  working: null,
  outdated: 'What it points to is archived or has no published version.',
  broken: 'What it points to is gone.',
} as const;

const unavailabilities = Object.fromEntries(unavailableTypes.map((type) => [type, unavailability(type)]));

const problem = sql`(case ${health} when 'outdated' then ${sql.lit(healthProblems.outdated)} when 'broken' then ${sql.lit(healthProblems.broken)}
  when 'unavailable' then (${JSON.stringify(unavailabilities)}::jsonb ->> o.type) end)`;

const target = (nameable: TargetKinds) => sql`(case when ${targetKind('o')} is not null then json_build_object(
  'kind', ${targetKind('o')}, 'id', ${targetId('o')}, 'name', case when ${targetKind('o')} = any(${[...nameable]}::text[]) then g.name end) end)`;

/** Runs in tasks that the viewer may see. */
const runs = (viewer: Viewer, value: RawBuilder<unknown>) => sql`(
  select ${value} from task_tool_runs r
  join task_stages ts on ts.tenant_id = r.tenant_id and ts.id = r.stage_id
  join tasks t on t.tenant_id = ts.tenant_id and t.id = ts.task_id
  where r.tenant_id = o.tenant_id and r.tool_id = o.id and ${isLiveTask()} and ${isVisibleTask(viewer)})`;

/** Open tasks of versions that have the tool. */
const openTaskCount = (viewer: Viewer) => sql<number>`(
  select coalesce(sum(c.tasks), 0)::integer from (
    select t.process_definition_version as version, count(*) as tasks from tasks t
    where t.tenant_id = o.tenant_id and t.process_definition_id = o.process_definition_id and ${isLiveTask()} and ${isVisibleTask(viewer)} and ${isOpenTask()}
    group by t.process_definition_version) c
  join process_versions v on v.tenant_id = o.tenant_id and v.process_definition_id = o.process_definition_id and v.version = c.version
  where v.snapshot @> jsonb_build_object('stages', jsonb_build_array(jsonb_build_object('tools', jsonb_build_array(jsonb_build_object('id', o.id))))))`;

/** A tool with where it is used and whether it works. */
const withPlace = (query: ReturnType<typeof tools>, nameable: TargetKinds) => query.select([
  toolRecord('o').as('tool'),
  sql`json_build_object('id', p.id, 'name', p.name)`.as('process'), sql`json_build_object('id', s.id, 'name', s.name)`.as('stage'),
  target(nameable).as('target'), health.as('health'), problem.as('problem'),
]);

const withUsage = (query: ReturnType<typeof tools>, viewer: Viewer, nameable: TargetKinds) => withPlace(query, nameable).select([
  openTaskCount(viewer).as('open_task_count'),
  runs(viewer, sql`coalesce(sum(r.run_count), 0)::integer`).as('run_count'), runs(viewer, sql`app.iso(max(r.run_at))`).as('last_run_at'),
]);

const usageSorts = { place: undefined, name: sql`lower(o.name)`, run_count: sql`run_count`, last_run_at: sql`last_run_at`, updated_at: sql`o.updated_at` } as const;

export function selectToolUsages(
  { db, services: { parts } }: Asking, query: ListProcessDefinitionToolDetailsInput['query'], viewer: Viewer, nameable: TargetKinds,
): Promise<Page<StageToolUsage>> {
  const matching = filtered(withTarget(tools(db), parts.toolTargets), query);
  return selectPage<StageToolUsage>(db, {
    matching: query.health === undefined ? matching : matching.where(health, 'in', query.health),
    record: (rows) => withUsage(rows as ReturnType<typeof tools>, viewer, nameable),
    orderBy: sorted(usageSorts[query.sort], query.order),
    limit: query.limit,
    offset: query.offset,
  });
}

/** A tool of the working copy with its place and health, as its details show it. */
export type PlacedTool = Pick<StageToolUsage, 'tool' | 'process' | 'stage' | 'target' | 'health' | 'problem'>;

export const selectPlacedTools = ({ db, services: { parts } }: Asking, ids: readonly string[], nameable: TargetKinds): Promise<PlacedTool[]> =>
  selectRecords<PlacedTool>(db, withPlace(withTarget(tools(db), parts.toolTargets).where('o.id', 'in', ids), nameable));
