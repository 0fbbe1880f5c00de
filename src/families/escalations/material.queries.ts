import { sql } from 'kysely';
import type { ReadContext } from '#src/call/context.ts';
import { canView, isShownTo, isVisibleRecord } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** What the AI reads of an escalation, at one revision. */
export interface EscalationText {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly description: string | null;
  readonly status: string;
  readonly status_category: string;
  readonly severity: string;
  readonly assignee: string | null;
  readonly client: string | null;
  readonly tags: readonly string[];
  readonly due_date: string | null;
  readonly created_at: string;
  readonly reopen_count: number;
  readonly resolution: string | null;
  readonly summary: string | null;
  readonly revision: number;
}

type Reader = Pick<ReadContext, 'db' | 'identity' | 'can'>;

export async function findText(ctx: Reader, id: string): Promise<EscalationText | undefined> {
  const client = canView(ctx, 'client')
    ? sql`(select c.name from clients c where c.tenant_id = e.tenant_id and c.id = e.client_id)`
    : sql`null`;
  const { rows } = await sql<EscalationText>`
    select e.id, e.number, e.title, e.description, e.status, e.status_category, e.severity,
      (select u.name from users u where u.tenant_id = e.tenant_id and u.id = e.assignee_id) as assignee, ${client} as client,
      e.tags, app.iso(e.due_date) as due_date, app.iso(e.created_at) as created_at, e.reopen_count, e.resolution, e.summary_text as summary, e.revision
    from escalations e where e.id = ${id}::uuid`.execute(ctx.db);
  return rows[0];
}

interface CommentText {
  readonly at: string;
  readonly author: string;
  readonly text: string;
}

/** The latest comments, the oldest of them first; each cut. */
export async function selectComments(
  db: Db,
  escalationId: string,
  { limit, maxLength }: { readonly limit: number; readonly maxLength: number },
): Promise<CommentText[]> {
  const { rows } = await sql<CommentText>`
    select app.iso(c.created_at) as at, u.name as author, left(c.body_text, ${maxLength}) as text
    from (select * from comments where record_kind = 'escalation' and record_id = ${escalationId}::uuid and body_text is not null
      order by created_at desc, id desc limit ${limit}) c
    join users u on u.tenant_id = c.tenant_id and u.id = c.author_id order by c.created_at, c.id`.execute(db);
  return rows;
}

interface StepText {
  readonly title: string;
  readonly details: string | null;
  readonly status: string;
  readonly assignee: string | null;
  readonly due_date: string | null;
}

export async function selectStepTexts(db: Db, escalationId: string): Promise<StepText[]> {
  const { rows } = await sql<StepText>`
    select s.title, left(s.details, 1000) as details, s.status, app.iso(s.due_date) as due_date,
      (select u.name from users u where u.tenant_id = s.tenant_id and u.id = s.assignee_id) as assignee
    from escalation_next_steps s where s.escalation_id = ${escalationId}::uuid order by s.position`.execute(
    db,
  );
  return rows;
}

export interface WorkText {
  readonly kind: 'ticket' | 'task';
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly status: string;
  readonly relation: string;
  readonly description: string | null;
}

/** Linked tickets and tasks as far as the caller may see them; private ones only where the agency lets the AI read these. */
export async function selectWork(
  ctx: Reader,
  escalationId: string,
  { readsPrivate }: { readonly readsPrivate: boolean },
): Promise<WorkText[]> {
  const isRead = (alias: string) =>
    readsPrivate ? sql<boolean>`true` : sql<boolean>`not ${sql.ref(`${alias}.is_private`)}`;
  const { rows } = await sql<WorkText>`
    select 'ticket' as kind, k.id, k.number, k.subject as name, k.status, 'subject' as relation, null as description
    from escalation_tickets l join tickets k on k.tenant_id = l.tenant_id and k.id = l.ticket_id
    where l.escalation_id = ${escalationId}::uuid and ${isRead('k')} and ${isVisibleRecord(ctx, sql.lit('ticket'), sql.ref('k.id'), ['ticket'])}
    union all
    select 'task', t.id, t.number, t.name, t.status, l.relation, left(t.description, 2000)
    from escalation_tasks l join tasks t on t.tenant_id = l.tenant_id and t.id = l.task_id
    where l.escalation_id = ${escalationId}::uuid and ${isRead('t')} and ${isVisibleRecord(ctx, sql.lit('task'), sql.ref('t.id'), ['task'])}
    order by kind, number`.execute(ctx.db);
  return rows;
}

export interface MessageText {
  readonly number: number;
  readonly at: string;
  readonly direction: 'inbound' | 'outbound' | 'note';
  readonly author: string | null;
  readonly text: string;
}

/**
 * The latest messages and notes of these tickets, which the caller sees, the oldest of them first; each cut. A ticket has a share of
 * them at most, so that a long one does not crowd out the others.
 */
export async function selectMessages(
  ctx: Reader,
  ticketIds: readonly string[],
  {
    limit,
    perTicket,
    maxLength,
  }: { readonly limit: number; readonly perTicket: number; readonly maxLength: number },
): Promise<MessageText[]> {
  if (ticketIds.length === 0) return [];
  const { rows } = await sql<MessageText>`
    select k.number, app.iso(l.occurred_at) as at, l.direction, coalesce(u.name, p.name, p.email, p.phone) as author, left(l.body_text, ${maxLength}) as text
    from (
      select s.* from unnest(${[...ticketIds]}::uuid[]) t (id) cross join lateral (
        select * from ticket_messages m where m.ticket_id = t.id and m.erased_at is null and m.delivery_status is distinct from 'cancelled'
          and ${isShownTo('ticket_message', ctx, 'm')} order by m.occurred_at desc, m.id desc limit ${perTicket}) s
      order by s.occurred_at desc, s.id desc limit ${limit}) l
    join tickets k on k.tenant_id = l.tenant_id and k.id = l.ticket_id
    left join users u on u.tenant_id = l.tenant_id and u.id = l.author_id
    left join ticket_correspondents p on p.tenant_id = l.tenant_id and p.id = l.correspondent_id
    order by l.occurred_at, l.id`.execute(ctx.db);
  return rows;
}
