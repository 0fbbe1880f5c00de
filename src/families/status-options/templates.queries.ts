import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';
import type { StatusTemplate } from '#generated/types.gen.ts';
import type { ListStatusTemplatesInput } from '#generated/families/status-options/handlers.ts';
import type { JsonText, Page } from '#src/call/context.ts';
import { containing } from '#src/platform/db/like.ts';
import { iso, selectPage, selectRecord } from '#src/platform/db/records.ts';
import { optionsWhere } from './options.queries.ts';

type Db = Kysely<Database>;

/** Which process names which template: as a whole or in a stage, in its working copy or in the version that new tasks get. */
const uses = sql`(
  select p.status_template_id as template_id, p.id as process_id from process_definitions p
    where p.deleted_at is null and p.status_template_id is not null
  union
  select s.status_template_id, p.id from process_definitions p
    join process_stages s on s.tenant_id = p.tenant_id and s.process_definition_id = p.id
    where p.deleted_at is null and s.status_template_id is not null
  union
  select named.id::uuid, p.id from process_definitions p
    join process_versions v on v.tenant_id = p.tenant_id and v.process_definition_id = p.id and v.version = p.version
    cross join lateral (
      select v.snapshot #>> '{defaults,status_template_id}'
      union all select stage ->> 'status_template_id' from jsonb_array_elements(v.snapshot -> 'stages') stage) named (id)
    where p.deleted_at is null and named.id is not null)`;

const useCounts = sql<{ template_id: string; processes: number }>`(select template_id, count(*) as processes from ${uses} each_use group by template_id)`;

const templates = (db: Db) => db.selectFrom('status_templates as t')
  .leftJoin(useCounts.as<'u'>(sql`u`), (join) => join.onRef('u.template_id', '=', 't.id'))
  .where('t.deleted_at', 'is', null);

const processCount = sql<number>`coalesce(u.processes, 0)`;

/** The contract's representation of a template. */
const withRecord = (query: ReturnType<typeof templates>) => query.select([
  't.id', 't.name', 't.description',
  optionsWhere(sql`o.tenant_id = t.tenant_id and o.entity_kind = 'task_stage' and o.template_id = t.id`).as('options'),
  processCount.as('process_definition_count'),
  't.revision', iso('t.created_at').as('created_at'), iso('t.updated_at').as('updated_at'), 't.created_by',
]);

const sortExpressions = {
  created_at: sql`t.created_at`,
  updated_at: sql`t.updated_at`,
  name: sql`lower(t.name)`,
  process_definition_count: processCount,
} as const;

export function selectTemplates(db: Db, { query, body }: ListStatusTemplatesInput): Promise<Page<StatusTemplate>> {
  const direction = sql.raw(query.order);
  let matching = templates(db);
  if (body.ids !== undefined) matching = matching.where(sql<boolean>`t.id = any(${body.ids}::uuid[])`);
  if (body.process_definition_id !== undefined) {
    matching = matching.where(sql<boolean>`t.id in (select template_id from ${uses} each_use where process_id = ${body.process_definition_id})`);
  }
  if (body.is_used !== undefined) matching = matching.where(sql<boolean>`(u.processes is not null) = ${body.is_used}`);
  if (body.search !== undefined) {
    const pattern = containing(body.search);
    matching = matching.where(sql<boolean>`(t.name ilike ${pattern} or t.description ilike ${pattern})`);
  }
  return selectPage<StatusTemplate>(db, {
    matching,
    record: (rows) => withRecord(rows as ReturnType<typeof templates>),
    orderBy: [sql`${sortExpressions[query.sort]} ${direction}`, sql`t.id ${direction}`],
    limit: query.limit,
    offset: query.offset,
  });
}

export const selectTemplate = (db: Db, id: string): Promise<JsonText<StatusTemplate> | undefined> =>
  selectRecord<StatusTemplate>(db, withRecord(templates(db).where('t.id', '=', id)));

/** A template as its rules need it. */
export interface StoredTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly revision: number;
}

export type TemplateValues = Pick<StoredTemplate, 'name' | 'description'>;

/** For a change: waits for who lets a process name it (`lockStatusTemplates`) and keeps others from it until the transaction ends. */
export const lockTemplate = (db: Db, id: string): Promise<StoredTemplate | undefined> =>
  db.selectFrom('status_templates').where('id', '=', id).where('deleted_at', 'is', null)
    .select(['id', 'name', 'description', 'revision']).forUpdate().executeTakeFirst();

export async function countProcessesWith(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${uses} each_use where template_id = ${id}`.execute(db);
  return rows[0]!.count;
}

export async function isTemplateNameTaken(db: Db, name: string, exceptId: string | null): Promise<boolean> {
  const row = await db.selectFrom('status_templates').where('deleted_at', 'is', null).where(sql<boolean>`lower(name) = lower(${name} collate app.unicode)`)
    .where(sql<boolean>`id is distinct from ${exceptId}::uuid`).select('id').executeTakeFirst();
  return row !== undefined;
}

export async function insertTemplate(db: Db, values: TemplateValues, userId: string, now: Date): Promise<string> {
  const { id } = await db.insertInto('status_templates').values({ ...values, created_by: userId, created_at: now, updated_at: now }).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateTemplate(db: Db, id: string, values: TemplateValues, now: Date): Promise<void> {
  await db.updateTable('status_templates').set((eb) => ({ ...values, revision: eb('revision', '+', 1), updated_at: now })).where('id', '=', id).execute();
}

export async function softDeleteTemplate(db: Db, id: string, userId: string, now: Date): Promise<void> {
  await db.updateTable('status_templates')
    .set((eb) => ({ deleted_at: now, deleted_by: userId, revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', id).execute();
}
