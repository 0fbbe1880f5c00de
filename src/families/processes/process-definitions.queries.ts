import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { ProcessDefinition } from '#generated/types.gen.ts';
import type { ListProcessDefinitionsInput } from '#generated/families/processes/handlers.ts';
import type { Page } from '#src/call/context.ts';
import { containing } from '#src/platform/db/like.ts';
import { recordConditions } from '#src/platform/db/record-filters.ts';
import { orderBy, selectPage } from '#src/platform/db/records.ts';
import { liveProcesses, withProcessRecord } from '#src/domain/processes/index.ts';
import type { Viewer } from '#src/domain/tasks/visibility.queries.ts';

type Db = Kysely<Database>;

const sortExpressions = {
  created_at: sql`p.created_at`,
  updated_at: sql`p.updated_at`,
  name: sql`lower(p.name)`,
  published_at: sql`p.published_at`,
  open_task_count: sql`open_task_count`,
} as const;

const usesTemplate = (ids: readonly string[]) => sql<boolean>`(p.status_template_id = any(${ids}::uuid[]) or exists (
  select from process_stages s where s.tenant_id = p.tenant_id and s.process_definition_id = p.id and s.status_template_id = any(${ids}::uuid[])))`;

export function selectProcesses(db: Db, query: ListProcessDefinitionsInput['query'], viewer: Viewer): Promise<Page<ProcessDefinition>> {
  let matching = liveProcesses(db);
  if (query.status !== undefined) matching = matching.where('p.status', 'in', query.status);
  if (query.department_id !== undefined) matching = matching.where('p.department_id', 'in', query.department_id);
  if (query.tags !== undefined) {
    const tags = query.tags.map((tag) => tag.toLowerCase());
    matching = matching.where(sql<boolean>`exists (select from unnest(p.tags) t where lower(t) = any(${tags}::text[]))`);
  }
  if (query.has_unpublished_changes !== undefined) matching = matching.where('p.has_unpublished_changes', '=', query.has_unpublished_changes);
  if (query.status_template_id !== undefined) matching = matching.where(usesTemplate(query.status_template_id));
  for (const condition of recordConditions('p', query)) matching = matching.where(condition);
  if (query.search !== undefined) {
    const pattern = containing(query.search);
    matching = matching.where(sql<boolean>`(p.name ilike ${pattern} or p.description ilike ${pattern})`);
  }
  return selectPage<ProcessDefinition>(db, {
    matching,
    record: (rows) => withProcessRecord(rows as ReturnType<typeof liveProcesses>, viewer),
    orderBy: [orderBy(sortExpressions[query.sort], query.order), sql`p.id ${sql.raw(query.order)}`],
    limit: query.limit,
    offset: query.offset,
  });
}

export async function softDeleteProcess(db: Db, id: string, userId: string, now: Date): Promise<void> {
  await db.updateTable('process_definitions')
    .set((e) => ({ deleted_at: now, deleted_by: userId, revision: e('revision', '+', 1), updated_at: now })).where('id', '=', id).execute();
}
