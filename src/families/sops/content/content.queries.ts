import { sql, type RawBuilder } from 'kysely';
import type { BlockContent, SopPublishedStep, SopStep } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** The steps of the working copy of the SOP whose id is given, as readers will see them. */
const publishedSteps = (id: RawBuilder<unknown>): RawBuilder<SopPublishedStep[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', t.id, 'position', t.position, 'title', t.title, 'summary', t.summary, 'is_optional', t.is_optional,
    'estimated_minutes', t.estimated_minutes,
    'blocks', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'position', b.position, 'content', b.content) order by b.position, b.id), '[]')
      from sop_blocks b where b.tenant_id = t.tenant_id and b.step_id = t.id and b.deleted_at is null)) order by t.position, t.id), '[]')
  from sop_steps t where t.tenant_id = app.tenant_id() and t.sop_id = ${id} and t.deleted_at is null)`;

/** The steps of a working copy, for its authors. */
export async function selectWorkingSteps(db: Db, sopId: string): Promise<SopStep[]> {
  const { rows } = await sql<{ steps: SopStep[] }>`
    select coalesce(json_agg(json_build_object(
      'id', t.id, 'sop_id', t.sop_id, 'position', t.position, 'title', t.title, 'summary', t.summary, 'is_optional', t.is_optional,
      'estimated_minutes', t.estimated_minutes,
      'blocks', (select coalesce(json_agg(json_build_object('id', b.id, 'step_id', b.step_id, 'position', b.position, 'content', b.content,
          'revision', b.revision, 'created_at', app.iso(b.created_at), 'updated_at', app.iso(b.updated_at), 'created_by', b.created_by)
          order by b.position, b.id), '[]')
        from sop_blocks b where b.tenant_id = t.tenant_id and b.step_id = t.id and b.deleted_at is null),
      'revision', t.revision, 'created_at', app.iso(t.created_at), 'updated_at', app.iso(t.updated_at), 'created_by', t.created_by)
      order by t.position, t.id), '[]') as steps
    from sop_steps t where t.sop_id = ${sopId}::uuid and t.deleted_at is null`.execute(db);
  return rows[0]!.steps;
}

/** The working copy as the next version would show it. */
export async function selectNextSteps(db: Db, sopId: string): Promise<SopPublishedStep[]> {
  const { rows } = await sql<{ steps: SopPublishedStep[] }>`
    select ${publishedSteps(sql`${sopId}::uuid`)} as steps`.execute(db);
  return rows[0]!.steps;
}

/** The content of an SOP changed: its revisions grow, and what it says is compared with the live version anew. */
export async function storeContentChange(
  db: Db,
  sopId: string,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await sql`
    update sops set content_revision = content_revision + 1, revision = revision + 1, updated_at = ${now}::timestamptz,
      content_author_id = ${userId}::uuid, status = case status when 'in_review' then 'draft' else status end,
      content_hash = md5(${publishedSteps(sql`sops.id`)}::text),
      step_count = (select count(*) from sop_steps t where t.tenant_id = sops.tenant_id and t.sop_id = sops.id and t.deleted_at is null)
    where id = ${sopId}::uuid`.execute(db);
}

/** As `storeContentChange`, of an SOP that has just been inserted. */
export async function storeFirstContent(db: Db, sopId: string): Promise<void> {
  await sql`
    update sops set content_hash = md5(${publishedSteps(sql`sops.id`)}::text),
      step_count = (select count(*) from sop_steps t where t.tenant_id = sops.tenant_id and t.sop_id = sops.id and t.deleted_at is null)
    where id = ${sopId}::uuid`.execute(db);
}

/** Steps and blocks of a working copy as rules see them, in order. */
export interface StoredStep {
  readonly id: string;
  readonly title: string;
  readonly summary: string | null;
  readonly is_optional: boolean;
  readonly estimated_minutes: number | null;
  readonly revision: number;
}

export interface StoredBlock {
  readonly id: string;
  readonly step_id: string;
  readonly content: BlockContent;
  readonly revision: number;
}

export const selectSteps = (db: Db, sopId: string): Promise<StoredStep[]> =>
  db
    .selectFrom('sop_steps')
    .where('sop_id', '=', sopId)
    .where('deleted_at', 'is', null)
    .select(['id', 'title', 'summary', 'is_optional', 'estimated_minutes', 'revision'])
    .orderBy('position')
    .orderBy('id')
    .execute();

export const selectBlocks = (db: Db, sopId: string, stepId?: string): Promise<StoredBlock[]> =>
  db
    .selectFrom('sop_blocks')
    .where('sop_id', '=', sopId)
    .where('deleted_at', 'is', null)
    .$if(stepId !== undefined, (query) => query.where('step_id', '=', stepId!))
    .select(['id', 'step_id', 'content', 'revision'])
    .orderBy('position')
    .orderBy('id')
    .execute() as unknown as Promise<StoredBlock[]>;

/** The SOP that a step or block belongs to, and whether it was deleted; undefined for one that never was. */
export async function findPart(
  db: Db,
  table: 'sop_steps' | 'sop_blocks',
  ids: readonly string[],
): Promise<{ id: string; sop_id: string; step_id: string; is_deleted: boolean }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; sop_id: string; step_id: string; is_deleted: boolean }>`
    select id, sop_id, ${table === 'sop_steps' ? sql`id` : sql`step_id`} as step_id, deleted_at is not null as is_deleted
    from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

