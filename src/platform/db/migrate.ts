import { openClient, ownerOptions, settleOwner } from './connection.ts';
import { functionChanges, readFunctions, type AppliedFunction } from './function-files.ts';
import { invalidIndexes } from './invalid-indexes.ts';
import { readMigrations } from './migration-files.ts';
import { isAhead, pendingOf, type Applied, type Migrated } from './migration-history.ts';
import { queueMark } from './queue-mark.ts';
import { roleMark } from './roles.ts';
import { explainStart } from './start-errors.ts';

/**
 * Brings the database to the present: the serving role, the queue's schema, `migrations/*.sql` in order, then `functions/*.sql`. Safe to
 * run from several processes at once. Throws with the name of the file that failed; that file leaves no trace. A database
 * whose history is not that of these files is refused with the cure.
 *
 * Nearly always there is nothing to do: one query finds that out, and what migrates is then not even loaded, which is a
 * quarter of the CPU of a start.
 */
export async function migrate(ownerUrl: string): Promise<Migrated> {
  try {
    if (await isCurrent(ownerUrl)) return { applied: [], functions: [] };
    const { runMigrationsOf } = await import('./run-migrations.ts');
    return await runMigrationsOf(ownerUrl);
  } catch (error) {
    throw explainStart(error, ownerUrl);
  }
}

const stateSql = `
  select array(select json_build_object('name', name, 'checksum', checksum, 'is_breaking', is_breaking) from app.migrations order by name) as applied,
    array(select json_build_object('name', name, 'checksum', checksum) from app.functions) as functions,
    obj_description('graphile_worker'::regnamespace, 'pg_namespace') as queue,
    i.id, shobj_description(i.serving_role::regrole, 'pg_authid') as role,
    has_database_privilege(i.serving_role, current_database(), 'connect') and has_schema_privilege(i.serving_role, 'app', 'usage') as is_let_in,
    exists (${invalidIndexes}) as has_invalid_indexes
  from app.installation i`;

/** What was never migrated lacks these tables, schemas and roles, and is not current either. */
const neverMigrated = new Set(['42P01', '3F000', '42704']);

async function isCurrent(ownerUrl: string): Promise<boolean> {
  const owner = await openClient(ownerOptions(ownerUrl, 'agency-migrate'), settleOwner);
  try {
    const {
      rows: [state],
    } = await owner.query<{
      applied: Applied[];
      functions: AppliedFunction[];
      queue: string | null;
      id: string;
      role: string | null;
      is_let_in: boolean;
      has_invalid_indexes: boolean;
    }>(stateSql);
    return (
      state !== undefined &&
      state.is_let_in &&
      !state.has_invalid_indexes &&
      state.role === roleMark(state) &&
      state.queue === queueMark &&
      (await hasFiles(state.applied, state.functions))
    );
  } catch (error) {
    if (neverMigrated.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  } finally {
    await owner.end().catch(() => {});
  }
}

async function hasFiles(
  applied: readonly Applied[],
  functions: readonly AppliedFunction[],
): Promise<boolean> {
  const migrations = await readMigrations();
  if (pendingOf(migrations, applied).length > 0) return false;
  if (isAhead(applied, migrations)) return true;
  const { changed, removed } = functionChanges(readFunctions(), functions);
  return changed.length + removed.length === 0;
}
