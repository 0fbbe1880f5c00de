import { sql } from 'kysely';
import type { TicketInbox, TicketInboxAddress, TicketSlaPolicy } from '#generated/types.gen.ts';
import type { TicketDeskHandlers } from '#generated/families/ticket-desk/handlers.ts';
import type { JsonText, ReadContext } from '#src/call/context.ts';
import {
  canSend,
  isLiveTicket,
  mailDomainId,
  policyRecord,
  sendingProblem,
} from '#src/domain/tickets/index.ts';
import { isShownTo, viewerIn, type RecordViewer, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  as,
  by,
  byName,
  countRows,
  hasValue,
  iso,
  isoOrNull,
  list,
  mentions,
  oneOfIds,
  parseRecord,
  record,
  selectRecord,
  since,
} from '#src/platform/db/query/index.ts';

export type Viewer = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** Inboxes, `i`, that the viewer may see. */
export const visibleInboxes = (db: Db, viewer: RecordViewer) =>
  db
    .selectFrom('ticket_inboxes as i')
    .where('i.deleted_at', 'is', null)
    .where(isShownTo('ticket_inbox', viewer, 'i'));

const isDefault = sql<boolean>`exists (select from ticket_settings s where s.tenant_id = i.tenant_id and s.default_inbox_id = i.id)`;

/** The address `a`, as the contract shows it. */
const address = sql`json_build_object('id', a.id, 'channel', a.channel, 'value', a.value, 'display_name', a.display_name, 'is_default', a.is_default,
  'forwarding_address', (select a.forwarding_key || '@' || d.domain from mail_intakes d where d.tenant_id = a.tenant_id and d.kind = 'mail'),
  'forwarding_status', a.forwarding_status, 'last_received_at', app.iso(a.last_received_at), 'can_send', ${canSend('a')},
  'sending_problem', ${sendingProblem('a')}, 'mail_domain_id', ${mailDomainId('a')}, 'connection_id', a.connection_id)`;

const addresses = sql<TicketInboxAddress[]>`(
  select coalesce(json_agg(${address} order by a.position, a.id), '[]')
  from ticket_inbox_addresses a where a.tenant_id = i.tenant_id and a.inbox_id = i.id)`;

const policies = sql<TicketSlaPolicy[]>`(
  select coalesce(json_agg(${policyRecord} order by p.position, p.id), '[]') from ticket_sla_policies p where p.tenant_id = i.tenant_id and p.inbox_id = i.id)`;

/** An address of an inbox. */
export async function findAddress(
  db: Db,
  inboxId: string,
  id: string,
): Promise<TicketInboxAddress | undefined> {
  const { rows } = await sql<{ address: TicketInboxAddress }>`
    select ${address} as address from ticket_inbox_addresses a where a.inbox_id = ${inboxId}::uuid and a.id = ${id}::uuid`.execute(
    db,
  );
  return rows[0]?.address;
}

const closing = sql<TicketInbox['closing']>`json_build_object('reopen_window_days', i.reopen_window_days,
  'auto_close', json_build_object('mode', i.auto_close_mode, 'days', i.auto_close_days),
  'is_category_required', i.is_category_required, 'is_tag_required', i.is_tag_required, 'is_linked_task_required', i.is_linked_task_required)`;

/** Tickets of the inbox that are not resolved, as far as the viewer sees them. */
const openTicketCount = (viewer: RecordViewer) => sql<number>`(
  select count(*) from tickets k where k.tenant_id = i.tenant_id and k.inbox_id = i.id and k.status_category in ('new', 'open', 'pending', 'on_hold')
    and ${isLiveTicket()} and ${isShownTo('ticket', viewer, 'k')})`;

/** The contract's representation of an inbox. */
const inboxRecord = (inboxes: ReturnType<typeof visibleInboxes>, viewer: RecordViewer) =>
  record<TicketInbox>()(
    inboxes.select([
      'i.id',
      'i.name',
      'i.description',
      'i.color',
      'i.position',
      isDefault.as('is_default'),
      as<TicketInbox['access']>()('i.access').as('access'),
      'i.member_ids',
      'i.department_ids',
      addresses.as('addresses'),
      as<TicketInbox['categories']>()('i.categories').as('categories'),
      policies.as('sla_policies'),
      closing.as('closing'),
      as<TicketInbox['replies']>()('i.replies').as('replies'),
      as<TicketInbox['ai']>()('i.ai').as('ai'),
      as<TicketInbox['unknown_senders']>()('i.unknown_senders').as('unknown_senders'),
      'i.is_auto_assignment_enabled',
      openTicketCount(viewer).as('open_ticket_count'),
      isoOrNull('i.archived_at').as('archived_at'),
      'i.revision',
      iso('i.created_at').as('created_at'),
      iso('i.updated_at').as('updated_at'),
      'i.created_by',
    ]),
  );

/** Somebody is a member by name, or through a department. */
export const isMemberOfInbox = (
  userIds: readonly string[],
) => sql<boolean>`(i.member_ids && ${userIds}::uuid[] or exists (
  select from department_members d where d.tenant_id = i.tenant_id and d.user_id = any(${userIds}::uuid[]) and d.department_id = any(i.department_ids)))`;