export interface NewStep extends Omit<StoredStep, 'revision'> {
  readonly blocks: readonly { readonly id: string; readonly content: BlockContent }[];
}

interface Stamp {
  readonly userId: string;
  readonly now: Date;
}

/** Adds steps, or brings deleted ones back; positions follow with `placeSteps`. */
export async function upsertSteps(
  db: Db,
  sopId: string,
  steps: readonly Omit<NewStep, 'blocks'>[],
  { userId, now }: Stamp,
): Promise<void> {
  if (steps.length === 0) return;
  await sql`
    insert into sop_steps (id, sop_id, position, title, summary, is_optional, estimated_minutes, created_at, updated_at, created_by)
    select r.id, ${sopId}::uuid, 0, r.title, r.summary, r.is_optional, r.estimated_minutes, ${now}::timestamptz, ${now}::timestamptz, ${userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) r (id uuid, title text, summary text, is_optional boolean, estimated_minutes integer)
    on conflict (tenant_id, id) do update set title = excluded.title, summary = excluded.summary, is_optional = excluded.is_optional,
      estimated_minutes = excluded.estimated_minutes, revision = sop_steps.revision + 1, updated_at = excluded.updated_at,
      deleted_at = null, deleted_by = null
      where sop_steps.sop_id = excluded.sop_id`.execute(db);
}

/** Adds blocks, or brings deleted ones back. */
export async function upsertBlocks(
  db: Db,
  sopId: string,
  blocks: readonly (Omit<StoredBlock, 'revision'> & { readonly position: number })[],
  { userId, now }: Stamp,
): Promise<void> {
  if (blocks.length === 0) return;
  await sql`
    insert into sop_blocks (id, sop_id, step_id, position, content, created_at, updated_at, created_by)
    select r.id, ${sopId}::uuid, r.step_id, r.position, r.content, ${now}::timestamptz, ${now}::timestamptz, ${userId}::uuid
    from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb) r (id uuid, step_id uuid, position integer, content jsonb)
    on conflict (tenant_id, id) do update set step_id = excluded.step_id, position = excluded.position, content = excluded.content,
      revision = sop_blocks.revision + 1, updated_at = excluded.updated_at, deleted_at = null, deleted_by = null
      where sop_blocks.sop_id = excluded.sop_id`.execute(db);
}

/** Gives the steps their places in this order. Those that only make room keep their revision. */
export const placeSteps = (db: Db, ids: readonly string[]): Promise<unknown> => place(db, 'sop_steps', ids);
export const placeBlocks = (db: Db, ids: readonly string[]): Promise<unknown> => place(db, 'sop_blocks', ids);

const place = (db: Db, table: 'sop_steps' | 'sop_blocks', ids: readonly string[]) =>
  sql`update ${sql.table(table)} p set position = o.place - 1 from unnest(${[...ids]}::uuid[]) with ordinality o (id, place)
    where p.id = o.id and p.position <> o.place - 1`.execute(db);

export const deleteParts = (
  db: Db,
  table: 'sop_steps' | 'sop_blocks',
  ids: readonly string[],
  { userId, now }: Stamp,
): Promise<unknown> =>
  sql`update ${sql.table(table)} set deleted_at = ${now}::timestamptz, deleted_by = ${userId}::uuid, revision = revision + 1,
    updated_at = ${now}::timestamptz where id = any(${[...ids]}::uuid[]) and deleted_at is null`.execute(db);

export const deleteBlocksOfSteps = (
  db: Db,
  stepIds: readonly string[],
  { userId, now }: Stamp,
): Promise<unknown> =>
  sql`update sop_blocks set deleted_at = ${now}::timestamptz, deleted_by = ${userId}::uuid, revision = revision + 1,
    updated_at = ${now}::timestamptz where step_id = any(${[...stepIds]}::uuid[]) and deleted_at is null`.execute(
    db,
  );

/** The step changed, or one of its blocks; answers its revision. */
export async function touchStep(db: Db, id: string, now: Date): Promise<number> {
  const { revision } = await db
    .updateTable('sop_steps')
    .set((eb) => ({ revision: eb('revision', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
