import { sql } from 'kysely';
import type { TicketCommunication, TicketCommunicationDetail } from '#generated/types.gen.ts';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { foundBy, searchPatterns } from '#src/domain/filters/index.ts';
import { viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  before,
  by,
  byName,
  holds,
  iso,
  list,
  oneOf,
  oneOfIds,
  parseRecord,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';
import { communications } from './source.queries.ts';

export type Scope = ViewerScope & { readonly seesUnfiled: boolean };

/** Columns of a communication, as its sources select them. */
interface Row {
  readonly tenant_id: string;
  readonly id: string;
  readonly channel: TicketCommunication['channel'];
  readonly direction: TicketCommunication['direction'];
  readonly status: TicketCommunication['status'];
  readonly inbox_id: string | null;
  readonly ticket_id: string | null;
  readonly client_id: string | null;
  readonly message_id: string | null;
  readonly review_item_id: string | null;
  readonly sender: TicketCommunication['sender'];
  readonly recipients: TicketCommunication['recipients'];
  readonly subject: string | null;
  readonly preview: string | null;
  readonly attachment_count: number;
  readonly sender_checks: TicketCommunication['sender_checks'];
  readonly duration_seconds: number | null;
  readonly error: string | null;
  readonly occurred_at: string;
}

const rowsOf = (db: Db, viewer: RecordViewer, seesUnfiled: boolean) =>
  db.selectFrom(sql<Row>`${communications(viewer, seesUnfiled)}`.as('c'));

const columns = [
  'c.id',
  'c.channel',
  'c.direction',
  'c.status',
  'c.inbox_id',
  'c.ticket_id',
  'c.client_id',
  'c.message_id',
  'c.review_item_id',
  'c.sender',
  'c.recipients',
  'c.subject',
  'c.preview',
  'c.attachment_count',
  'c.sender_checks',
  'c.duration_seconds',
  'c.error',
] as const;

const isWith = (
  address: string,
) => sql<boolean>`(lower(c.sender ->> 'email') = lower(${address}) or c.sender ->> 'phone' = ${address}
  or exists (select from jsonb_array_elements(c.recipients) e where lower(e ->> 'email') = lower(${address}) or e ->> 'phone' = ${address}))`;

export const communicationList = list<TicketsHandlers['listTicketCommunications'], Scope>()({
  rows: (db, scope) => rowsOf(db, viewerIn(scope), scope.seesUnfiled),
  record: (rows) =>
    record<TicketCommunication>()(rows.select([...columns, iso('c.occurred_at').as('occurred_at')])),
  id: 'c.id',
  filters: {
    id: oneOfIds('c.id'),
    ticket_id: oneOfIds('c.ticket_id'),
    client_id: oneOfIds('c.client_id'),
    inbox_id: oneOfIds('c.inbox_id'),
    channel: oneOf('c.channel'),
    direction: oneOf('c.direction'),
    status: oneOf('c.status'),
    message_id: oneOfIds('c.message_id'),
    correspondent_address: isWith,
    has_attachments: holds(sql<boolean>`c.attachment_count > 0`),
    occurred_after: since('c.occurred_at'),
    occurred_before: before('c.occurred_at'),
    search: {
      prepare: (typed) => (typed.trim() === '' ? undefined : searchPatterns(typed)),
      condition: (
        patterns: readonly string[],
      ) => sql<boolean>`(c.id in (${foundBy('search_ticket_communications', patterns)})
        or c.id in (${foundBy('search_ticket_messages', patterns)}))`,
    },
  },
  sorts: { occurred_at: by('c.occurred_at'), subject: byName('c.subject') },
});

const refOf = (id: string) => sql<TicketCommunicationDetail['raw_file']>`(
  select json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes)
  from managed_files f where f.tenant_id = c.tenant_id and f.id = ${sql.ref(id)})`;

const attachmentsFrom = (ids: string) => sql<TicketCommunicationDetail['attachments']>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes,
    'status', case f.status when 'ready' then 'ready' when 'quarantined' then 'quarantined' else 'checking' end,
    'is_inline', coalesce(coalesce(m.body_html, a.body_html) like '%attachment:' || f.id::text || '%', false)) order by f.id), '[]')
  from managed_files f where f.tenant_id = c.tenant_id and f.id in (${sql.raw(ids)}))`;

/** Files of what arrived, and of messages that came otherwise. */
const fileIds = `select unnest(a.file_ids) union select x.file_id from record_attachments x
  where a.id is null and x.tenant_id = c.tenant_id and x.record_kind = 'ticket_message' and x.record_id = m.id and x.file_id is distinct from m.recording_file_id`;

// A redaction and an erasure reach what arrived, too.
const isHidden = sql<boolean>`(m.redacted_at is not null or m.erased_at is not null)`;
const ofArrival = <T>(column: string) =>
  sql<T>`case when not coalesce(${isHidden}, false) then ${sql.ref(column)} end`;

const detailRecord = (rows: ReturnType<typeof rowsOf>) =>
  record<TicketCommunicationDetail>()(
    rows
      .leftJoin('ticket_communications as a', (join) =>
        join.on(sql<boolean>`a.tenant_id = c.tenant_id`).on(sql<boolean>`a.id = c.id`),
      )
      .leftJoin('ticket_messages as m', (join) =>
        join.on(sql<boolean>`m.tenant_id = c.tenant_id`).on(sql<boolean>`m.id = c.message_id`),
      )
      .leftJoin('ticket_sendings as s', (join) =>
        join.on(sql<boolean>`s.tenant_id = c.tenant_id`).on(sql<boolean>`s.message_id = c.message_id`),
      )
      .select([
        ...columns,
        iso('c.occurred_at').as('occurred_at'),
        sql<string | null>`nullif(coalesce(m.body_text, a.body_text), '')`.as('body_text'),
        sql<string | null>`coalesce(m.body_html, ${ofArrival('a.body_html')})`.as('body_html'),
        attachmentsFrom(fileIds).as('attachments'),
        sql<TicketCommunicationDetail['headers']>`coalesce(${ofArrival('a.headers')}, '[]')`.as('headers'),
        sql<string | null>`coalesce(a.external_id, m.external_id, btrim(m.message_reference, '<>'))`.as(
          'external_id',
        ),
        sql<
          TicketCommunicationDetail['raw_file']
        >`case when not coalesce(${isHidden}, false) then ${refOf('a.raw_file_id')} end`.as('raw_file'),
        refOf('m.recording_file_id').as('recording'),
        sql<TicketCommunicationDetail['attempts']>`coalesce(s.attempts, '[]')`.as('attempts'),
      ]),
  );

export async function findCommunication(
  db: Db,
  viewer: RecordViewer,
  id: string,
  seesUnfiled: boolean,
): Promise<TicketCommunicationDetail | undefined> {
  const rows = rowsOf(db, viewer, seesUnfiled).where('c.id', '=', id);
  const text = await selectRecord(db, detailRecord(rows));
  return text === undefined ? undefined : parseRecord(text as JsonText<TicketCommunicationDetail>);
}
