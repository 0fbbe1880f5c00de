import { sql } from 'kysely';
import type { TicketDraft } from '#generated/types.gen.ts';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import { liveStatuses } from '#src/domain/tickets/index.ts';
import {
  draftRights,
  isTicketDraftShown,
  viewerIn,
  type DraftRights,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  emptyLast,
  holds,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOf,
  oneOfIds,
  parseRecord,
  record,
  recordFilters,
  selectRecord,
} from '#src/platform/db/query/index.ts';

type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

const visibleDrafts = (db: Db, viewer: RecordViewer, rights: DraftRights = draftRights(viewer)) =>
  db.selectFrom('ticket_drafts as d').where(isTicketDraftShown(viewer, 'd', rights));

const attachments = sql<TicketDraft['attachments']>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes)
    order by a.attached_at, f.id), '[]')
  from record_attachments a join managed_files f on f.tenant_id = a.tenant_id and f.id = a.file_id
  where a.tenant_id = d.tenant_id and a.record_kind = 'ticket_draft' and a.record_id = d.id)`;

const author = sql<
  TicketDraft['author']
>`(select ${userRefOf('u')} from users u where u.tenant_id = d.tenant_id and u.id = d.author_id)`;

const draftRecord = (drafts: ReturnType<typeof visibleDrafts>) =>
  record<TicketDraft>()(
    drafts.select([
      'd.id',
      'd.ticket_id',
      author.as('author'),
      as<TicketDraft['status']>()('d.status').as('status'),
      sql<TicketDraft['channel']>`'email'`.as('channel'),
      'd.sender_id',
      as<TicketDraft['to']>()('d.recipients_to').as('to'),
      as<TicketDraft['cc']>()('d.recipients_cc').as('cc'),
      as<TicketDraft['bcc']>()('d.recipients_bcc').as('bcc'),
      'd.subject',
      'd.body_text',
      'd.body_html',
      attachments.as('attachments'),
      'd.reply_template_id',
      'd.in_reply_to_id',
      as<TicketDraft['status_after']>()('d.status_after').as('status_after'),
      isoOrNull('d.send_at').as('send_at'),
      'd.is_cancelled_by_reply',
      'd.signature_id',
      'd.generated',
      'd.ai_request_id',
      'd.review_id',
      'd.message_id',
      isoOrNull('d.submitted_at').as('submitted_at'),
      isoOrNull('d.sent_at').as('sent_at'),
      'd.revision',
      iso('d.created_at').as('created_at'),
      iso('d.updated_at').as('updated_at'),
      'd.created_by',
    ]),
  );

type DraftScope = ViewerScope & {
  readonly drafts: DraftRights;
  readonly only: { readonly isLive: boolean };
};

export const draftList = list<TicketsHandlers['listTicketDrafts'], DraftScope>()({
  rows: (db, scope) =>
    visibleDrafts(db, viewerIn(scope), scope.drafts).$if(scope.only.isLive, (query) =>
      query.where('d.status', 'in', liveStatuses),
    ),
  record: draftRecord,
  id: 'd.id',
  cutFirst: 'd',
  filters: {
    ...recordFilters('d'),
    ticket_id: oneOfIds('d.ticket_id'),
    author_id: oneOfIds('d.author_id'),
    status: oneOf('d.status'),
    generated: holds('d.generated'),
    search: mentions('d.subject', 'd.body_text'),
  },
  sorts: {
    updated_at: by('d.updated_at'),
    created_at: by('d.created_at'),
    submitted_at: emptyLast('d.submitted_at'),
  },
});

/** A draft that the caller sees. */
export async function selectDraft(ctx: Viewer, id: string): Promise<TicketDraft | undefined> {
  const text = await selectRecord(ctx.db, draftRecord(visibleDrafts(ctx.db, ctx).where('d.id', '=', id)));
  return text === undefined ? undefined : parseRecord(text as JsonText<TicketDraft>);
}

/** A draft of this call, whoever sees it afterwards. */
export async function showDraft({ db }: Pick<ReadContext, 'db'>, id: string): Promise<TicketDraft> {
  const text = await selectRecord(
    db,
    draftRecord(db.selectFrom('ticket_drafts as d').where('d.id', '=', id)),
  );
  return parseRecord(text as JsonText<TicketDraft>);
}

/** The draft `d` as a part of what is about it. */
export const draftJson = sql`json_build_object('id', d.id, 'ticket_id', d.ticket_id, 'author', ${author}, 'status', d.status, 'channel', 'email', 'sender_id', d.sender_id,
  'to', d.recipients_to, 'cc', d.recipients_cc, 'bcc', d.recipients_bcc, 'subject', d.subject, 'body_text', d.body_text, 'body_html', d.body_html,
  'attachments', ${attachments}, 'reply_template_id', d.reply_template_id, 'in_reply_to_id', d.in_reply_to_id, 'status_after', d.status_after,
  'send_at', app.iso(d.send_at), 'is_cancelled_by_reply', d.is_cancelled_by_reply, 'signature_id', d.signature_id, 'generated', d.generated,
  'ai_request_id', d.ai_request_id, 'review_id', d.review_id, 'message_id', d.message_id, 'submitted_at', app.iso(d.submitted_at), 'sent_at', app.iso(d.sent_at),
  'revision', d.revision, 'created_at', app.iso(d.created_at), 'updated_at', app.iso(d.updated_at), 'created_by', d.created_by)`;
