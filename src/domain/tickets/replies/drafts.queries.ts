import { sql, type RawBuilder } from 'kysely';
import type { TicketDraftStatus, TicketStatusAfterReply } from '#generated/types.gen.ts';
import type { Db } from '#src/platform/db/index.ts';
import { isoOrNull, jsonb, reviseRecord } from '#src/platform/db/query/index.ts';
import { dismissReplies, reopenReplies } from '../ai/interactions.queries.ts';
import type { Reply } from './reply.ts';

/** Drafts that are not sent or given up. */
export const liveStatuses: readonly TicketDraftStatus[] = [
  'editing',
  'pending_review',
  'changes_requested',
  'approved',
];

/** A draft as rules see it. */
export interface StoredDraft extends Reply {
  readonly id: string;
  readonly ticket_id: string;
  /** Null for the AI. */
  readonly author_id: string | null;
  readonly status: TicketDraftStatus;
  readonly review_id: string | null;
  readonly message_id: string | null;
  readonly revision: number;
}

const people = <T>(column: string): RawBuilder<T> => sql<T>`${sql.ref(column)}`;

const drafts = (db: Db) =>
  db.selectFrom('ticket_drafts as d').select([
    'd.id',
    'd.ticket_id',
    'd.author_id',
    sql<TicketDraftStatus>`d.status`.as('status'),
    'd.sender_id',
    people<Reply['to']>('d.recipients_to').as('to'),
    people<Reply['cc']>('d.recipients_cc').as('cc'),
    people<Reply['bcc']>('d.recipients_bcc').as('bcc'),
    'd.subject',
    'd.body_text',
    'd.body_html',
    sql<
      string[]
    >`array(select a.file_id from record_attachments a where a.tenant_id = d.tenant_id and a.record_kind = 'ticket_draft'
      and a.record_id = d.id order by a.attached_at, a.file_id)`.as('file_ids'),
    'd.reply_template_id',
    'd.in_reply_to_id',
    sql<TicketStatusAfterReply>`d.status_after`.as('status_after'),
    isoOrNull('d.send_at').as('send_at'),
    'd.is_cancelled_by_reply',
    'd.signature_id',
    'd.generated',
    'd.ai_request_id',
    'd.review_id',
    'd.message_id',
    'd.revision',
  ]);

/** A draft that nobody else changes before the transaction ends. Its ticket is locked first. */
export const lockDraft = (db: Db, id: string): Promise<StoredDraft | undefined> =>
  drafts(db).where('d.id', '=', id).forUpdate().executeTakeFirst();

/** The draft of the author on the ticket that is not sent or given up. */
export const lockLiveDraft = (db: Db, ticketId: string, authorId: string): Promise<StoredDraft | undefined> =>
  drafts(db)
    .where('d.ticket_id', '=', ticketId)
    .where('d.author_id', '=', authorId)
    .where('d.status', 'in', liveStatuses)
    .forUpdate()
    .executeTakeFirst();

const rowOf = ({ to, cc, bcc, file_ids: _files, ...reply }: Reply) => ({
  ...reply,
  recipients_to: jsonb(to) as never,
  recipients_cc: jsonb(cc) as never,
  recipients_bcc: jsonb(bcc) as never,
});

export async function insertDraft(
  db: Db,
  reply: Reply,
  draft: {
    readonly ticket_id: string;
    readonly author_id: string | null;
    readonly status: TicketDraftStatus;
  },
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('ticket_drafts')
    .values({ ...rowOf(reply), ...draft, created_by: draft.author_id, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Another content of the draft, and what is said of it besides; with that what became of a reply that the AI wrote. */
export async function updateDraft(
  db: Db,
  id: string,
  reply: Reply | null,
  change: {
    readonly status?: TicketDraftStatus;
    readonly author_id?: string;
    readonly review_id?: string;
    readonly message_id?: string | null;
    readonly submitted_at?: Date;
    readonly sent_at?: Date;
  },
  now: Date,
): Promise<void> {
  await reviseRecord(db, 'ticket_drafts', id, { ...(reply !== null && rowOf(reply)), ...change }, now);
  if (change.status === 'discarded' || change.status === 'rejected') await dismissReplies(db, [id]);
  if (change.status === 'editing') await reopenReplies(db, [id]);
}
