import { expect, expectTypeOf, it } from 'vitest';
import type { Instant } from '#generated/database.ts';
import type { Db } from '#src/platform/db/db.ts';
import { as, iso, isoOrNull } from '#src/platform/db/query/records.ts';
import type { Fits } from '#src/platform/db/query/row-type.ts';
import { scopedKysely } from '#src/platform/db/scoped.ts';

/** A row is judged against the contract by TypeScript: these lines fail when the tests are type-checked, not when they run. */
interface Note {
  id: string;
  title: string | null;
  color: 'red' | 'blue';
  at: string;
  remark?: string;
}
interface Row {
  id: string;
  title: string;
  color: 'red';
  at: string;
}
type Differs<D> = { readonly 'the row differs from the contract': D };

it('a row that holds what the contract allows, or less, fits', () => {
  expectTypeOf<Fits<Row, Note>>().toEqualTypeOf<unknown>();
});

it('a property that is missing is named', () => {
  expectTypeOf<Fits<Omit<Row, 'at'>, Note>>().toEqualTypeOf<Differs<{ readonly missing: 'at' }>>();
});

it('a property that the contract does not have is named', () => {
  expectTypeOf<Fits<Row & { misspelt: string }, Note>>().toEqualTypeOf<
    Differs<{ readonly additional: 'misspelt' }>
  >();
});

it('a property of another type is named: null, an unknown value, an enumeration that is wider', () => {
  expectTypeOf<Fits<Omit<Row, 'id'> & { id: string | null }, Note>>().toEqualTypeOf<
    Differs<{ readonly wrong: 'id' }>
  >();
  expectTypeOf<Fits<Omit<Row, 'title'> & { title: unknown }, Note>>().toEqualTypeOf<
    Differs<{ readonly wrong: 'title' }>
  >();
  expectTypeOf<Fits<Omit<Row, 'color'> & { color: string }, Note>>().toEqualTypeOf<
    Differs<{ readonly wrong: 'color' }>
  >();
});

it('an instant as the driver gives it is wrong, for the contract writes it otherwise', () => {
  expectTypeOf<Fits<Omit<Row, 'at'> & { at: Instant }, Note>>().toEqualTypeOf<
    Differs<{ readonly wrong: 'at' }>
  >();
});

it('a column that the query does not have does not compile, whatever is made of it', () => {
  const notes = (db: Db) => db.selectFrom('client_notes as n');
  const selects = [
    (db: Db) => notes(db).select(['n.id', iso('n.created_at').as('at'), as<'a'>()('n.title').as('title')]),
    // @ts-expect-error misspelt
    (db: Db) => notes(db).select(['n.id', iso('n.created_att').as('at')]),
    // @ts-expect-error misspelt
    (db: Db) => notes(db).select([isoOrNull('n.deleted').as('at')]),
    // @ts-expect-error misspelt
    (db: Db) => notes(db).select([as<'a'>()('n.titel').as('title')]),
    // @ts-expect-error of no table of the query
    (db: Db) => notes(db).select([iso('c.created_at').as('at')]),
  ];
  expectTypeOf(notes).returns.toHaveProperty('select');
  expect(selects).toHaveLength(5);
});

it('Kysely selects such columns by their names', () => {
  const query = scopedKysely(async () => ({ rows: [], rowCount: 0 }))
    .selectFrom('client_notes as n')
    .select([iso('n.created_at').as('at'), as<'a'>()('n.title').as('title')]);
  expect(query.compile().sql).toBe(
    'select app.iso("n"."created_at") as "at", "n"."title" as "title" from "client_notes" as "n"',
  );
});
