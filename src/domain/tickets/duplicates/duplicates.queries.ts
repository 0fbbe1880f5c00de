import { sql } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';
import { isLiveTicket } from '../load/load.queries.ts';
import type { Likeness, Suggested } from './duplicates.rules.ts';

/** Tickets that a new one is compared with, at most. */
export const maxCompared = 50;
const comparedDays = 30;
const comparedLength = 2_000;

/** A ticket that may be about the same as another. */
export interface Compared extends Likeness {
  readonly id: string;
  readonly revision: number;
}

const openingOf = (alias: string) => sql`left(app.fold(coalesce((
  select m.body_text from ticket_messages m where m.ticket_id = ${sql.ref(`${alias}.id`)} and m.direction <> 'note' and m.erased_at is null
  order by m.occurred_at, m.sequence limit 1), '')), ${sql.lit(comparedLength)})`;

/** What a ticket is recognised by. */
interface Recognised {
  readonly client_id: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly subject: string;
  readonly opening: string;
  readonly since: string;
}

/** Undefined for a ticket that is gone, closed or spam by now. */
async function findRecognised(db: Db, ticketId: string): Promise<Recognised | undefined> {
  const { rows } = await sql<Recognised>`
    select k.client_id, p.email_key as email, p.phone, app.fold(k.subject) as subject, ${openingOf('k')} as opening,
      app.iso(k.created_at - make_interval(days => ${sql.lit(comparedDays)})) as since
    from tickets k left join ticket_correspondents p on p.tenant_id = k.tenant_id and p.ticket_id = k.id and p.role = 'requester'
    where k.id = ${ticketId}::uuid and ${isLiveTicket()} and not k.is_spam and k.status_category <> 'closed'`.execute(
    db,
  );
  return rows[0];
}

const latest = sql`limit ${sql.lit(maxCompared)}`;

/**
 * Open tickets of the last days of the same client or requester, the newest first: each way is an index that ends at the bound, so that a
 * new ticket costs the same however many there are.
 */
export async function selectCompared(db: Db, ticketId: string): Promise<Compared[]> {
  const one = await findRecognised(db, ticketId);
  if (one === undefined) return [];
  const since = sql`${one.since}::timestamptz`;
  const ways = [
    ...(one.client_id === null
      ? []
      : [
          sql`(select k.id from tickets k where k.client_id = ${one.client_id}::uuid and k.created_at >= ${since} and ${isLiveTicket()}
            order by k.created_at desc ${latest})`,
        ]),
    ...(['email_key', 'phone'] as const).flatMap((column) => {
      const value = column === 'phone' ? one.phone : one.email;
      if (value === null) return [];
      return [
        sql`(select p.ticket_id from ticket_correspondents p where p.role = 'requester' and p.${sql.ref(column)} = ${value} and p.created_at >= ${since}
          order by p.created_at desc ${latest})`,
      ];
    }),
  ];
  if (ways.length === 0) return [];
  const { rows } = await sql<Compared>`
    with near (id) as (${sql.join(ways, sql` union `)})
    select k.id, k.revision, coalesce(p.email_key = ${one.email} or p.phone = ${one.phone}, false) as is_same_requester,
      coalesce(k.client_id = ${one.client_id}::uuid, false) as is_same_client, exists (
        select from ticket_messages o join ticket_messages m on m.message_reference = o.message_reference
        where o.ticket_id = k.id and m.ticket_id = ${ticketId}::uuid) as is_same_thread,
      similarity(app.fold(k.subject), ${one.subject})::float8 as subject,
      case when ${one.opening} = '' then 0 else similarity(${openingOf('k')}, ${one.opening}) end::float8 as text
    from near join tickets k on k.id = near.id
    left join ticket_correspondents p on p.tenant_id = k.tenant_id and p.ticket_id = k.id and p.role = 'requester'
    where k.id <> ${ticketId}::uuid and k.created_at >= ${since} and ${isLiveTicket()} and not k.is_spam and k.status_category not in ('resolved', 'closed')
    order by k.created_at desc, k.id desc ${latest}`.execute(db);
  return rows;
}

/** Stores what is new among the pairs; one that was decided is not suggested again. Answers the ids of the other tickets. */
export async function insertDuplicates(
  db: Db,
  ticketId: string,
  found: readonly (Suggested & { readonly id: string })[],
  now: Date,
): Promise<string[]> {
  if (found.length === 0) return [];
  const { rows } = await sql<{ other_id: string }>`
    insert into ticket_duplicates (first_id, second_id, score, reasons, explanation, created_at)
    select least(${ticketId}::uuid, f.id), greatest(${ticketId}::uuid, f.id), f.score, f.reasons, f.explanation, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f (id uuid, score numeric, reasons text[], explanation text)
    on conflict (tenant_id, first_id, second_id) do nothing
    returning case when first_id = ${ticketId}::uuid then second_id else first_id end as other_id`.execute(
    db,
  );
  return rows.map(({ other_id: id }) => id);
}
