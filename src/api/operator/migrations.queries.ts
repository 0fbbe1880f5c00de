import type { Pool } from 'pg';

export interface AppliedMigration {
  readonly name: string;
  readonly applied_at: Date;
}

/** In order; empty for a database that was never migrated. */
export async function selectMigrations(owner: Pool): Promise<AppliedMigration[]> {
  const { rows: found } = await owner.query<{ name: string | null }>(
    "select to_regclass('app.migrations')::text as name",
  );
  if (found[0]!.name === null) return [];
  return (await owner.query<AppliedMigration>('select name, applied_at from app.migrations order by name'))
    .rows;
}
