import type { Ticket } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import {
  hoursIn,
  missingForResolution,
  selectSlaSettings,
  shownSla,
  ticketMachine,
  type HoursOf,
} from '#src/domain/tickets/index.ts';
import type { StoredTicket } from './ticket-record.queries.ts';

type Reader = Pick<ReadContext, 'db' | 'identity' | 'can' | 'now'>;

/** Shows tickets to the caller: what their clocks say now, and what can be done with them. */
export async function ticketShower(ctx: Reader): Promise<(ticket: StoredTicket) => Ticket> {
  const { calendars } = await selectSlaSettings(ctx.db);
  const hours = hoursIn(calendars);
  return (ticket) => showTicket(ctx, ticket, hours);
}

function showTicket(
  ctx: Reader,
  { clocks, needs, linked_task_count: taskCount, sla_policy_id, sla_policy_name, ...ticket }: StoredTicket,
  hours: HoursOf,
): Ticket {
  const missing = missingForResolution({ ...ticket, task_count: taskCount }, needs);
  const standing = {
    parts: new Set(ticket.assigned_to.includes(ctx.identity.userId) ? ['assignee'] : []),
    can: (permission: Parameters<Reader['can']>[0]) => ctx.can(permission),
  };
  const reachable = ticketMachine.reachable(ticket.status_category, undefined, standing);
  const of = (kind: string) => clocks.find((clock) => clock.kind === kind) ?? null;
  return {
    ...ticket,
    requester: ticket.correspondents.find(({ role }) => role === 'requester') ?? null,
    sla: shownSla(
      {
        sla_policy_id,
        sla_policy_name,
        clocks: { first_response: of('first_response'), resolution: of('resolution') },
      },
      hours,
      ctx.now,
    ),
    missing_for_resolution: missing,
    next_status_categories: reachable.filter((category) => category !== 'resolved' || missing.length === 0),
  };
}
