import type { PoolClient } from 'pg';

/**
 * Gives notes whose words are in another language than their agency's that one; returns how many. Notes that a call or another
 * worker holds wait for the next time.
 */
export async function updateNoteLanguages(owner: PoolClient, limit: number): Promise<number> {
  // Two ranges of the index for each agency: notes before its language, and notes behind it.
  const { rowCount } = await owner.query({
    name: 'update-note-languages',
    text: `
      with agencies as materialized (select id, app.text_language_of(locale) as language from tenants),
      behind as materialized (
        select n.tenant_id, n.id, a.language from agencies a
        cross join lateral (
          (select tenant_id, id from client_notes where tenant_id = a.id and language < a.language limit $1)
          union all
          (select tenant_id, id from client_notes where tenant_id = a.id and language > a.language limit $1)) n
        limit $1),
      held as materialized (
        select n.tenant_id, n.id, b.language from behind b join client_notes n on n.tenant_id = b.tenant_id and n.id = b.id
        for no key update of n skip locked)
      update client_notes n set language = h.language from held h where n.tenant_id = h.tenant_id and n.id = h.id`,
    values: [limit],
  });
  return rowCount ?? 0;
}
