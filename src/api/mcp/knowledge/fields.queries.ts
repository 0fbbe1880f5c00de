import { sql } from 'kysely';
import type { KnowledgeItem } from '#generated/mcp/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** Fields whose description fits a prompt: an agency writes there what its values mean. An agency has some hundreds at most. */
export async function selectFittingFields(db: Db, prompt: string, most: number): Promise<KnowledgeItem[]> {
  const { rows } = await sql<KnowledgeItem>`
    select 'field' as kind, f.id, left(f.name || ' (' || f.key || ')', 500) as title, left(f.description, 2000) as excerpt, null as client_id
    from fields f, app.text_language() language, app.any_word(${prompt}) asked,
      app.text_words(language, f.name || ' ' || replace(f.key, '_', ' ') || ' ' || f.description) words
    where f.deleted_at is null and f.custom_object_id is null and f.description <> '' and words @@ asked
    order by ts_rank_cd(words, asked) desc, f.id
    limit ${most}`.execute(db);
  return rows;
}
