import type { CustomObject } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { selectJobUnderWay, type BackgroundJobKind } from '#src/domain/background-jobs/index.ts';
import { lockDefinitions } from '#src/domain/field-values/index.ts';
import { systemIdentity } from '#src/platform/events/index.ts';
import { finishMigration, migrateSome } from './migrate.ts';
import { countBehind, findMigration, lockMigration } from './migrate.queries.ts';

export const migrationKind = 'migrate_custom_object';

export interface MigrationInput {
  readonly customObjectId: string;
}

/** Of one custom object one change is under way at a time. */
export const migrationTopic = (objectId: string): string => `custom object ${objectId}`;

/** Whether a job is at it: one that failed or was cancelled leaves the custom object `migrating`. */
export const isUnderWay = async (
  ctx: Pick<ReadContext, 'db'>,
  { id, status }: Pick<CustomObject, 'id' | 'status'>,
): Promise<boolean> =>
  status === 'migrating' &&
  (await selectJobUnderWay(ctx.db, migrationKind, migrationTopic(id))) !== undefined;

/** Applies a change of a definition to the records, some at a time; who asked for it is told as its author. */
export const migrateCustomObject: BackgroundJobKind = {
  kind: migrationKind,
  async run({ db, tenantId, userId, input, signal, progress }) {
    const { customObjectId: id } = input as MigrationInput;
    const identity = { ...systemIdentity(tenantId, migrationKind), kind: 'user' as const, userId };
    const step = () =>
      db.write(tenantId, async (scope) => {
        const found = await findMigration(scope.db, id);
        if (found?.migration == null) return null;
        const done = await migrateSome({ db: scope.db, identity, now: db.clock.now() }, id, found.migration);
        const { total, behind } = await countBehind(scope.db, id, found.migration.version);
        return { done, percent: total === 0 ? 100 : Math.floor((99 * (total - behind)) / total) };
      });
    for (let last = await step(); last !== null && last.done > 0; last = await step()) {
      signal?.throwIfAborted();
      if (!(await progress(last.percent))) return {};
    }
    await db.write(tenantId, async (scope) => {
      await lockDefinitions(scope.db);
      const found = await lockMigration(scope.db, id);
      if (found?.migration == null) return;
      await finishMigration({ db: scope.db, identity, now: db.clock.now() }, id, found.migration);
      scope.announce({ kind: 'custom_object', id, revision: 0 });
    });
    return {};
  },
};
