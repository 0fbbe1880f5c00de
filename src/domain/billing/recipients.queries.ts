import { sql, type RawBuilder } from 'kysely';

/**
 * The recipients of a client's invoices, in order. A contact has the name and address that it has now; one that is gone, or has no address, is
 * left out. Where nobody is left, it is the client's primary contact.
 */
export const clientRecipients = (clientId: string | RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  with client as (select c.* from clients c where c.id = (${clientId})::uuid and c.deleted_at is null),
  contacts as (
    select (contact ->> 'id')::uuid as id, contact ->> 'name' as name, contact ->> 'email' as email,
      row_number() over (order by coalesce((contact ->> 'is_primary')::boolean, false) desc, place) as rank
    from client, jsonb_array_elements(client.contacts) with ordinality as listed (contact, place)
    where contact ->> 'email' is not null
  ), named as (
    select r.id, r.contact_id, coalesce(r.name, k.name) as name, coalesce(r.email, k.email) as email, r.kind, r.receives, r.position,
      false as is_inherited
    from client_billing_recipients r join client on client.id = r.client_id left join contacts k on k.id = r.contact_id
    where r.email is not null or k.id is not null
  )
  select * from named
  union all
  select k.id, k.id, k.name, k.email, 'to', array['invoices', 'reminders', 'receipts'], 0, true
  from contacts k where k.rank = 1 and not exists (select from named)
)`;
