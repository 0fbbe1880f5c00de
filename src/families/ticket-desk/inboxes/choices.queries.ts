import { sql } from 'kysely';
import type { TicketSlaPolicy } from '#generated/types.gen.ts';
import type { TicketDeskHandlers } from '#generated/families/ticket-desk/handlers.ts';
import { policyRecord } from '#src/domain/tickets/index.ts';
import { isShownToMember, viewerIn, type ViewerScope } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  byName,
  list,
  mentions,
  oneOfIds,
  record,
  type Listing,
  type QueryOf,
} from '#src/platform/db/query/index.ts';
import { inOrder, visibleInboxes } from './inboxes.queries.ts';

/** An inbox to choose, before anything about it is known. */
export interface InboxChoice {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly is_auto_assignment_enabled: boolean;
  readonly category_keys: string[];
}

const categoryKeys = sql<
  string[]
>`(select coalesce(json_agg(c ->> 'key'), '[]') from jsonb_array_elements(i.categories) c)`;

const rows = (db: Db, scope: ViewerScope) =>
  visibleInboxes(db, viewerIn(scope)).where('i.archived_at', 'is', null);

const choice = (inboxes: ReturnType<typeof rows>) =>
  record<InboxChoice>()(
    inboxes.select([
      'i.id',
      'i.name',
      'i.position',
      'i.is_auto_assignment_enabled',
      categoryKeys.as('category_keys'),
    ]),
  );

/** Inboxes in which tickets can be assigned. */
export const assignableInboxes = list<
  Listing<QueryOf<TicketDeskHandlers['listAssignableTicketInboxes']>, InboxChoice>,
  ViewerScope
>()({
  rows,
  record: choice,
  id: 'i.id',
  filters: { inbox_id: oneOfIds('i.id'), search: mentions('i.name', 'i.description') },
  sorts: { name: byName('i.name') },
  own: inOrder,
});

type TargetQuery = QueryOf<TicketDeskHandlers['listTicketMoveTargets']>;

/** Inboxes to move tickets to; `shared` is the one that all of them are in. */
export const moveTargets = list<
  Listing<TargetQuery, InboxChoice>,
  ViewerScope & { readonly shared: readonly string[] }
>()({
  rows: (db, scope) => rows(db, scope).where(sql<boolean>`i.id <> all(${scope.shared}::uuid[])`),
  record: choice,
  id: 'i.id',
  // What follows from the move of these tickets is found for the inboxes of the page.
  filters: { ticket_id: () => sql<boolean>`true`, search: mentions('i.name', 'i.description') },
  sorts: { name: byName('i.name') },
  own: inOrder,
});

/** Policies of inboxes, in their order. */
export async function selectPoliciesOf(
  db: Db,
  inboxIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TicketSlaPolicy[]>> {
  const { rows: found } = await sql<{ inbox_id: string; policy: TicketSlaPolicy }>`
    select p.inbox_id, ${policyRecord} as policy from ticket_sla_policies p where p.inbox_id = any(${[...inboxIds]}::uuid[]) order by p.position, p.id`.execute(
    db,
  );
  const grouped = Map.groupBy(found, ({ inbox_id: id }) => id);
  return new Map([...grouped].map(([id, policies]) => [id, policies.map(({ policy }) => policy)]));
}

/** Pairs of an inbox and a member who does not see it, as `inbox member`. */
export async function selectOutsiders(
  db: Db,
  inboxIds: readonly string[],
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows: found } = await sql<{ pair: string }>`
    select i.id || ' ' || u.id as pair from ticket_inboxes i join users u on u.tenant_id = i.tenant_id
    where i.id = any(${[...inboxIds]}::uuid[]) and u.id = any(${[...userIds]}::uuid[]) and not ${isShownToMember('ticket_inbox', 'u', 'i')}`.execute(
    db,
  );
  return new Set(found.map(({ pair }) => pair));
}
