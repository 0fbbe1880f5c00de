import { sql, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { JsonText, Page } from '#src/call/context.ts';

/** Any select whose rows are, column for column, the contract's representation of a record. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the builder is invariant in its tables and rows
export type RecordQuery = SelectQueryBuilder<any, any, any>;

export interface PageOf<Q extends RecordQuery> {
  /** Tables and conditions, without columns: it is counted as it stands. */
  readonly matching: Q;
  /** Adds the columns of the contract's representation, and the joins that only they need. */
  readonly record: (matching: Q) => RecordQuery;
  /** Sort expressions in order; end with the id, so that pages never overlap. */
  readonly orderBy: readonly RawBuilder<unknown>[];
  readonly limit: number;
  readonly offset: number;
  /**
   * The alias of the one table of `matching`, for records with subqueries: only rows of the page are given to `record`.
   * Left to itself, Postgres runs subqueries that it takes for cheap for every row before it sorts them.
   */
  readonly cutFirst?: string;
}

/**
 * A page of records and their total in one statement. Postgres writes the JSON, and nothing parses it on its way to
 * the caller: 50 rows cost a third of the CPU they cost as objects.
 */
export async function selectPage<T>(db: Kysely<Database>, page: PageOf<RecordQuery>): Promise<Page<T>> {
  return toPage(await pageQuery(db, page).executeTakeFirstOrThrow());
}

/** The statement behind `selectPage`, for lists that compile it once (`fixed` in src/platform/db/fixed.ts). */
export function pageQuery(db: Kysely<Database>, page: PageOf<RecordQuery>): SelectQueryBuilder<Database, never, PageRow> {
  const cut = (query: RecordQuery): RecordQuery => query
    .orderBy(sql.join(page.orderBy as RawBuilder<unknown>[], sql`, `))
    .limit(sql.val(page.limit))
    .offset(sql.val(page.offset));
  const { cutFirst: table } = page;
  const rows = table === undefined ? cut(page.record(page.matching)) : page.record(db.selectFrom(cut(page.matching.selectAll(table)).as(table)) as RecordQuery);
  return db.selectNoFrom([
    page.matching.select(sql<number>`count(*)`.as('total')).as('total'),
    db.selectFrom(rows.as('r'))
      .select(sql<string>`coalesce('[' || string_agg(row_to_json(r)::text, ',') || ']', '[]')`.as('items'))
      .as('items'),
  ]) as unknown as SelectQueryBuilder<Database, never, PageRow>;
}

export interface PageRow {
  readonly total: number;
  readonly items: string;
}

export const toPage = <T>({ items, total }: PageRow): Page<T> => ({ items: items as JsonText<readonly T[]>, total });

/** A page whose records are parsed: for what becomes a part of another answer. */
export interface ObjectPage<T> {
  readonly items: T[];
  readonly total: number;
}

export async function pageOfObjects<T>(db: Kysely<Database>, page: PageOf<RecordQuery>): Promise<ObjectPage<T>> {
  const { items, total } = await pageQuery(db, page).executeTakeFirstOrThrow();
  return { items: JSON.parse(items) as T[], total };
}

/** The one record that `query` selects, as the JSON that Postgres wrote; undefined when there is none. */
export async function selectRecord<T>(db: Kysely<Database>, query: RecordQuery): Promise<JsonText<T> | undefined> {
  return (await recordQuery(db, query).executeTakeFirst())?.record as JsonText<T> | undefined;
}

/** The statement behind `selectRecord`, for reads that compile it once. */
export const recordQuery = (db: Kysely<Database>, query: RecordQuery) =>
  db.selectFrom(query.as('r')).select(sql<string>`row_to_json(r)::text`.as('record'));

/** The records that `query` selects, parsed: for rules that compare values. */
export async function selectRecords<T>(db: Kysely<Database>, query: RecordQuery): Promise<T[]> {
  const rows = await db.selectFrom(query.as('r')).select(sql<string>`row_to_json(r)::text`.as('record')).execute();
  return rows.map((row) => JSON.parse(row.record) as T);
}

/** Reads back the JSON of a record, for rules that compare values. */
export const parseRecord = <T>(text: JsonText<T>): T => JSON.parse(text) as T;

/** An instant as the contract writes it. */
export const iso = (column: string): RawBuilder<string> => sql<string>`app.iso(${sql.ref(column)})`;

/** `column asc|desc nulls last`: records without a value come last in both directions. */
export const orderBy = (expression: RawBuilder<unknown>, direction: 'asc' | 'desc'): RawBuilder<unknown> =>
  sql`${expression} ${sql.raw(direction)} nulls last`;
