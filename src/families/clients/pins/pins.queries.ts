import { sql } from 'kysely';
import type { ClientPin } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { iso } from '#src/platform/db/query/index.ts';
import { liveClients } from '../client/clients.queries.ts';

/** Pin states of those clients that exist, in the order asked for. */
export async function selectPins(db: Db, userId: string, clientIds: readonly string[]): Promise<ClientPin[]> {
  return liveClients(db)
    .leftJoin('client_pins as p', (join) =>
      join
        .onRef('p.tenant_id', '=', 'c.tenant_id')
        .onRef('p.client_id', '=', 'c.id')
        .on('p.user_id', '=', userId),
    )
    .where('c.id', 'in', clientIds)
    .select([
      'c.id as client_id',
      sql<boolean>`p.client_id is not null`.as('is_pinned'),
      iso('p.pinned_at').as('pinned_at'),
    ])
    .orderBy(sql`array_position(${clientIds}::uuid[], c.id)`)
    .execute();
}
