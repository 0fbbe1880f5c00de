import { sql, type AliasedExpression, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { JsonText, Page } from '#src/call/context.ts';
import type { Db } from '../db.ts';
import type { Fits } from './row-type.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the builder is invariant in its tables
export type Select<O = any> = SelectQueryBuilder<any, any, O>;

declare const represented: unique symbol;

/** A select whose rows are, column for column, the contract's representation `T` of a record; made by `record`. */
export type RecordQuery<T> = Select & { readonly [represented]: T };

/**
 * Takes a select for the contract's representation `T`. TypeScript compares the columns with it and names those that are
 * missing, additional or of another type:
 *
 *   const noteRecord = (notes: Notes) => record<ClientNote>()(notes.select(['n.id', 'n.title', ...]));
 */
export const record =
  <T>() =>
  <O>(query: Select<O> & Fits<O, T>): RecordQuery<T> =>
    query as unknown as RecordQuery<T>;

/**
 * A query that has the column: Kysely hands its builder to a function among what is selected, and `not` of that builder takes the
 * query's columns and no others. Asking for a whole builder says the same, and has TypeScript compare all its methods for each column.
 */
type Having<C extends string> = C extends `${string}.${string}`
  ? { readonly not: (column: C) => unknown }
  : never;

/** SQL about one column. Selected under a name, it fits only the queries that have the column. */
export interface OfColumn<T, C extends string> extends Omit<RawBuilder<T>, 'as'> {
  as<A extends string>(alias: A): (query: Having<C>) => AliasedExpression<T, A>;
}

/** Only the type asks for the query: Kysely takes what is aliased and what makes it alike. */
const ofColumn = <T, C extends string>(expression: RawBuilder<T>): OfColumn<T, C> =>
  expression as unknown as OfColumn<T, C>;

export interface PageOf<T, Q extends Select = Select> {
  /** Tables and conditions, without columns: it is counted as it stands. */
  readonly matching: Q;
  /** A statement whose ids `matching` selects from `found`; it runs once. */
  readonly found?: RawBuilder<{ id: string }> | undefined;
  /** Adds the columns of the contract's representation, and the joins that only they need. */
  readonly record: (matching: Q) => RecordQuery<T>;
  /** Sort expressions in order; end with the id, so that pages never overlap. */
  readonly orderBy: readonly RawBuilder<unknown>[];
  readonly limit: number;
  readonly offset: number;
  /**
   * The alias of the one table of `matching`, for records with subqueries: only rows of the page are given to `record`.
   * Left to itself, Postgres runs subqueries that it takes for cheap for every row before it sorts them.
   */
  readonly cutFirst?: string | undefined;
}

/**
 * The statement of a page of records and their total. Postgres writes the JSON, and nothing parses it on its way to the
 * caller: 50 rows cost a third of the CPU they cost as objects.
 */
export function pageQuery<T, Q extends Select>(
  db: Db,
  page: PageOf<T, Q>,
): SelectQueryBuilder<Database, never, PageRow> {
  const cut = <S extends Select>(query: S): S =>
    query
      .orderBy(sql.join(page.orderBy as RawBuilder<unknown>[], sql`, `))
      .limit(sql.val(page.limit))
      .offset(sql.val(page.offset)) as S;
  const { cutFirst: table } = page;
  const rows: Select =
    table === undefined
      ? cut(page.record(page.matching))
      : page.record(db.selectFrom(cut(page.matching.selectAll(table)).as(table)) as unknown as Q);
  const { found } = page;
  const source =
    found === undefined
      ? db
      : (db.with(
          (cte) => cte('found').materialized(),
          () => sql<{ id: string }>`(${found})`,
        ) as unknown as Db);
  return source.selectNoFrom([
    page.matching.select(sql<number>`count(*)`.as('total')).as('total'),
    db
      .selectFrom(rows.as('r'))
      .select(sql<string>`coalesce('[' || string_agg(row_to_json(r)::text, ',') || ']', '[]')`.as('items'))
      .as('items'),
  ]) as unknown as SelectQueryBuilder<Database, never, PageRow>;
}

export interface PageRow {
  readonly total: number;
  readonly items: string;
}

export const toPage = <T>({ items, total }: PageRow): Page<T> => ({
  items: items as JsonText<readonly T[]>,
  total,
});

/** A page whose records are parsed: for what becomes a part of another answer. */
export interface ObjectPage<T> {
  readonly items: T[];
  readonly total: number;
}

export async function pageOfObjects<T, Q extends Select>(db: Db, page: PageOf<T, Q>): Promise<ObjectPage<T>> {
  const { items, total } = await pageQuery(db, page).executeTakeFirstOrThrow();
  return { items: JSON.parse(items) as T[], total };
}

/** The one record that `query` selects, as the JSON that Postgres wrote; undefined when there is none. */
export async function selectRecord<T>(db: Db, query: RecordQuery<T>): Promise<JsonText<T> | undefined> {
  return (await recordQuery(db, query).executeTakeFirst())?.record;
}

/** The statement behind `selectRecord`, for reads that compile it once. */
export const recordQuery = <T>(db: Db, query: RecordQuery<T>) =>
  db.selectFrom((query as Select).as('r')).select(sql<JsonText<T>>`row_to_json(r)::text`.as('record'));

/** The records that `query` selects, parsed: for rules that compare values. */
export async function selectRecords<T>(db: Db, query: RecordQuery<T>): Promise<T[]> {
  return (await recordQuery(db, query).execute()).map((row) => parseRecord(row.record));
}

/** Reads back the JSON of a record, for rules that compare values. */
export const parseRecord = <T>(text: JsonText<T>): T => JSON.parse(text) as T;

/** The record that `query` selects as a value inside another one. */
export const nested = <T>(db: Db, query: RecordQuery<T>): RawBuilder<T> =>
  sql<T>`(${db.selectFrom((query as Select).as('r')).select(sql`row_to_json(r)`.as('record'))})`;

/** The records that `query` selects as an array inside another one, in the order of the query. */
export const nestedAll = <T>(db: Db, query: RecordQuery<T>): RawBuilder<T[]> =>
  sql<
    T[]
  >`(${db.selectFrom((query as Select).as('r')).select(sql`coalesce(json_agg(row_to_json(r)), '[]')`.as('records'))})`;

/**
 * An instant as the contract writes it. The column is never null. A query that has none of that name does not compile.
 */
export const iso = <C extends string>(column: C): OfColumn<string, C> =>
  ofColumn(sql<string>`app.iso(${sql.ref(column)})`);

/** As `iso`, of a column that may be null. */
export const isoOrNull = <C extends string>(column: C): OfColumn<string | null, C> =>
  ofColumn(sql<string | null>`app.iso(${sql.ref(column)})`);

/** A day as the contract writes it, `2026-03-01`. The column is never null. */
export const day = <C extends string>(column: C): OfColumn<string, C> =>
  ofColumn(sql<string>`${sql.ref(column)}::text`);

/** As `day`, of a column that may be null. */
export const dayOrNull = <C extends string>(column: C): OfColumn<string | null, C> =>
  ofColumn(sql<string | null>`${sql.ref(column)}::text`);

/** A column whose type in the contract is narrower than its type in the table, because only validated values get there: `as<Color>()('k.color')`. */
export const as =
  <T>() =>
  <C extends string>(column: C): OfColumn<T, C> =>
    ofColumn(sql<T>`${sql.ref(column)}`);
