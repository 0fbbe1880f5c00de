import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from '#src/platform/db/index.ts';

export async function selectMark(db: Db): Promise<string | null> {
  const { rows } = await sql<{ mark: string }>`select mark from app.file_store`.execute(db);
  return rows[0]?.mark ?? null;
}

export async function insertMark(db: Db, mark: string): Promise<void> {
  await sql`insert into app.file_store (mark) values (${mark})`.execute(db);
}

export async function selectMarkAsOwner(owner: Pick<PoolClient, 'query'>): Promise<string | null> {
  const { rows } = await owner.query<{ mark: string }>('select mark from app.file_store');
  return rows[0]?.mark ?? null;
}

export async function upsertMarkAsOwner(owner: Pick<PoolClient, 'query'>, mark: string): Promise<void> {
  await owner.query(
    'insert into app.file_store (mark) values ($1) on conflict (is_only) do update set mark = excluded.mark',
    [mark],
  );
}
