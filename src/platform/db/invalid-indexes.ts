import type pg from 'pg';

/**
 * Our indexes whose concurrent build did not end: every change writes them and no statement reads them. One that is being built
 * right now is invalid too, and none of ours to mend.
 */
export const invalidIndexes = `
  select format('%I.%I', c.relnamespace::regnamespace, c.relname) as index, c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
  where not i.indisvalid and c.relkind = 'i' and c.relnamespace in (to_regnamespace('public'), to_regnamespace('app'))
    and not exists (select from pg_stat_progress_create_index p where p.datname = current_database() and p.relid = i.indrelid)`;

interface InvalidIndex {
  /** With its schema, as statements name it. */
  readonly index: string;
  readonly name: string;
}

export async function selectInvalidIndexes(owner: pg.ClientBase | pg.Pool): Promise<InvalidIndex[]> {
  return (await owner.query<InvalidIndex>(`${invalidIndexes} order by 1`)).rows;
}

const created = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(\w+)/gi;

/** Drops what earlier tries of a migration left half-made. */
export async function dropInvalidOf(owner: pg.ClientBase, text: string): Promise<void> {
  const names = new Set([...text.matchAll(created)].map(([, name]) => name));
  for (const { index, name } of await selectInvalidIndexes(owner))
    if (names.has(name)) await owner.query(`drop index concurrently if exists ${index}`);
}

/** Builds every invalid index again. What an interrupted rebuild left beside its index is dropped. */
export async function repairIndexes(owner: pg.ClientBase): Promise<void> {
  for (const { index, name } of await selectInvalidIndexes(owner))
    await owner.query(
      /_cc(?:new|old)\d*$/.test(name)
        ? `drop index concurrently if exists ${index}`
        : `reindex index concurrently ${index}`,
    );
}
