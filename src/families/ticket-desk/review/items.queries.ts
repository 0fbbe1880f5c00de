import { sql, type RawBuilder } from 'kysely';
import type { TicketReviewItem, TicketReviewItemFilter } from '#generated/types.gen.ts';
import type { TicketDeskHandlers } from '#generated/families/ticket-desk/handlers.ts';
import type { JsonText } from '#src/call/context.ts';
import { isLiveTicket } from '#src/domain/tickets/index.ts';
import {
  isInboxShown,
  isShownTo,
  viewerIn,
  type RecordViewer,
  type ViewerScope,
} from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  before,
  by,
  emptyLast,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOf,
  oneOfIds,
  parseRecord,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

/** Items, `r`, with their communication, `c`, that the viewer may see. */
export const visibleItems = (db: Db, viewer: RecordViewer) =>
  db
    .selectFrom('ticket_review_items as r')
    .innerJoin('ticket_communications as c', (join) =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.communication_id'),
    )
    .where(isInboxShown(viewer, 'r.inbox_id'));

/** Files of the communication `c`, as messages show theirs. */
export const attachmentsOf = sql<TicketReviewItem['attachments']>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type, 'size', f.size_bytes,
    'status', case f.status when 'ready' then 'ready' when 'quarantined' then 'quarantined' else 'checking' end,
    'is_inline', coalesce(c.body_html like '%attachment:' || f.id::text || '%', false)) order by array_position(c.file_ids, f.id)), '[]')
  from managed_files f where f.tenant_id = c.tenant_id and f.id = any(c.file_ids))`;

export const senderOf = sql<
  TicketReviewItem['sender']
>`json_build_object('name', c.sender_name, 'email', c.sender_email, 'phone', c.sender_phone)`;

/** The live ticket whose id stands there, as far as the viewer sees it. */
const shownTicket = (viewer: RecordViewer, id: RawBuilder<unknown>) => sql<
  TicketReviewItem['resolved_ticket']
>`(
  select json_build_object('id', k.id, 'number', k.number, 'subject', k.subject) from tickets k
  where k.tenant_id = r.tenant_id and k.id = ${id} and ${isLiveTicket()} and ${isShownTo('ticket', viewer, 'k')})`;

const candidates = (viewer: RecordViewer) => sql<TicketReviewItem['candidates']>`(
  select coalesce(json_agg(json_build_object('client', json_build_object('id', l.id, 'name', l.name, 'slug', l.slug),
    'ticket', ${shownTicket(viewer, sql`(e.value ->> 'ticket_id')::uuid`)}, 'confidence', (e.value ->> 'confidence')::double precision,
    'matched_on', e.value ->> 'matched_on') order by e.place), '[]')
  from jsonb_array_elements(r.candidates) with ordinality e (value, place)
  join clients l on l.tenant_id = r.tenant_id and l.id = (e.value ->> 'client_id')::uuid and l.deleted_at is null)`;

const itemRecord = (items: ReturnType<typeof visibleItems>, viewer: RecordViewer) =>
  record<TicketReviewItem>()(
    items.select([
      'r.id',
      as<TicketReviewItem['status']>()('r.status').as('status'),
      as<TicketReviewItem['reason']>()('r.reason').as('reason'),
      as<TicketReviewItem['channel']>()('c.channel').as('channel'),
      'r.inbox_id',
      'r.communication_id',
      senderOf.as('sender'),
      'c.subject',
      sql<string>`coalesce(c.body_text, '')`.as('body_text'),
      attachmentsOf.as('attachments'),
      sql<number>`c.size_bytes::double precision`.as('size'),
      as<TicketReviewItem['sender_checks']>()('c.sender_checks').as('sender_checks'),
      'r.explanation',
      'r.confidence',
      candidates(viewer).as('candidates'),
      as<TicketReviewItem['suggested_resolution']>()('r.suggested_resolution').as('suggested_resolution'),
      as<TicketReviewItem['resolution']>()('r.resolution').as('resolution'),
      shownTicket(viewer, sql`r.resolved_ticket_id`).as('resolved_ticket'),
      'r.reviewed_by',
      isoOrNull('r.resolved_at').as('resolved_at'),
      iso('r.received_at').as('received_at'),
      iso('r.expires_at').as('expires_at'),
      'r.revision',
      iso('r.created_at').as('created_at'),
      iso('r.updated_at').as('updated_at'),
    ]),
  );

const isPending = sql<boolean>`r.status = 'pending'`;

const hasCandidate = (ids: readonly string[]) => sql<boolean>`exists (
  select from jsonb_array_elements(r.candidates) e where (e ->> 'client_id')::uuid = any(${ids}::uuid[]))`;

const isFrom = (email: string) => sql<boolean>`lower(c.sender_email) = lower(${email})`;

export const itemList = list<TicketDeskHandlers['listTicketReviewItems'], ViewerScope>()({
  rows: (db, scope) => visibleItems(db, viewerIn(scope)),
  record: (rows, scope) => itemRecord(rows, viewerIn(scope)),
  id: 'r.id',
  filters: {
    id: oneOfIds('r.id'),
    status: {
      condition: oneOf('r.status'),
      // Ids are asked for whatever became of them.
      absent: ({ id }) => (id === undefined ? isPending : undefined),
    },
    reason: oneOf('r.reason'),
    inbox_id: oneOfIds('r.inbox_id'),
    channel: oneOf('c.channel'),
    candidate_client_id: hasCandidate,
    sender_email: isFrom,
    received_after: since('r.received_at'),
    received_before: before('r.received_at'),
    search: mentions('c.subject', 'c.sender_name', 'c.sender_email', 'c.body_text'),
    updated_after: since('r.updated_at'),
  },
  sorts: {
    received_at: by('r.received_at'),
    expires_at: by('r.expires_at'),
    confidence: emptyLast('r.confidence'),
  },
});

export async function findReviewItem(
  db: Db,
  viewer: RecordViewer,
  id: string,
): Promise<TicketReviewItem | undefined> {
  const text = await selectRecord(db, itemRecord(visibleItems(db, viewer).where('r.id', '=', id), viewer));
  return text === undefined ? undefined : parseRecord(text as JsonText<TicketReviewItem>);
}

/** More than this many are not deleted at once. */
export const maxDeleted = 5_000;

/** Ids of items that are named or match, one more than may be deleted at most; locked, so that nobody resolves one meanwhile. */
export async function selectMatchingIds(
  db: Db,
  viewer: RecordViewer,
  {
    ids,
    filter,
  }: { readonly ids: readonly string[] | undefined; readonly filter: TicketReviewItemFilter | undefined },
  isLocked: boolean,
): Promise<string[]> {
  const {
    statuses,
    reasons,
    inbox_ids,
    channels,
    sender_email,
    sender_domain,
    received_after,
    received_before,
  } = filter ?? {};
  const wanted: (RawBuilder<boolean> | undefined)[] = [
    ids && oneOfIds('r.id')(ids),
    filter && oneOf('r.status')(statuses ?? ['pending']),
    reasons && oneOf('r.reason')(reasons),
    inbox_ids && oneOfIds('r.inbox_id')(inbox_ids),
    channels && oneOf('c.channel')(channels),
    sender_email === undefined ? undefined : isFrom(sender_email),
    sender_domain === undefined
      ? undefined
      : sql<boolean>`(lower(split_part(c.sender_email, '@', 2)) = lower(${sender_domain})
          or right(lower(c.sender_email), length(${sender_domain}::text) + 1) = '.' || lower(${sender_domain}))`,
    received_after === undefined ? undefined : since('r.received_at')(received_after),
    received_before === undefined ? undefined : before('r.received_at')(received_before),
  ];
  const rows = await wanted
    .filter((condition) => condition !== undefined)
    .reduce((query, condition) => query.where(condition), visibleItems(db, viewer))
    .select('r.id')
    .orderBy('r.id')
    .limit(maxDeleted + 1)
    .$if(isLocked, (query) => query.forUpdate('r'))
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a link of the sender's domain would be for people of another client. */
export async function findOtherClientOfDomain(
  db: Db,
  domain: string,
  clientId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select c.name from client_contact_keys k join clients c on c.tenant_id = k.tenant_id and c.id = k.client_id and c.deleted_at is null
    where k.kind = 'email' and split_part(k.value, '@', -1) = ${domain} and k.client_id <> ${clientId}::uuid limit 1`.execute(
    db,
  );
  return rows[0]?.name;
}

/** The client as plans name it. */
export async function findClientRef(
  db: Db,
  id: string,
): Promise<{ id: string; name: string; slug: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string; slug: string }>`
    select id, name, slug from clients where id = ${id}::uuid and deleted_at is null`.execute(db);
  return rows[0];
}

/** Whether a contact of the client has the address or the number. */
export async function isContactOf(
  db: Db,
  clientId: string,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ is_contact: boolean }>`
    select exists (select from client_contact_keys where client_id = ${clientId}::uuid 
      and ((kind = 'email' and value = ${email?.toLowerCase() ?? null}) or (kind = 'phone' and value = ${phone}))) as is_contact`.execute(
    db,
  );
  return rows[0]!.is_contact;
}
