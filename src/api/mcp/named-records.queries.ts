import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Clients that names in a prompt may mean, the best match first. */
export async function selectNamedClients(
  db: Db,
  names: readonly string[],
  most: number,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select c.id, c.name from app.named_clients(${[...names]}::text[]) found join clients c on c.id = found.id
    order by found.fit desc, length(c.name), c.id limit ${most}`.execute(db);
  return rows;
}
