import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#src/platform/db/index.ts';

/** Where a copy of what a message says may be stored. */
export interface Copies {
  readonly table: string;
  /** The columns that identify a row. */
  readonly key: readonly string[];
  readonly texts: readonly string[];
  readonly html?: readonly string[];
  readonly json?: readonly string[];
  /** JSON that is stored as text, such as the body of a delivery. */
  readonly jsonText?: readonly string[];
  /** Which rows of the table `r`. */
  readonly where: RawBuilder<boolean>;
}

interface Of {
  readonly id: string;
  readonly ticket_id: string;
  readonly draft_id: string | null;
  readonly message_reference: string | null;
  readonly created_at: string;
}

/** Events that carry a message, the draft that became it, or its ticket, whose subject may be that of the message. */
const eventsOf = ({ id, ticket_id: ticketId, draft_id: draftId, created_at: at }: Of) => sql`(
  select e.id from events e where e.created_at >= ${at}::timestamptz - interval '1 day' and (
    (e.event_type in ('ticket.message_received', 'ticket.message_sent') and e.data -> 'message' ->> 'id' = ${id}) or
    (e.event_type like 'ticket.%' and e.data -> 'ticket' ->> 'id' = ${ticketId}) or
    (e.event_type like 'ticket.draft_review_%' and e.data -> 'draft' ->> 'id' = ${draftId}::text)))`;

/**
 * Everything beside the message itself that may repeat its text: how it arrived, what is made of it, and what was told of it. Arrivals
 * are those of `selectArrivals`.
 */
