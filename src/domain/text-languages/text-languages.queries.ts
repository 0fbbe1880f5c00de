import type { PoolClient } from 'pg';
import type { Database } from '#generated/database.ts';

/** Tables whose rows say in which language their words are stored; each has an index on `(tenant_id, language)`. */
export type TextTable = {
  [T in keyof Database]: Database[T] extends {
    readonly id: unknown;
    readonly language: unknown;
    readonly words: unknown;
  }
    ? T
    : never;
}[keyof Database];

/**
 * Gives rows whose words are in another language than their agency's that one; returns how many. Rows that a call or another
 * worker holds wait for the next time.
 */
export async function updateLanguages(owner: PoolClient, table: TextTable, limit: number): Promise<number> {
  // Two ranges of the index for each agency: rows before its language, and rows behind it.
  const { rowCount } = await owner.query({
    name: `update-languages-${table}`,
    text: `
      with agencies as materialized (select id, app.text_language_of(locale) as language from tenants),
      behind as materialized (
        select n.tenant_id, n.id, a.language from agencies a
        cross join lateral (
          (select tenant_id, id from ${table} where tenant_id = a.id and language < a.language limit $1)
          union all
          (select tenant_id, id from ${table} where tenant_id = a.id and language > a.language limit $1)) n
        limit $1),
      held as materialized (
        select n.tenant_id, n.id, b.language from behind b join ${table} n on n.tenant_id = b.tenant_id and n.id = b.id
        for no key update of n skip locked)
      update ${table} n set language = h.language from held h where n.tenant_id = h.tenant_id and n.id = h.id`,
    values: [limit],
  });
  return rowCount ?? 0;
}
