import { sql } from 'kysely';
import type { TicketAutoAssignmentSettings } from '#generated/types.gen.ts';
import { userRefOf } from '#src/domain/refs/index.ts';
import { isShownTo, type RecordViewer } from '#src/domain/visibility/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** An exception for a member as it is stored. */
export interface MemberException {
  readonly user_id: string;
  readonly is_excluded: boolean;
  readonly capacity: number | null;
  readonly weight: number;
}

type Plain = Omit<TicketAutoAssignmentSettings, 'members' | 'inboxes'>;

/** The settings as they are stored; exceptions for inboxes stand in these. */
export type StoredSettings = Plain & { readonly members: readonly MemberException[] };

export const defaults: StoredSettings = {
  is_enabled: false,
  strategy: 'least_loaded',
  default_capacity: null,
  is_schedule_respected: true,
  is_previous_agent_preferred: true,
  is_client_owner_preferred: true,
  overflow: 'leave_unassigned',
  overflow_user_id: null,
  reassign_after_minutes: null,
  members: [],
  revision: 1,
  updated_at: null,
};

export async function selectStoredSettings(db: Db): Promise<StoredSettings> {
  const { rows } = await sql<StoredSettings>`
    select is_enabled, strategy, default_capacity, is_schedule_respected, is_previous_agent_preferred, is_client_owner_preferred, overflow,
      overflow_user_id, reassign_after_minutes, members, revision, app.iso(updated_at) as updated_at
    from ticket_assignment_settings`.execute(db);
  return rows[0] ?? defaults;
}

type Members = TicketAutoAssignmentSettings['members'];

/** Exceptions with the names of those who have not left. */
export async function nameMembers(db: Db, members: readonly MemberException[]): Promise<Members> {
  const { rows } = await sql<Members[number]>`
    select ${userRefOf('u')} as user, m.is_excluded, m.capacity, m.weight
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m (user_id uuid, is_excluded boolean, capacity integer, weight double precision)
    join users u on u.id = m.user_id and u.status <> 'removed' order by u.name, u.id`.execute(db);
  return rows;
}

/** Inboxes that the viewer sees and that differ from the agency's settings: switched off, or with a strategy of their own. */
export async function selectInboxExceptions(
  db: Db,
  viewer: RecordViewer,
): Promise<TicketAutoAssignmentSettings['inboxes']> {
  const { rows } = await sql<TicketAutoAssignmentSettings['inboxes'][number]>`
    select i.id as inbox_id, i.is_auto_assignment_enabled as is_enabled, i.assignment_strategy as strategy from ticket_inboxes i
    where i.deleted_at is null and ${isShownTo('ticket_inbox', viewer, 'i')} and (not i.is_auto_assignment_enabled or i.assignment_strategy is not null) order by i.position, i.id`.execute(
    db,
  );
  return rows;
}

export interface ChangedInbox {
  readonly id: string;
  readonly revision: number;
}

/** Brings all inboxes to these exceptions; answers those that changed. */
export async function updateInboxExceptions(
  db: Db,
  exceptions: TicketAutoAssignmentSettings['inboxes'],
  now: Date,
): Promise<ChangedInbox[]> {
  const { rows } = await sql<ChangedInbox>`
    update ticket_inboxes i set is_auto_assignment_enabled = n.is_enabled, assignment_strategy = n.strategy, revision = i.revision + 1, updated_at = ${now}::timestamptz
    from (select o.id, coalesce(e.is_enabled, true) as is_enabled, e.strategy from ticket_inboxes o
      left join jsonb_to_recordset(${JSON.stringify(exceptions)}::jsonb) as e (inbox_id uuid, is_enabled boolean, strategy text) on e.inbox_id = o.id
      where o.deleted_at is null) n
    where n.id = i.id and (i.is_auto_assignment_enabled, i.assignment_strategy) is distinct from (n.is_enabled, n.strategy)
    returning i.id, i.revision`.execute(db);
  return rows;
}
