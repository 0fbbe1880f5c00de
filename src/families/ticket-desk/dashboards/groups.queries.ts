import { sql, type RawBuilder } from 'kysely';
import type { TicketBreakdownDimension, TicketReportGroupBy } from '#generated/types.gen.ts';
import { isSent, slaResult } from './facts.queries.ts';

export type Dimension = TicketBreakdownDimension | Exclude<TicketReportGroupBy, 'none'>;

interface Grouping {
  /** Rows of `ticket_id`, `key`, which is null for none, and `label` where the rows have it; several of a ticket with several. */
  readonly members: RawBuilder<unknown>;
  /** Name of the group with the key at `r.key`. */
  readonly label: RawBuilder<string | null>;
  /** Name of tickets without one. */
  readonly none: string;
}

const property = (key: RawBuilder<unknown>) =>
  sql`select n.id as ticket_id, ${key} as key, null::text as label from n`;

const nameIn = (table: 'ticket_inboxes' | 'users' | 'clients' | 'client_profiles') =>
  sql<string | null>`(select o.name from ${sql.table(table)} o where o.id = r.key::uuid)`;

/** Names of values that the service itself knows. */
const named = (names: Readonly<Record<string, string>>) =>
  sql<string | null>`${JSON.stringify(names)}::jsonb ->> r.key`;

const channels = {
  email: 'Email',
  chat: 'Chat',
  phone: 'Phone',
  sms: 'SMS',
  form: 'Form',
  portal: 'Client portal',
  api: 'API',
  internal: 'Internal',
};

const sources = {
  inbound_message: 'Inbound message',
  api: 'API',
  interface: 'Interface',
  form: 'Form',
  automation: 'Automation',
  review_queue: 'Review queue',
  import: 'Import',
};

const categories = {
  new: 'New',
  open: 'Open',
  pending: 'Pending',
  on_hold: 'On hold',
  resolved: 'Resolved',
  closed: 'Closed',
};

const priorities = { low: 'Low', normal: 'Normal', high: 'High', urgent: 'Urgent' };

const groupings: Readonly<Record<Dimension, Grouping>> = {
  status: {
    members: property(sql`n.status`),
    label: sql`(select o.label from status_options o where o.record_kind = 'ticket' and o.key = r.key)`,
    none: 'No status',
  },
  status_category: { members: property(sql`n.status_category`), label: named(categories), none: 'No status' },
  inbox: { members: property(sql`n.inbox_id::text`), label: nameIn('ticket_inboxes'), none: 'No inbox' },
  assignee: {
    members: sql`select n.id as ticket_id, a.id::text as key, null::text as label from n left join lateral unnest(n.assigned_to) a (id) on true`,
    label: nameIn('users'),
    none: 'Unassigned',
  },
  author: {
    members: sql`select n.id as ticket_id, a.id::text as key, null::text as label from n left join (
      select distinct m.ticket_id, m.author_id as id from ticket_messages m
      where m.direction = 'outbound' and ${isSent}) a on a.ticket_id = n.id`,
    label: nameIn('users'),
    none: 'No reply by a member',
  },
  client: { members: property(sql`n.client_id::text`), label: nameIn('clients'), none: 'No client' },
  client_profile: {
    members: sql`select n.id as ticket_id, c.profile_id::text as key, null::text as label from n left join clients c on c.id = n.client_id`,
    label: nameIn('client_profiles'),
    none: 'No client',
  },
  channel: { members: property(sql`n.channel`), label: named(channels), none: 'No channel' },
  source: { members: property(sql`n.source`), label: named(sources), none: 'No source' },
  priority_level: {
    members: property(sql`n.priority_level`),
    label: sql`coalesce((select o.label from tag_priority_options o where o.record_kind = 'ticket' and o.rank = r.key), ${named(priorities)})`,
    none: 'No priority',
  },
  category: {
    members: property(sql`n.category_key`),
    label: sql`(select min(o ->> 'label') from ticket_inboxes i, jsonb_array_elements(i.categories) o
      where i.id in (select n.inbox_id from n) and o ->> 'key' = r.key)`,
    none: 'No category',
  },
  tag: {
    members: sql`select n.id as ticket_id, lower(t.tag) as key, t.tag as label from n left join lateral unnest(n.tags) t (tag) on true`,
    label: sql`r.label`,
    none: 'No tag',
  },
  sla_result: {
    members: property(slaResult),
    label: named({ met: 'Met', missed: 'Missed' }),
    none: 'No result',
  },
};

/** Rows that say which tickets `n` are in which groups; `key` is `''` for those without one. */
export const membersOf = (dimension: Dimension): RawBuilder<unknown> =>
  sql`select o.ticket_id, coalesce(o.key, '') as key, o.label from (${groupings[dimension].members}) o`;

/** The group of the key at `r.key`, `''` for none and null for the rest, as the contract writes it. */
export function groupRecord(dimension: Dimension): RawBuilder<unknown> {
  const { label, none } = groupings[dimension];
  return sql`json_build_object('kind', case when r.key is null then 'rest' when r.key = '' then 'none' else 'value' end, 'key', nullif(r.key, ''),
    'label', case when r.key is null then 'Other' when r.key = '' then ${none}::text else left(coalesce(nullif(${label}, ''), r.key), 200) end)`;
}
