import { sql } from 'kysely';
import type { PresentValue } from '#src/domain/field-values/index.ts';
import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';
import { visibleTickets } from '#src/domain/tickets/index.ts';
import type { Db } from '#src/platform/db/index.ts';

type Values = Record<string, PresentValue>;

/** What the placeholders of a reply to a ticket can say. */
export interface TicketFacts {
  readonly number: number;
  readonly subject: string;
  readonly field_values: Values;
  readonly requester: { readonly name: string | null; readonly email: string | null } | null;
  /** `field_values` is null for a caller who sees the name of the client on the ticket, and not the client. */
  readonly client: {
    readonly name: string;
    readonly profile_id: string;
    readonly field_values: Values | null;
  } | null;
  readonly agent: { readonly name: string; readonly email: string | null } | null;
  readonly agency: { readonly name: string; readonly time_zone: string; readonly locale: string };
}

/** Of a ticket that the caller sees, the caller, and the agency; undefined for a ticket that they do not see. */
export const selectFacts = (
  db: Db,
  viewer: RecordViewer,
  ticketId: string,
): Promise<TicketFacts | undefined> =>
  visibleTickets(db, viewer)
    .where('k.id', '=', ticketId)
    .select([
      'k.number',
      'k.subject',
      sql<Values>`k.field_values`.as('field_values'),
      sql<TicketFacts['requester']>`(
        select json_build_object('name', p.name, 'email', p.email) from ticket_correspondents p
        where p.tenant_id = k.tenant_id and p.ticket_id = k.id and p.role = 'requester')`.as('requester'),
      sql<TicketFacts['client']>`(
        select json_build_object('name', c.name, 'profile_id', c.profile_id,
          'field_values', case when ${isShownTo('client', viewer, 'c')} then c.field_values end)
        from clients c where c.tenant_id = k.tenant_id and c.id = k.client_id and c.deleted_at is null)`.as(
        'client',
      ),
      sql<TicketFacts['agent']>`(
        select json_build_object('name', u.name, 'email', u.email) from users u
        where u.tenant_id = k.tenant_id and u.id = ${viewer.identity.userId}::uuid)`.as('agent'),
      sql<TicketFacts['agency']>`(
        select json_build_object('name', a.name, 'time_zone', a.time_zone, 'locale', a.locale) from tenants a where a.id = k.tenant_id)`.as(
        'agency',
      ),
    ])
    .executeTakeFirst();
