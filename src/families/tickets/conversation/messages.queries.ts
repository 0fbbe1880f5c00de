import { sql, type RawBuilder } from 'kysely';
import type { TicketAttachment, TicketMessage } from '#generated/types.gen.ts';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import { searched } from '#src/domain/filters/index.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import { correspondent } from '#src/domain/tickets/index.ts';
import { isShownTo, viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  holds,
  iso,
  isoOrNull,
  list,
  oneOf,
  oneOfIds,
  parseRecord,
  record,
  reviseRecord,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** Messages and notes, `m`, of live tickets that the viewer sees. */
const visibleMessages = (db: Db, viewer: RecordViewer) =>
  db
    .selectFrom('ticket_messages as m')
    .where(
      sql<boolean>`exists (select from tickets k where k.tenant_id = m.tenant_id and k.id = m.ticket_id and k.deleted_at is null and k.merged_into_id is null)`,
    )
    .where(isShownTo('ticket_message', viewer, 'm'));

const files = sql`from record_attachments a join managed_files f on f.tenant_id = a.tenant_id and f.id = a.file_id
  where a.tenant_id = m.tenant_id and a.record_kind = 'ticket_message' and a.record_id = m.id and a.file_id is distinct from m.recording_file_id
  and a.file_id is distinct from m.raw_file_id`;

// Whether the formatted text names it: pictures stand in it by their ids.
const isInline = sql`coalesce(m.body_html like '%attachment:' || f.id::text || '%', false)`;

const attachments = sql<TicketAttachment[]>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes,
    'status', case f.status when 'ready' then 'ready' when 'quarantined' then 'quarantined' else 'checking' end, 'is_inline', ${isInline}) order by a.attached_at, f.id), '[]') ${files})`;

const author = sql<
  TicketMessage['author']
>`(select ${userRefOf('u')} from users u where u.tenant_id = m.tenant_id and u.id = m.author_id)`;

const from = sql<
  TicketMessage['from']
>`(select ${correspondent} from ticket_correspondents p where p.tenant_id = m.tenant_id and p.id = m.correspondent_id)`;

const recording = sql<TicketMessage['recording']>`(
  select json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes)
  from managed_files f where f.tenant_id = m.tenant_id and f.id = m.recording_file_id)`;

/** More than the contract shows without being asked. */
export type Extra = 'quoted_text' | 'body_html';

const jsonOf = <T>(column: string): RawBuilder<T> => sql<T>`${sql.ref(column)}`;

type Messages = ReturnType<typeof visibleMessages>;

/** The contract's representation of a message, with what was asked for besides. */
const messageRecord = (messages: Messages, extra: readonly Extra[] = []) =>
  record<TicketMessage>()(
    messages
      .select([
        'm.id',
        'm.ticket_id',
        as<TicketMessage['direction']>()('m.direction').as('direction'),
        as<TicketMessage['channel']>()('m.channel').as('channel'),
        from.as('from'),
        author.as('author'),
        jsonOf<TicketMessage['to']>('m.recipients_to').as('to'),
        jsonOf<TicketMessage['cc']>('m.recipients_cc').as('cc'),
        jsonOf<TicketMessage['bcc']>('m.recipients_bcc').as('bcc'),
        'm.subject',
        'm.body_text',
        'm.is_truncated',
        'm.recipient_count',
        as<TicketMessage['kind']>()('m.kind').as('kind'),
        jsonOf<TicketMessage['sender_checks']>('m.sender_checks').as('sender_checks'),
        'm.duration_seconds',
        recording.as('recording'),
        'm.is_imported',
        'm.external_id',
        'm.retry_of_id',
        'm.ai_request_id',
        attachments.as('attachments'),
        'm.mentioned_user_ids',
        'm.in_reply_to_id',
        'm.draft_id',
        'm.reply_template_id',
        'm.generated',
        'm.auto_sent',
        jsonOf<TicketMessage['delivery']>('m.delivery').as('delivery'),
        'm.is_first_response',
        iso('m.occurred_at').as('occurred_at'),
        isoOrNull('m.edited_at').as('edited_at'),
        isoOrNull('m.redacted_at').as('redacted_at'),
        isoOrNull('m.erased_at').as('deleted_at'),
        'm.revision',
        iso('m.created_at').as('created_at'),
        iso('m.updated_at').as('updated_at'),
        'm.created_by',
      ])
      .$if(extra.includes('quoted_text'), (query) => query.select('m.quoted_text'))
      .$if(extra.includes('body_html'), (query) => query.select('m.body_html')),
  );

type MessageScope = ViewerScope & { readonly extra: { readonly [K in Extra]: boolean } };

const extraOf = ({ extra }: MessageScope): Extra[] =>
  (Object.keys(extra) as Extra[]).filter((name) => extra[name]);

export const messageList = list<TicketsHandlers['listTicketMessages'], MessageScope>()({
  rows: (db, scope) => visibleMessages(db, viewerIn(scope)),
  record: (rows, scope) => messageRecord(rows, extraOf(scope)),
  id: 'm.id',
  cutFirst: 'm',
  filters: {
    id: oneOfIds('m.id'),
    ticket_id: oneOfIds('m.ticket_id'),
    direction: oneOf('m.direction'),
    kind: oneOf('m.kind'),
    external_id: oneOf('m.external_id'),
    channel: oneOf('m.channel'),
    delivery_status: oneOf('m.delivery_status'),
    author_id: oneOfIds('m.author_id'),
    correspondent_id: oneOfIds('m.correspondent_id'),
    has_attachments: holds(sql<boolean>`exists (select ${files})`),
    occurred_after: since('m.occurred_at'),
    occurred_before: before('m.occurred_at'),
    search: searched('m.id', 'search_ticket_messages'),
    updated_after: since('m.updated_at'),
    // What is shown, not which messages.
    include: () => sql<boolean>`true`,
  },
  sorts: { occurred_at: by('m.occurred_at'), created_at: by('m.created_at') },
});

/** A message of a ticket that the caller sees. */
export async function selectMessage(
  ctx: Viewer,
  id: string,
  extra: readonly Extra[] = [],
): Promise<TicketMessage | undefined> {
  const text = await selectRecord(
    ctx.db,
    messageRecord(visibleMessages(ctx.db, ctx).where('m.id', '=', id), extra),
  );
  return text === undefined ? undefined : parseRecord(text as JsonText<TicketMessage>);
}

/** A note as rules see one. */
export interface StoredNote {
  readonly id: string;
  readonly ticket_id: string;
  readonly author_id: string | null;
  readonly body_text: string;
  readonly mentioned_user_ids: string[];
  readonly created_at: string;
  readonly revision: number;
}

/** A note that is neither deleted nor in a ticket that the caller does not see. */
export const findNote = (ctx: Viewer, id: string): Promise<StoredNote | undefined> =>
  visibleMessages(ctx.db, ctx)
    .where('m.id', '=', id)
    .where('m.direction', '=', 'note')
    .where('m.erased_at', 'is', null)
    .select([
      'm.id',
      'm.ticket_id',
      'm.author_id',
      'm.body_text',
      'm.mentioned_user_ids',
      iso('m.created_at').as('created_at'),
      'm.revision',
    ])
    .executeTakeFirst();

export async function updateNote(
  db: Db,
  id: string,
  values: Pick<StoredNote, 'body_text' | 'mentioned_user_ids'>,
  now: Date,
): Promise<void> {
  await reviseRecord(db, 'ticket_messages', id, { ...values, edited_at: now }, now);
}

/** What it said is gone; author and times stay. */
export async function eraseNote(db: Db, id: string, now: Date): Promise<void> {
  await reviseRecord(
    db,
    'ticket_messages',
    id,
    { body_text: '', mentioned_user_ids: [], erased_at: now },
    now,
  );
}
