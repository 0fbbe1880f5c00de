import { sql, type RawBuilder } from 'kysely';
import type { StageTool, StageToolTarget, StageToolUsage } from '#generated/types.gen.ts';
import type { ProcessesHandlers } from '#generated/families/processes/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { namedRefOf } from '#src/domain/refs/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  emptyLast,
  holds,
  iso,
  list,
  mentions,
  oneOf,
  oneOfIds,
  record,
  recordFilters,
  recordSorts,
  selectRecord,
  selectRecords,
  type Listing,
  type QueryOf,
} from '#src/platform/db/query/index.ts';
import { targetId, targetKind, toolRecord, toolTargets } from '#src/domain/processes/index.ts';
import { isLiveTask, isOpenTask, isVisibleTask, type Viewer } from '#src/domain/visibility/index.ts';

type Asking = Pick<ReadContext, 'db' | 'services'>;
type TargetTables = Parameters<typeof toolTargets>[0];

type TargetKinds = readonly StageToolTarget['kind'][];

/** Tools of the working copies of present processes, each with its process `p` and stage `s`. */
const tools = (db: Db) =>
  db
    .selectFrom('stage_tools as o')
    .innerJoin('process_definitions as p', (join) =>
      join.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.id', '=', 'o.process_definition_id'),
    )
    .innerJoin('process_stages as s', (join) =>
      join.onRef('s.tenant_id', '=', 'o.tenant_id').onRef('s.id', '=', 'o.stage_definition_id'),
    )
    .where('p.deleted_at', 'is', null);

/** The contract's representation of a tool. */
const toolOf = (query: ReturnType<typeof tools>) =>
  record<StageTool>()(
    query.select([
      'o.id',
      'o.process_definition_id',
      'o.stage_definition_id',
      'o.name',
      'o.description',
      'o.icon',
      as<StageTool['type']>()('o.type').as('type'),
      'o.is_required',
      'o.is_visible_to_all',
      as<StageTool['config']>()('o.config').as('config'),
      'o.position',
      'o.revision',
      iso('o.created_at').as('created_at'),
      iso('o.updated_at').as('updated_at'),
      'o.created_by',
    ]),
  );

/** Process, stage and position, whatever the order says. */
const place = [sql`lower(p.name)`, sql`p.id`, sql`s.position`, sql`o.position`, sql`o.id`];

const filters = {
  ...recordFilters('o'),
  process_definition_id: oneOfIds('o.process_definition_id'),
  stage_definition_id: oneOfIds('o.stage_definition_id'),
  type: oneOf('o.type'),
  target_id: oneOfIds(targetId('o')),
  is_required: holds('o.is_required'),
  search: mentions('o.name', 'o.description'),
};

const sorts = {
  name: byName('o.name'),
  ...recordSorts('o'),
};

/** Tools of all processes. */
export const toolList = list<ProcessesHandlers['listProcessDefinitionTools']>()({
  rows: tools,
  record: toolOf,
  id: 'o.id',
  filters,
  sorts,
  own: place,
});

/** Tools of one process. */
export const toolsOfProcess = list<
  ProcessesHandlers['listProcessDefinitionStageTools'],
  { processId: string }
>()({
  rows: (db, { processId }) => tools(db).where('p.id', '=', processId),
  record: toolOf,
  id: 'o.id',
  filters,
  sorts,
  own: place,
});

export const selectTool = (db: Db, id: string) => selectRecord(db, toolOf(tools(db).where('o.id', '=', id)));

const withTarget = (query: ReturnType<typeof tools>, kinds: TargetTables) =>
  query.leftJoin(toolTargets(kinds).as('g'), (join) =>
    join.on(sql<boolean>`g.kind = ${targetKind('o')} and g.id = ${targetId('o')}`),
  ) as unknown as ReturnType<typeof tools>;

