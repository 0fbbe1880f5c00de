import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export interface FoundContact {
  readonly contact_id: string;
  readonly client_id: string;
  readonly name: string | null;
  readonly email: string;
}

/** Contacts with these ids, and of clients with these ids whom one talks to first, as they are now; those without an e-mail address are left out. */
export async function selectAskedContacts(db: Db, ids: readonly string[]): Promise<FoundContact[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundContact>`
    select distinct on (w.place) found.* from unnest(${[...ids]}::uuid[]) with ordinality as w (id, place)
    cross join lateral (
      select contact ->> 'id' as contact_id, c.id as client_id, contact ->> 'name' as name, contact ->> 'email' as email, 0 as rank
      from client_contact_keys k join clients c on c.tenant_id = k.tenant_id and c.id = k.client_id and c.deleted_at is null,
        jsonb_array_elements(c.contacts) contact
      where k.kind = 'id' and k.value = w.id::text and contact ->> 'id' = w.id::text
      union all
      select contact ->> 'id', c.id, contact ->> 'name', contact ->> 'email',
        row_number() over (order by coalesce((contact ->> 'is_primary')::boolean, false) desc, place)
      from clients c, jsonb_array_elements(c.contacts) with ordinality as listed (contact, place)
      where c.id = w.id and c.deleted_at is null and contact ->> 'email' is not null
    ) found
    where found.email is not null
    order by w.place, found.rank`.execute(db);
  return rows.map(({ contact_id, client_id, name, email }) => ({ contact_id, client_id, name, email }));
}
