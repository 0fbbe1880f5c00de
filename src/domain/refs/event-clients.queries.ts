import { sql, type RawBuilder } from 'kysely';
import type { EventClient } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { as } from '#src/platform/db/query/index.ts';

/** The client of the alias, as events carry it. */
export const eventClientOf = (alias: string): RawBuilder<EventClient> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<EventClient>`jsonb_build_object('id', ${column('id')}, 'name', ${column('name')}, 'slug', ${column('slug')},
    'profile_id', ${column('profile_id')}, 'status', ${column('status')}, 'status_category', ${column('status_category')})`;
};

const eventClients = (db: Db, id: string) =>
  db
    .selectFrom('clients as c')
    .where('c.id', '=', id)
    .select([
      'c.id',
      'c.name',
      'c.slug',
      'c.profile_id',
      'c.status',
      as<EventClient['status_category']>()('c.status_category').as('status_category'),
    ]);

/** A client that exists, as events carry it. */
export const findEventClient = (db: Db, id: string): Promise<EventClient> =>
  eventClients(db, id).executeTakeFirstOrThrow();

/** As `findEventClient`; undefined when the client is unknown or deleted. */
export const findPresentEventClient = (db: Db, id: string): Promise<EventClient | undefined> =>
  eventClients(db, id).where('c.deleted_at', 'is', null).executeTakeFirst();
