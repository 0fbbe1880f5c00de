import { sql } from 'kysely';
import type { StageTool } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';

/** A tool as rules see it. */
export type StoredTool = Pick<
  StageTool,
  | 'id'
  | 'process_definition_id'
  | 'stage_definition_id'
  | 'name'
  | 'description'
  | 'icon'
  | 'is_required'
  | 'is_visible_to_all'
  | 'config'
  | 'revision'
>;

const stored = (db: Db) =>
  db
    .selectFrom('stage_tools')
    .select([
      'id',
      'process_definition_id',
      'stage_definition_id',
      'name',
      'description',
      'icon',
      'is_required',
      'is_visible_to_all',
      'config',
      'revision',
    ]);

export const findTool = (db: Db, id: string): Promise<StoredTool | undefined> =>
  stored(db).where('id', '=', id).executeTakeFirst() as Promise<StoredTool | undefined>;

/** Tools of a stage in their order. */
export const selectToolsOfStage = (db: Db, stageId: string): Promise<StoredTool[]> =>
  stored(db)
    .where('stage_definition_id', '=', stageId)
    .orderBy('position')
    .orderBy('id')
    .execute() as Promise<unknown> as Promise<StoredTool[]>;

export async function stageExists(db: Db, processId: string, stageId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('process_stages')
      .where('process_definition_id', '=', processId)
      .where('id', '=', stageId)
      .select('id')
      .executeTakeFirst()) !== undefined
  );
}

export type ToolValues = Pick<
  StoredTool,
  'name' | 'description' | 'icon' | 'is_required' | 'is_visible_to_all' | 'config'
>;

const columns = ({ config, ...values }: ToolValues) => ({
  ...values,
  type: config.type,
  config: JSON.stringify(config),
});

export async function insertTool(
  db: Db,
  owner: { process_definition_id: string; stage_definition_id: string; position: number; created_by: string },
  values: ToolValues,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('stage_tools')
    .values({ ...owner, ...columns(values), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateTool = (db: Db, id: string, values: ToolValues, now: Date): Promise<void> =>
  reviseRecord(db, 'stage_tools', id, columns(values), now);

/** Numbers the tools of a stage in this order. */
export async function updateToolOrder(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update stage_tools o set position = w.place - 1
    from unnest(${[...ids]}::uuid[]) with ordinality w (id, place) where o.id = w.id and o.position <> w.place - 1`.execute(
    db,
  );
}

export async function deleteTool(db: Db, id: string): Promise<void> {
  await db.deleteFrom('stage_tools').where('id', '=', id).execute();
}
