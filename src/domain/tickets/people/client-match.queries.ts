import { sql } from 'kysely';
import type { TicketCorrespondent } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';

/** The one client whose contact has this address, otherwise this number; null when there is none, or several fit. */
export async function findClientOf(
  db: Db,
  { email, phone }: Pick<TicketCorrespondent, 'email' | 'phone'>,
): Promise<string | null> {
  const keys = [
    ...(email === null ? [] : [{ kind: 'email', value: email.toLowerCase() }]),
    ...(phone === null ? [] : [{ kind: 'phone', value: phone }]),
  ];
  for (const { kind, value } of keys) {
    const { rows } = await sql<{ client_id: string }>`
      select client_id from client_contact_keys where kind = ${kind} and value = ${value} limit 2`.execute(
      db,
    );
    if (rows.length > 0) return rows.length === 1 ? rows[0]!.client_id : null;
  }
  return null;
}

export interface ClientOfTicket {
  readonly id: string;
  readonly profile_id: string;
  readonly tags: readonly string[];
  readonly owner_ids: readonly string[];
  readonly contacts: readonly {
    readonly id: string;
    readonly email: string | null;
    readonly phone: string | null;
  }[];
}

export async function findClient(db: Db, id: string): Promise<ClientOfTicket | undefined> {
  const { rows } = await sql<ClientOfTicket>`
    select c.id, c.profile_id, c.tags, c.assigned_to as owner_ids,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p ->> 'id', 'email', p ->> 'email', 'phone', p ->> 'phone')), '[]') from jsonb_array_elements(c.contacts) p) as contacts
    from clients c where c.id = ${id}::uuid and c.deleted_at is null`.execute(db);
  return rows[0];
}
