import { sql, type RawBuilder } from 'kysely';
import type { ViewedColumn } from '#src/domain/list-columns/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import type { Select } from '#src/platform/db/query/index.ts';
import { groupValues, isInGroup } from './groups.queries.ts';
import { askedOf, sumsOf, type Sums } from './summaries.queries.ts';
import type { ViewCaller } from './viewed-list.ts';
import type { ViewPlan } from './view-plan.ts';

/** Groups of a view at most. */
export const maxGroups = 200;

/** A group as it was counted. */
export interface CountedGroup extends Sums {
  readonly value: string | null;
  readonly count: number;
}

export interface Totals {
  readonly count: number;
  readonly sums: Sums;
  /** One more than is shown when there are more, the largest first; records without a value are a group too. */
  readonly groups: readonly CountedGroup[];
}

/** A record with its values by the place of their columns: `c0`, `c1`. */
export type Row = { readonly id: string; readonly name: string | null } & Readonly<
  Record<`c${number}`, unknown>
>;

const matching = (ctx: ViewCaller, { list, condition, grouping, groupValue }: ViewPlan): Select => {
  const rows = list.rows(ctx);
  const narrowed = condition === undefined ? rows : rows.where(condition);
  return grouping === undefined || groupValue === undefined
    ? narrowed
    : narrowed.where(isInGroup(grouping, groupValue));
};

/** Which groups count first where there are more than are shown: those of the records without a value, then the largest. */
const largestFirst = sql`e.value is null desc, count(*) desc, e.value`;

/** How many records the view has, its summaries and its groups with theirs, in one statement. */
export async function selectTotals(
  ctx: ViewCaller,
  plan: ViewPlan,
  groupOrder: RawBuilder<unknown> = largestFirst,
): Promise<Totals> {
  const { grouping, columns, groupValue } = plan;
  const wanted = askedOf(columns);
  const records = matching(ctx, plan).select([
    ...wanted.flatMap(({ selected }) => selected),
    (grouping === undefined ? sql`null::text` : asTexts(grouping)).as('in_groups'),
  ]);
  const sums = sumsOf(wanted);
  const overAll = wanted.length === 0 ? sql`null` : sql`(select ${sums} from m)`;
  const values = sql`(select e.value from unnest(m.in_groups) e(value) union all select null where coalesce(cardinality(m.in_groups), 0) = 0)`;
  const onlyGroup =
    groupValue === undefined ? sql`true` : sql`e.value is not distinct from ${groupValue}::text`;
  const groups =
    grouping === undefined
      ? sql`null`
      : sql`(select json_agg(row_to_json(x)) from (
          select e.value, count(*) as count, ${sums} as sums from m cross join lateral ${values} e where ${onlyGroup}
          group by e.value order by ${groupOrder} limit ${sql.lit(maxGroups + 1)}) x)`;
  const {
    rows: [row],
  } = await sql<{ count: number; sums: Sums['sums']; groups: CountedGroup[] | null }>`
    with m as materialized (${records})
    select (select count(*) from m) as count, ${overAll} as sums, ${groups} as groups`.execute(ctx.db);
  return { count: row!.count, sums: { sums: row!.sums }, groups: row!.groups ?? [] };
}

const asTexts = (grouping: ViewedColumn): RawBuilder<unknown> => sql`array(${groupValues(grouping)})`;

/** A page of rows, group by group in the order of `places`; a record with several values is in each of its groups. */
export async function selectRows(
  ctx: ViewCaller,
  plan: ViewPlan,
  places: readonly (string | null)[],
): Promise<Row[]> {
  const { list, columns, grouping, groupValue, order, limit, offset } = plan;
  const inOrder = [...order, ...list.own, sql`${list.id} asc`];
  const selected = matching(ctx, plan).select([
    list.id.as('id'),
    sql<string>`left(${list.name}, 300)`.as('name'),
    ...columns.map(({ shown }, place) => shown.as(`c${place}`)),
  ]);
  const placed = grouping === undefined ? selected : (joinGroups(selected, grouping, groupValue) as Select);
  const before = grouping === undefined ? [] : [placeIn(places), sql`in_group.value asc nulls last`];
  const page = placed
    .orderBy(sql.join([...before, ...inOrder]))
    .limit(sql.lit(limit))
    .offset(sql.val(offset));
  return allRows(ctx.db, page);
}

const joinGroups = (rows: Select, grouping: ViewedColumn, only: string | null | undefined): Select => {
  const values = sql<{ value: string | null }>`lateral (
    select e.value from (${groupValues(grouping)}) e union all select null where not exists (${groupValues(grouping)}))`;
  const joined = rows.innerJoin(values.as('in_group'), (join) => join.onTrue());
  return only === undefined
    ? joined
    : joined.where(sql<boolean>`in_group.value is not distinct from ${only}::text`);
};

/** Records without a value come last, those of groups that are not shown before them. */
const placeIn = (places: readonly (string | null)[]): RawBuilder<unknown> => {
  const known = places.filter((value) => value !== null);
  return sql`case when in_group.value is null then ${known.length + 2}::integer
    else coalesce(array_position(${known}::text[], in_group.value), ${known.length + 1}::integer) end asc`;
};

const allRows = async (db: Db, page: Select): Promise<Row[]> => {
  const { rows } = await sql<{ row: Row }>`select row_to_json(r) as row from (${page}) r`.execute(db);
  return rows.map(({ row }) => row);
};

/** The records of the view in its order, without groups. */
export async function selectIds(ctx: ViewCaller, plan: ViewPlan): Promise<string[]> {
  const { list, order, limit } = plan;
  const rows = await matching(ctx, plan)
    .select(list.id.as('id'))
    .orderBy(sql.join([...order, ...list.own, sql`${list.id} asc`]))
    .limit(sql.lit(limit))
    .execute();
  return rows.map(({ id }) => id as string);
}

/** Those of these records that are in the view, in no order. */
export function selectRowsOf(ctx: ViewCaller, plan: ViewPlan, ids: readonly string[]): Promise<Row[]> {
  const { list, columns } = plan;
  const selected = matching(ctx, plan)
    .where(sql<boolean>`${list.id} = any(${[...ids]}::uuid[])`)
    .select([
      list.id.as('id'),
      sql<string>`left(${list.name}, 300)`.as('name'),
      ...columns.map(({ shown }, place) => shown.as(`c${place}`)),
    ]);
  return allRows(ctx.db, selected);
}
