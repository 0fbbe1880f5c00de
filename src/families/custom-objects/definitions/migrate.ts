import type { ReadContext } from '#src/call/context.ts';
import { changeBy, forgetFieldSets, recomputeObject } from '#src/domain/field-values/index.ts';
import { selectBehind } from '../records/stored.queries.ts';
import { finishRow, migrateRows, writeMoves } from './migrate.queries.ts';
import type { Migration } from './migration.rules.ts';

type Context = Pick<ReadContext, 'db' | 'identity' | 'now'>;

/** Brings these records of a custom object to its new definition. Nobody hears of it but those who look. */
export async function migrateRecords(
  ctx: Context,
  migration: Migration,
  ids: readonly string[],
): Promise<void> {
  await writeMoves(ctx.db, ids, migration, changeBy(ctx, 'custom_object_record'));
  await migrateRows(ctx.db, ids, migration, ctx.now);
}

const batchSize = 500;

/** Brings the next records to the new definition; answers how many. */
export async function migrateSome(ctx: Context, objectId: string, migration: Migration): Promise<number> {
  const ids = await selectBehind(ctx.db, objectId, migration.version, batchSize);
  if (ids.length > 0) await migrateRecords(ctx, migration, ids);
  return ids.length;
}

/** What is left of a change once all records are reached, with the definitions locked: formulas and former links. */
export async function finishMigration(ctx: Context, objectId: string, migration: Migration): Promise<void> {
  while ((await migrateSome(ctx, objectId, migration)) > 0);
  await recomputeObject(ctx, objectId);
  await finishRow(ctx.db, objectId, migration.unlinked, ctx.now);
  forgetFieldSets(ctx.identity.tenantId);
}