export function copiesOf(message: Of, arrivalIds: readonly string[]): Copies[] {
  const { ticket_id: ticketId, draft_id: draftId, id, message_reference: reference } = message;
  const ofArrival = (column: string) => sql<boolean>`r.${sql.ref(column)} = any(${[...arrivalIds]}::uuid[])`;
  const ofTicket = (column = 'ticket_id') => sql<boolean>`r.${sql.ref(column)} = ${ticketId}::uuid`;
  const ofRecord = sql<boolean>`r.record_kind = 'ticket' and r.record_id = ${ticketId}::uuid`;
  const ofExecution = sql`(select x.id from automation_executions x where x.record_id = ${ticketId}::uuid)`;
  // What an automation asks members about the ticket names no record, and is bundled by its execution.
  const isOfAutomation = sql`r.kind = 'automation' and exists (
    select from automation_executions x where x.record_id = ${ticketId}::uuid and strpos(r.bundle, 'execution ' || x.id) > 0)`;
  const told = sql`(select r.id from notifications r where ${ofRecord} or ${isOfAutomation})`;
  // The log of e-mails names no record of a notification.
  const isMailOfTold = sql`r.id in (
    select d.email_delivery_id from notification_deliveries d where d.email_delivery_id is not null and d.notification_id in ${told})`;
  const ofEvent = (column: string) => sql<boolean>`r.${sql.ref(column)} in ${eventsOf(message)}`;
  return [
    { table: 'tickets', key: ['id'], texts: ['ai_summary_text', 'people_text'], where: ofTicket('id') },
    {
      table: 'ticket_communications',
      key: ['id'],
      texts: ['subject', 'body_text', 'quoted_text', 'error', 'sender_name'],
      html: ['body_html'],
      json: ['reply_to', 'recipients_to', 'recipients_cc'],
      where: ofArrival('id'),
    },
    {
      table: 'ticket_review_items',
      key: ['id'],
      texts: ['explanation'],
      where: ofArrival('communication_id'),
    },
    {
      table: 'ticket_intake_decisions',
      key: ['id'],
      texts: ['subject', 'explanation', 'sender_name'],
      where: ofArrival('communication_id'),
    },
    // Whoever wrote the text may have it in their name, too.
    { table: 'ticket_correspondents', key: ['id'], texts: ['name'], where: ofTicket() },
    {
      table: 'ticket_messages',
      key: ['id'],
      texts: [],
      json: ['recipients_to', 'recipients_cc', 'recipients_bcc', 'delivery'],
      where: ofTicket(),
    },
    // Confirmations repeat the subject.
    {
      table: 'ticket_messages',
      key: ['id'],
      texts: ['subject', 'body_text'],
      html: ['body_html'],
      where: sql<boolean>`r.ticket_id = ${ticketId}::uuid and r.direction = 'outbound' and r.kind = 'auto_reply'`,
    },
    {
      table: 'mail_reports',
      key: ['id'],
      texts: [],
      jsonText: ['body'],
      where: sql<boolean>`strpos(r.body, btrim(${reference}::text, '<>')) > 0`,
    },
    {
      table: 'ticket_drafts',
      key: ['id'],
      texts: ['subject', 'body_text'],
      html: ['body_html'],
      where: sql<boolean>`(r.id = ${draftId}::uuid or r.message_id = ${id}::uuid)`,
    },
    {
      table: 'ticket_draft_reviews',
      key: ['id'],
      texts: [],
      json: ['edits'],
      where: sql<boolean>`r.draft_id = ${draftId}::uuid`,
    },
    {
      table: 'ticket_ai_interactions',
      key: ['id'],
      texts: ['instruction', 'output_text'],
      where: ofTicket(),
    },
    { table: 'ticket_ai_proposals', key: ['id'], texts: ['body_text'], where: ofTicket() },
    {
      table: 'ai_requests',
      key: ['id'],
      texts: ['prompt_summary', 'result_summary', 'prompt_text', 'result_text'],
      where: ofRecord,
    },
    {
      table: 'notifications',
      key: ['id'],
      texts: ['title', 'body_text'],
      where: sql<boolean>`r.id in ${told}`,
    },
    {
      table: 'notification_deliveries',
      key: ['id'],
      texts: ['subject', 'body_text'],
      where: sql<boolean>`(${ofRecord} or r.notification_id in ${told})`,
    },
    {
      table: 'email_deliveries',
      key: ['id'],
      texts: ['subject', 'record_name', 'error_message'],
      where: sql<boolean>`(${ofRecord} or ${isMailOfTold})`,
    },
    { table: 'webhook_deliveries', key: ['id'], texts: [], jsonText: ['body'], where: ofEvent('event_id') },
    {
      table: 'automation_execution_items',
      key: ['id'],
      texts: [],
      json: ['input', 'output'],
      where: sql<boolean>`r.execution_id in ${ofExecution}`,
    },
    {
      table: 'automation_executions',
      key: ['id'],
      texts: [],
      json: ['input', 'state', 'output', 'wake', 'pending_request'],
      where: sql<boolean>`r.record_id = ${ticketId}::uuid`,
    },
    { table: 'events', key: ['id'], texts: [], json: ['data'], where: ofEvent('id') },
    {
      table: 'idempotency_keys',
      key: ['user_id', 'key'],
      texts: [],
      jsonText: ['body'],
      where: sql<boolean>`strpos(r.body, ${id}) > 0`,
    },
  ];
}

type Row = Readonly<Record<string, unknown>>;

/** Rows that may have the text. */
export async function selectCopies(db: Db, copies: Copies): Promise<Row[]> {
  const { table, key, texts, html = [], json = [], jsonText = [], where } = copies;
  const columns = [...key, ...texts, ...html, ...json, ...jsonText].map(
    (column) => sql`r.${sql.ref(column)}`,
  );
  const { rows } =
    await sql<Row>`select ${sql.join(columns)} from ${sql.table(table)} r where ${where}`.execute(db);
  return rows;
}

/** Stores other texts of a row; nothing else of it changes, since nothing else is new about it. */
export async function updateCopy(
  db: Db,
  { table, key, json = [] }: Copies,
  row: Row,
  changed: Row,
): Promise<void> {
  const assignments = Object.entries(changed).map(
    ([column, value]) => sql`${sql.ref(column)} = ${json.includes(column) ? JSON.stringify(value) : value}`,
  );
  const isRow = key.map((column) => sql`${sql.ref(column)} = ${row[column]}`);
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where ${sql.join(isRow, sql` and `)}`.execute(
    db,
  );
}