const hasAddressOn = (channels: readonly string[]) => sql<boolean>`exists (
  select from ticket_inbox_addresses a where a.tenant_id = i.tenant_id and a.inbox_id = i.id and a.channel = any(${channels}::text[]))`;

const inDepartments = (ids: readonly string[]) => sql<boolean>`i.department_ids && ${ids}::uuid[]`;

export const inOrder = [sql`i.position`, sql`i.id`];

export const inboxList = list<TicketDeskHandlers['listTicketInboxes'], ViewerScope>()({
  rows: (db, scope) => visibleInboxes(db, viewerIn(scope)),
  record: (rows, scope) => inboxRecord(rows, viewerIn(scope)),
  id: 'i.id',
  cutFirst: 'i',
  filters: {
    id: oneOfIds('i.id'),
    channel: hasAddressOn,
    member_id: isMemberOfInbox,
    department_id: inDepartments,
    is_archived: hasValue('i.archived_at'),
    search: mentions('i.name', 'i.description'),
    updated_after: since('i.updated_at'),
  },
  sorts: { name: byName('i.name'), created_at: by('i.created_at'), updated_at: by('i.updated_at') },
  own: inOrder,
});

export const selectInbox = (ctx: Viewer, id: string): Promise<JsonText<TicketInbox> | undefined> =>
  selectRecord(ctx.db, inboxRecord(visibleInboxes(ctx.db, ctx).where('i.id', '=', id), ctx));

/** An inbox as rules see and change it: as the contract shows it. */
export async function lockInbox(ctx: Viewer, id: string): Promise<TicketInbox | undefined> {
  const row = await ctx.db
    .selectFrom('ticket_inboxes')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return findInbox(ctx, id);
}

/** An inbox that the viewer may see, as an object. */
export async function findInbox(ctx: Viewer, id: string): Promise<TicketInbox | undefined> {
  const text = await selectInbox(ctx, id);
  return text === undefined ? undefined : parseRecord(text);
}

/** The other inbox that has the name. */
export const findInboxByName = async (
  db: Db,
  name: string,
  exceptId: string | null,
): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('ticket_inboxes as i')
    .where('i.deleted_at', 'is', null)
    .where(sql<boolean>`app.fold(i.name) = app.fold(${name})`)
    .where(sql<boolean>`i.id is distinct from ${exceptId}::uuid`)
    .select('i.id')
    .executeTakeFirst();

export async function countInboxes(db: Db): Promise<number> {
  return countRows(db.selectFrom('ticket_inboxes').where('deleted_at', 'is', null));
}

/** Inboxes in their order. */
export const selectInboxIds = async (db: Db): Promise<string[]> =>
  (
    await db
      .selectFrom('ticket_inboxes')
      .where('deleted_at', 'is', null)
      .select('id')
      .orderBy('position')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/**
 * Gives inboxes their places; those that keep theirs stay as they are, and `ownId` gets its next revision with its other changes.
 * Answers which others moved.
 */
export async function updateInboxOrder(
  db: Db,
  ids: readonly string[],
  now: Date,
  ownId: string | null = null,
): Promise<{ id: string; revision: number }[]> {
  const isOther = sql`(i.id is distinct from ${ownId}::uuid)`;
  const { rows } = await sql<{ id: string; revision: number; is_other: boolean }>`
    update ticket_inboxes i set position = o.place - 1, revision = i.revision + ${isOther}::integer,
      updated_at = case when ${isOther} then ${now}::timestamptz else i.updated_at end
    from unnest(${[...ids]}::uuid[]) with ordinality o (id, place) where i.id = o.id and i.position <> o.place - 1
    returning i.id, i.revision, ${isOther} as is_other`.execute(db);
  return rows.filter((row) => row.is_other);
}

/** Tickets, closed and merged ones included, and routing rules that refer to an inbox. */
export async function countUses(db: Db, id: string): Promise<{ tickets: number; rules: number }> {
  const { rows } = await sql<{ tickets: number; rules: number }>`
    select (select count(*) from tickets k where k.inbox_id = ${id}::uuid and k.deleted_at is null) as tickets,
      (select count(*) from ticket_routing_rules r where r.deleted_at is null and (${id}::uuid = any(r.inbox_ids)
        or r.actions @> jsonb_build_array(jsonb_build_object('type', 'move_to_inbox', 'inbox_id', ${id}::text)))) as rules`.execute(
    db,
  );
  return rows[0]!;
}

/** Routing rules that move tickets there. */
export async function countRulesInto(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ticket_routing_rules r
    where r.deleted_at is null and r.actions @> jsonb_build_array(jsonb_build_object('type', 'move_to_inbox', 'inbox_id', ${id}::text))`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Which of these keys tickets of the inbox still have. */
export async function selectUsedCategories(
  db: Db,
  id: string,
  keys: readonly string[],
): Promise<{ key: string; count: number }[]> {
  const { rows } = await sql<{ key: string; count: number }>`
    select k.category_key as key, count(*) as count from tickets k
    where k.inbox_id = ${id}::uuid and k.category_key = any(${[...keys]}::text[]) and k.deleted_at is null and k.merged_into_id is null
    group by k.category_key order by k.category_key`.execute(db);
  return rows;
}

/** Whether there is such a preset, which nobody deletes before the transaction ends. */
export const holdsPreset = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('ai_presets')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('id')
    .forShare()
    .executeTakeFirst()) !== undefined;
