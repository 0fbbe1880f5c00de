import { sql } from 'kysely';
import type { UserRef } from '#generated/types.gen.ts';
import type { TicketsHandlers } from '#generated/families/tickets/handlers.ts';
import { holdsPermission } from '#src/domain/access/index.ts';
import {
  isReviewRequired,
  reviewedMembers,
  reviewUserRecord,
  submittedCount,
} from '#src/domain/tickets/index.ts';
import { isShownToMember } from '#src/domain/visibility/index.ts';
import { ordinaryTime, type WorkingTime } from '#src/domain/working-time/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import {
  emptyLast,
  byName,
  fold,
  holds,
  list,
  mentions,
  oneOfIds,
  since,
} from '#src/platform/db/query/index.ts';

/** A member who may decide on drafts. */
export interface Candidate {
  readonly user: UserRef;
  readonly working_time: WorkingTime;
}

interface Wanted {
  readonly exceptId: string;
  readonly ticketId: string | null;
  readonly search: string | null;
}

const maxReviewers = 1_000;

export async function selectCandidates(db: Db, { exceptId, ticketId, search }: Wanted): Promise<Candidate[]> {
  const seesTicket =
    ticketId === null
      ? sql<boolean>`true`
      : sql<boolean>`exists (select from tickets k where k.tenant_id = u.tenant_id and k.id = ${ticketId}::uuid and ${isShownToMember('ticket', 'u', 'k')})`;
  const { rows } = await sql<{ user: UserRef; time: WorkingTime | null; zone: string }>`
    select jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) as "user",
      (select jsonb_build_object('time_zone', w.time_zone, 'hours', w.hours, 'capacity_minutes_per_week', w.capacity_minutes_per_week, 'exceptions', w.exceptions)
        from employee_schedules w where w.tenant_id = u.tenant_id and w.user_id = u.id) as time,
      (select t.time_zone from tenants t where t.id = u.tenant_id) as zone
    from users u
    where u.kind = 'member' and u.status = 'active' and u.id <> ${exceptId}::uuid
      and ${holdsPermission('u', 'tickets.review_drafts')} and ${holdsPermission('u', 'tickets.view')} and ${seesTicket}
      and (${search === null}::boolean or app.fold(u.name || ' ' || coalesce(u.email, '')) like '%' || ${search === null ? '' : fold(search)} || '%')
    order by lower(u.name), u.id limit ${sql.lit(maxReviewers)}`.execute(db);
  return rows.map(({ user, time, zone }) => ({ user, working_time: time ?? ordinaryTime(zone) }));
}

export const reviewUsers = list<TicketsHandlers['listTicketReviewUsers']>()({
  rows: reviewedMembers,
  record: reviewUserRecord,
  id: 'u.id',
  filters: {
    user_id: oneOfIds('u.id'),
    is_review_required: holds(isReviewRequired),
    search: mentions('u.name', 'u.email'),
    updated_after: since('r.updated_at'),
  },
  sorts: { name: byName('u.name'), updated_at: emptyLast('r.updated_at'), submitted_count: submittedCount },
});
