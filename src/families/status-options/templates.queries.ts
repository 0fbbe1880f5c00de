import { sql } from 'kysely';
import type { StatusTemplate } from '#generated/types.gen.ts';
import type { ListStatusTemplatesInput } from '#generated/families/status-options/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  byName,
  holds,
  iso,
  list,
  mentions,
  named,
  oneOfIds,
  record,
  recordSorts,
  reviseRecord,
  selectRecord,
  since,
  type Listing,
} from '#src/platform/db/query/index.ts';
import { optionsWhere } from './options.queries.ts';

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

const useCounts = sql<{
  template_id: string;
  processes: number;
}>`(select template_id, count(*) as processes from ${uses} each_use group by template_id)`;

const templates = (db: Db) =>
  db
    .selectFrom('status_templates as t')
    .leftJoin(useCounts.as<'u'>(sql`u`), (join) => join.onRef('u.template_id', '=', 't.id'))
    .where('t.deleted_at', 'is', null);

const processCount = sql<number>`coalesce(u.processes, 0)`;

/** The contract's representation of a template. */
const templateRecord = (query: ReturnType<typeof templates>) =>
  record<StatusTemplate>()(
    query.select([
      't.id',
      't.name',
      't.description',
      optionsWhere(
        sql`o.tenant_id = t.tenant_id and o.record_kind = 'task_stage' and o.template_id = t.id`,
      ).as('options'),
      processCount.as('process_definition_count'),
      't.revision',
      iso('t.created_at').as('created_at'),
      iso('t.updated_at').as('updated_at'),
      't.created_by',
    ]),
  );

type ListTemplates = Listing<
  ListStatusTemplatesInput['query'] & ListStatusTemplatesInput['body'],
  StatusTemplate
>;

/** Its filters are in the body of the call. */
export const templateList = list<ListTemplates>()({
  rows: templates,
  record: templateRecord,
  id: 't.id',
  filters: {
    ids: oneOfIds('t.id'),
    process_definition_id: (id) =>
      sql<boolean>`t.id in (select template_id from ${uses} each_use where process_id = ${id}::uuid)`,
    is_used: holds(sql<boolean>`u.processes is not null`),
    search: mentions('t.name', 't.description'),
    updated_after: since('t.updated_at'),
  },
  sorts: {
    ...recordSorts('t'),
    name: byName('t.name'),
    process_definition_count: processCount,
  },
});

export const selectTemplate = (db: Db, id: string): Promise<JsonText<StatusTemplate> | undefined> =>
  selectRecord(db, templateRecord(templates(db).where('t.id', '=', id)));

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
  db
    .selectFrom('status_templates')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'name', 'description', 'revision'])
    .forUpdate()
    .executeTakeFirst();

export async function countProcessesWith(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from ${uses} each_use where template_id = ${id}`.execute(db);
  return rows[0]!.count;
}

export async function isTemplateNameTaken(db: Db, name: string, exceptId: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('status_templates')
    .where('deleted_at', 'is', null)
    .where(named('name', name))
    .where(sql<boolean>`id is distinct from ${exceptId}::uuid`)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const updateTemplate = (db: Db, id: string, values: TemplateValues, now: Date): Promise<void> =>
  reviseRecord(db, 'status_templates', id, values, now);
