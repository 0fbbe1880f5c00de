import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

export interface EnrolledContact {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

/** A contact of the client, as it is now; undefined once it is gone. */
export async function findContact(
  db: Db,
  clientId: string,
  contactId: string,
): Promise<EnrolledContact | undefined> {
  const { rows } = await sql<EnrolledContact>`
    select contact ->> 'id' as id, contact ->> 'name' as name, contact ->> 'email' as email
    from clients c, jsonb_array_elements(c.contacts) contact
    where c.id = ${clientId} and c.deleted_at is null and contact ->> 'id' = ${contactId}`.execute(db);
  return rows[0];
}
