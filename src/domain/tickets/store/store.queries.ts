import { sql } from 'kysely';
import type { TicketAssignmentMethod, TicketCorrespondent } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb } from '#src/platform/db/query/index.ts';
import { nextDeadline } from '../sla/sla.ts';
import type { TicketState } from '../model/state.ts';

export async function takeTicketNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`select app.take_ticket_number() as number`.execute(db);
  return rows[0]!.number;
}

/** What a ticket is stored as; its conversation has counters of its own. */
const rowOf = (ticket: TicketState) => ({
  subject: ticket.subject,
  status: ticket.status,
  status_category: ticket.status_category,
  priority_level: ticket.priority_level,
  inbox_id: ticket.inbox.id,
  channel: ticket.channel,
  client_id: ticket.client_id,
  assigned_to: ticket.assigned_to,
  watcher_ids: ticket.watcher_ids,
  category_key: ticket.category_key,
  tags: ticket.tags,
  field_values: jsonb(ticket.field_values) as never,
  is_private: ticket.is_private,
  is_spam: ticket.is_spam,
  has_delivery_problem: ticket.has_delivery_problem,
  follow_up_of_id: ticket.follow_up_of_id,
  reopen_count: ticket.reopen_count,
  first_inbound_at: ticket.first_inbound_at,
  first_response_at: ticket.first_response_at,
  resolved_at: ticket.resolved_at,
  closes_from: ticket.closes_from,
  closed_at: ticket.closed_at,
  merged_into_id: ticket.merged_into_id,
  merged_at: ticket.merged_at,
  sla_policy_id: ticket.sla_policy_id,
  sla_policy_name: ticket.sla_policy_name,
  sla_due_at: nextDeadline(ticket.clocks),
  people_text: peopleText(ticket.correspondents),
});

/** What search finds of correspondents. */
const peopleText = (people: readonly TicketCorrespondent[]): string =>
  people.map(({ name, email, phone }) => [name, email, phone].filter(Boolean).join(' ')).join(' ');

export async function insertTicket(db: Db, ticket: TicketState, now: Date): Promise<void> {
  await db
    .insertInto('tickets')
    .values({
      id: ticket.id,
      number: ticket.number,
      source: ticket.source,
      external_id: ticket.external_id,
      ...rowOf(ticket),
      created_at: ticket.created_at,
      updated_at: now,
      last_activity_at: now,
      created_by: ticket.created_by,
    })
    .execute();
}

export interface TicketStamp {
  readonly now: Date;
  /** Whether something changed that the revision counts. */
  readonly isRevised: boolean;
}

export async function updateTicket(
  db: Db,
  ticket: TicketState,
  { now, isRevised }: TicketStamp,
): Promise<void> {
  await db
    .updateTable('tickets')
    .set((e) => ({
      ...rowOf(ticket),
      ...(isRevised && { revision: e('revision', '+', 1), updated_at: now, last_activity_at: now }),
    }))
    .where('id', '=', ticket.id)
    .execute();
}

/** Brings the stored correspondents of a ticket to these. */
export async function replaceCorrespondents(
  db: Db,
  { id, correspondents }: Pick<TicketState, 'id' | 'correspondents'>,
  now: Date,
): Promise<void> {
  const ids = correspondents.map((person) => person.id);
  await sql`delete from ticket_correspondents where ticket_id = ${id}::uuid and id <> all(${ids}::uuid[])`.execute(
    db,
  );
  // Addresses and the one requester may change places among those that stay.
  await sql`update ticket_correspondents set email = null, phone = null, name = coalesce(name, ''), role = 'participant' where ticket_id = ${id}::uuid`.execute(
    db,
  );
  await sql`
    insert into ticket_correspondents (id, ticket_id, name, email, phone, role, client_contact_id, is_verified, created_at)
    select n.id, ${id}::uuid, n.name, n.email, n.phone, n.role, n.client_contact_id, n.is_verified, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(correspondents)}::jsonb) as n (id uuid, name text, email text, phone text, role text, client_contact_id uuid, is_verified boolean)
    on conflict (tenant_id, id) do update set name = excluded.name, email = excluded.email, phone = excluded.phone, role = excluded.role,
      client_contact_id = excluded.client_contact_id, is_verified = excluded.is_verified`.execute(db);
}

export interface AssignmentRow {
  readonly action: 'assigned' | 'unassigned';
  readonly user_ids: readonly string[];
  readonly method: TicketAssignmentMethod;
  readonly rule_id: string | null;
  readonly reason: string | null;
  readonly score: number | null;
  readonly candidate_count: number | null;
}

export async function insertAssignments(
  db: Db,
  ticketId: string,
  rows: readonly AssignmentRow[],
  actor: { readonly type: string; readonly id?: string; readonly name?: string },
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('ticket_assignments')
    .values(
      rows.map((row) => ({
        ...row,
        user_ids: [...row.user_ids],
        ticket_id: ticketId,
        actor_type: actor.type,
        actor_id: actor.id ?? null,
        actor_name: actor.name ?? null,
        created_at: now,
      })),
    )
    .execute();
}

/** Ends replies in progress: their ticket takes none any more (domain model §3.4). Answers which. */
export async function endDrafts(db: Db, ticketId: string): Promise<string[]> {
  const rows = await db
    .updateTable('ticket_drafts')
    .set((e) => ({
      status: 'discarded',
      revision: e('revision', '+', 1),
      updated_at: sql<string>`app.now()`,
    }))
    .where('ticket_id', '=', ticketId)
    .where('status', 'in', ['editing', 'pending_review', 'changes_requested', 'approved'])
    // What is on its way to the channel can no longer be called back.
    .where(
      sql<boolean>`not exists (select from ticket_messages m where m.tenant_id = ticket_drafts.tenant_id and m.id = ticket_drafts.message_id and m.delivery_status = 'sending')`,
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Nobody has to decide about a pair any more when one of the two is closed or deleted. */
export async function endDuplicates(db: Db, ticketId: string, now: Date): Promise<void> {
  await db
    .updateTable('ticket_duplicates')
    .set({ status: 'obsolete', decided_at: now })
    .where((e) => e.or([e('first_id', '=', ticketId), e('second_id', '=', ticketId)]))
    .where('status', '=', 'open')
    .execute();
}