const target = (
  nameable: TargetKinds,
) => sql<StageToolTarget | null>`(case when ${targetKind('o')} is not null then json_build_object(
  'kind', ${targetKind('o')}, 'id', ${targetId('o')}, 'name', case when ${targetKind('o')} = any(${nameable}::text[]) then g.name end) end)`;

/** A figure of the runs in tasks that the viewer may see. */
const runs = <T>(viewer: Viewer, value: RawBuilder<T>) => sql<T>`(
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
const placeColumns = (nameable: TargetKinds) =>
  [
    toolRecord('o').as('tool'),
    namedRefOf('p').as('process'),
    namedRefOf('s').as('stage'),
    target(nameable).as('target'),
    's.department_id',
  ] as const;

/** A tool as its health is judged: by code, which knows what those say who run its target. */
export interface UnjudgedTool {
  readonly tool: StageTool;
  /** Of its stage. */
  readonly department_id: string | null;
}

/** Tools that do not work, where the list is asked for some health. */
export type Health = Readonly<Record<'broken' | 'outdated', readonly string[]>>;

type UsageScope = Viewer & Health & { readonly nameable: TargetKinds };

type Usage = Omit<StageToolUsage, 'health' | 'problem'> & UnjudgedTool;

const healthIn = ({ broken, outdated }: Health) => sql<string>`(case
  when o.id = any(${broken}::uuid[]) then 'broken' when o.id = any(${outdated}::uuid[]) then 'outdated' else 'working' end)`;

/** What tools can point to is settled when the process starts, so there is one list for all its calls. */
const usageLists = new WeakMap<TargetTables, ReturnType<typeof usagesOf>>();

const usagesOf = (kinds: TargetTables) =>
  list<Listing<QueryOf<ProcessesHandlers['listProcessDefinitionToolDetails']>, Usage>, UsageScope>()({
    rows: (db) => withTarget(tools(db), kinds),
    record: (rows, { nameable, ...viewer }) =>
      record<Usage>()(
        rows.select([
          ...placeColumns(nameable),
          openTaskCount(viewer).as('open_task_count'),
          runs(viewer, sql<number>`coalesce(sum(r.run_count), 0)::integer`).as('run_count'),
          runs(viewer, sql<string | null>`app.iso(max(r.run_at))`).as('last_run_at'),
        ]),
      ),
    id: 'o.id',
    filters: { ...filters, health: (wanted, scope) => oneOf(healthIn(scope))(wanted) },
    sorts: {
      name: byName('o.name'),
      run_count: emptyLast(sql`run_count`),
      last_run_at: emptyLast(sql`last_run_at`),
      updated_at: by('o.updated_at'),
    },
    own: place,
  });

/** How tools are used in tasks. */
export function toolUsages(kinds: TargetTables): ReturnType<typeof usagesOf> {
  const declared = usageLists.get(kinds) ?? usagesOf(kinds);
  usageLists.set(kinds, declared);
  return declared;
}

/** A tool of the working copy with its place, as its details show it. */
export type PlacedTool = Pick<StageToolUsage, 'tool' | 'process' | 'stage' | 'target'> & UnjudgedTool;

export const selectPlacedTools = (
  { db, services: { parts } }: Asking,
  ids: readonly string[],
  nameable: TargetKinds,
): Promise<PlacedTool[]> =>
  selectRecords(
    db,
    record<PlacedTool>()(
      withTarget(tools(db), parts.toolTargets).where('o.id', 'in', ids).select(placeColumns(nameable)),
    ),
  );

/** All tools of working copies, or those of some processes, as far as their health goes. */
export const selectUnjudgedTools = (
  db: Db,
  processIds: readonly string[] | undefined,
): Promise<UnjudgedTool[]> =>
  selectRecords(
    db,
    record<UnjudgedTool>()(
      (processIds === undefined
        ? tools(db)
        : tools(db).where(sql<boolean>`p.id = any(${[...processIds]}::uuid[])`)
      ).select([toolRecord('o').as('tool'), 's.department_id']),
    ),
  );
