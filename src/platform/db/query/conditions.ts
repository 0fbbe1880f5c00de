import { sql, type RawBuilder } from 'kysely';
import { fold } from './fold.ts';
import { containing } from './like.ts';

/** A condition of a `where`. */
export type Condition = RawBuilder<boolean>;

/** All of those that there are; undefined for none. */
export function allOf(...conditions: readonly (Condition | undefined)[]): Condition | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length < 2 ? given[0] : sql<boolean>`(${sql.join(given, sql` and `)})`;
}

type Flag = (flag: boolean) => Condition;
type Values = (values: readonly string[]) => Condition;
type Instant = (at: string) => Condition;

/** The column holds one of these texts. */
export const oneOf =
  (column: string | RawBuilder<unknown>): Values =>
  (values) =>
    sql<boolean>`${expression(column)} = any(${values}::text[])`;

/** The column holds one of these ids. */
export const oneOfIds =
  (column: string | RawBuilder<unknown>): Values =>
  (ids) =>
    sql<boolean>`${expression(column)} = any(${ids}::uuid[])`;

/** The column holds one of these whole numbers. */
export const oneOfNumbers =
  (column: string) =>
  (values: readonly number[]): Condition =>
    sql<boolean>`${sql.ref(column)} = any(${values}::bigint[])`;

/** The column, an array of ids, shares one with these. */
export const anyOfIds =
  (column: string): Values =>
  (ids) =>
    sql<boolean>`${sql.ref(column)} && ${ids}::uuid[]`;

export const equalTo =
  (column: string | RawBuilder<unknown>) =>
  (value: string | number): Condition =>
    sql<boolean>`${expression(column)} = ${value}`;

export const atLeast =
  (column: string | RawBuilder<unknown>) =>
  (value: number): Condition =>
    sql<boolean>`${expression(column)} >= ${value}`;

export const atMost =
  (column: string | RawBuilder<unknown>) =>
  (value: number): Condition =>
    sql<boolean>`${expression(column)} <= ${value}`;

/** From this instant on. */
export const since =
  (column: string | RawBuilder<unknown>): Instant =>
  (at) =>
    sql<boolean>`${expression(column)} >= ${at}::timestamptz`;

/** Before this instant. */
export const before =
  (column: string | RawBuilder<unknown>): Instant =>
  (at) =>
    sql<boolean>`${expression(column)} < ${at}::timestamptz`;

/** From this day on. */
export const fromDay =
  (column: string): Instant =>
  (day) =>
    sql<boolean>`${sql.ref(column)} >= ${day}::date`;

/** Up to this day, and on it. */
export const untilDay =
  (column: string): Instant =>
  (day) =>
    sql<boolean>`${sql.ref(column)} <= ${day}::date`;

/** The condition holds, or does not. What is neither true nor false counts as false. */
export const holds =
  (condition: string | RawBuilder<boolean>): Flag =>
  (flag) =>
    flag ? sql<boolean>`${expression(condition)}` : sql<boolean>`(${expression(condition)}) is not true`;

/** The column has a value, or none. */
export const hasValue =
  (column: string): Flag =>
  (flag) =>
    flag ? sql<boolean>`${sql.ref(column)} is not null` : sql<boolean>`${sql.ref(column)} is null`;

/** The column has no value, or one. */
export const hasNoValue =
  (column: string): Flag =>
  (flag) =>
    hasValue(column)(!flag);

/** The column holds this name, in upper or lower case. */
export const named = (column: string, name: string): Condition =>
  sql<boolean>`lower(${sql.ref(column)}) = lower(${name}::text collate app.unicode)`;

/** Another record than this one; any, without an id. */
export const otherThan = (column: string, id: string | null | undefined): Condition =>
  sql<boolean>`${sql.ref(column)} is distinct from ${id ?? null}::uuid`;

/** One of the columns contains the text, without regard to case and accents. */
export const mentions = (...columns: readonly (string | RawBuilder<unknown>)[]) => ({
  prepare: (text: string): string => containing(fold(text)),
  condition: (pattern: string): Condition =>
    sql<boolean>`(${sql.join(
      columns.map((column) => sql`app.fold(${expression(column)}) like ${pattern}`),
      sql` or `,
    )})`,
});

/** The column, an array of texts, holds one of these in upper or lower case. */
export const tagged = (column: string) => ({
  prepare: (tags: readonly string[]): string[] => tags.map((tag) => tag.toLowerCase()),
  condition: (tags: readonly string[]): Condition =>
    sql<boolean>`exists (select from unnest(${sql.ref(column)}) tag where lower(tag) = any(${tags}::text[]))`,
});

/** The filters that lists of records share; each is a parameter in spec/shared/parameters.yaml. `alias` is the table in the query. */
export const recordFilters = (alias: string) => ({
  id: oneOfIds(`${alias}.id`),
  created_by: oneOfIds(`${alias}.created_by`),
  created_after: since(`${alias}.created_at`),
  created_before: before(`${alias}.created_at`),
  updated_after: since(`${alias}.updated_at`),
  updated_before: before(`${alias}.updated_at`),
});

const expression = (column: string | RawBuilder<unknown>): RawBuilder<unknown> =>
  typeof column === 'string' ? sql.ref(column) : column;
