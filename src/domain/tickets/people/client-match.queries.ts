import { sql, type RawBuilder } from 'kysely';
import type { TicketCorrespondent } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { domainOf, isPublicMailDomain } from './public-mail.rules.ts';

/** The one client whose contact has this address, otherwise this number, otherwise who writes from its domain; null when there is none, or several fit. */
export async function findClientOf(
  db: Db,
  { email, phone }: Pick<TicketCorrespondent, 'email' | 'phone'>,
): Promise<string | null> {
  const domain = email === null ? null : domainOf(email);
  const ways = [
    ...(email === null ? [] : [isKey('email', email.toLowerCase())]),
    ...(phone === null ? [] : [isKey('phone', phone)]),
    ...(domain === null || isPublicMailDomain(domain) ? [] : [isOfDomain(domain)]),
  ];
  for (const way of ways) {
    const { rows } = await sql<{ client_id: string }>`
      select distinct client_id from client_contact_keys where ${way} limit 2`.execute(db);
    if (rows.length > 0) return rows.length === 1 ? rows[0]!.client_id : null;
  }
  return null;
}

const isKey = (kind: 'email' | 'phone', value: string): RawBuilder<boolean> =>
  sql<boolean>`kind = ${kind} and value = ${value}`;

/** Contacts, in `client_contact_keys`, with an address of the domain. */
export const isOfDomain = (domain: string): RawBuilder<boolean> =>
  sql<boolean>`kind = 'email' and split_part(value, '@', -1) = ${domain}`;

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
