import { openClient, ownerOptions, settleOwner } from './connection.ts';
import { readMigrations } from './migration-files.ts';
import { pendingOf, type Applied } from './migration-history.ts';
import { queueMark } from './queue-mark.ts';
import { roleMark } from './roles.ts';
import { explainStart } from './start-errors.ts';

/**
 * Brings the database to the present: the serving role, the queue's schema, then `migrations/*.sql` in order. Safe to
 * run from several processes at once. Throws with the name of the file that failed; that file leaves no trace. A database
 * whose history is not that of these files is refused with the cure.
 *
 * Nearly always there is nothing to do: one query finds that out, and what migrates is then not even loaded, which is a
 * quarter of the CPU of a start.
 */
export async function migrate(ownerUrl: string): Promise<{ applied: string[] }> {
  try {
    if (await isCurrent(ownerUrl)) return { applied: [] };
    const { runMigrationsOf } = await import('./run-migrations.ts');
    return await runMigrationsOf(ownerUrl);
  } catch (error) {
    throw explainStart(error, ownerUrl);
  }
}

const stateSql = `
  select array(select json_build_object('name', name, 'checksum', checksum, 'is_breaking', is_breaking) from app.migrations order by name) as applied,
    obj_description('graphile_worker'::regnamespace, 'pg_namespace') as queue,
    i.id, shobj_description(i.serving_role::regrole, 'pg_authid') as role,
    has_database_privilege(i.serving_role, current_database(), 'connect') and has_schema_privilege(i.serving_role, 'app', 'usage') as is_let_in
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
      queue: string | null;
      id: string;
      role: string | null;
      is_let_in: boolean;
    }>(stateSql);
    return (
      state !== undefined &&
      state.is_let_in &&
      state.role === roleMark(state) &&
      state.queue === queueMark &&
      pendingOf(await readMigrations(), state.applied).length === 0
    );
  } catch (error) {
    if (neverMigrated.has((error as { code?: string }).code ?? '')) return false;
    throw error;
  } finally {
    await owner.end().catch(() => {});
  }
}
