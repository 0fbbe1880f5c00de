import type {
  TicketSlaPolicies,
  TicketSlaTestClock,
  TicketSlaTestResult,
} from '#generated/console/types.gen.ts';
import type {
  AddTicketSlaPolicyInput,
  DeleteTicketSlaPolicyInput,
  TestTicketSlaPoliciesInput,
  UpdateTicketSlaPolicyInput,
} from '#generated/console/families/ticket-desk/handlers.ts';
import type { TicketInbox, TicketSlaPolicyInput } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { requireRecord } from '#src/domain/references/index.ts';
import {
  atRiskWindowMs,
  hoursIn,
  matchingPolicy,
  selectSlaSettings,
  settleAllClocks,
} from '#src/domain/tickets/index.ts';
import { afterBusinessMs } from '#src/domain/working-time/index.ts';
import { reviseRecord, storedId } from '#src/platform/db/query/index.ts';
import { conflict, invalid, notFound } from '#src/platform/errors/index.ts';
import { holdDesk } from '../hold-desk.ts';
import { requireInbox } from '../inboxes/inboxes.ts';
import { findInbox } from '../inboxes/inboxes.queries.ts';
import { findProfileId } from './policies.queries.ts';
import { replacePolicies, requirePolicies } from './policies.ts';

const maxPolicies = 50;
/** The last of which instants can be told. */
const lastYear = 9999;

export async function addTicketSlaPolicy(
  ctx: WriteContext,
  { path, body }: AddTicketSlaPolicyInput,
): Promise<TicketSlaPolicies> {
  await holdDesk(ctx);
  const inbox = await requireInbox(ctx, path.id, body.expected_revision);
  const { sla_policies: policies } = inbox;
  await requirePolicies(ctx, [body.policy], [], () => 'body.policy');
  if (policies.length >= maxPolicies)
    throw conflict(`The inbox has ${maxPolicies} SLA policies, which is the limit. Delete one first.`);
  const place = Math.min(body.position ?? policies.length, policies.length);
  return store(ctx, inbox, (policies as TicketSlaPolicyInput[]).toSpliced(place, 0, body.policy));
}

export async function updateTicketSlaPolicy(
  ctx: WriteContext,
  { path, body }: UpdateTicketSlaPolicyInput,
): Promise<TicketSlaPolicies> {
  await holdDesk(ctx);
  const { expected_revision: expectedRevision, position, ...changes } = body;
  const inbox = await requirePolicy(ctx, path, expectedRevision);
  const { sla_policies: policies } = inbox;
  const at = policies.findIndex(({ id }) => id === storedId(path.policy_id));
  const after: TicketSlaPolicyInput = { ...policies[at]!, ...changes };
  await requirePolicies(ctx, [after], policies, () => 'body');
  const others: TicketSlaPolicyInput[] = policies.toSpliced(at, 1);
  return store(ctx, inbox, others.toSpliced(Math.min(position ?? at, others.length), 0, after));
}

export async function deleteTicketSlaPolicy(
  ctx: WriteContext,
  { path, query }: DeleteTicketSlaPolicyInput,
): Promise<TicketSlaPolicies> {
  await holdDesk(ctx);
  const inbox = await requirePolicy(ctx, path, query.expected_revision);
  return store(
    ctx,
    inbox,
    inbox.sla_policies.filter(({ id }) => id !== storedId(path.policy_id)),
  );
}

/** The policy and due times that a ticket would have whose clocks never pause. */
export async function testTicketSlaPolicies(
  ctx: ReadContext,
  { path, body }: TestTicketSlaPoliciesInput,
): Promise<TicketSlaTestResult> {
  const inbox = await findInbox(ctx, storedId(path.id));
  if (inbox === undefined) throw notFound('ticket inbox', path.id);
  const clientId = storedId(body.client_id ?? null);
  await requireRecord(ctx, 'client', clientId, 'body.client_id');
  const policy = matchingPolicy(inbox.sla_policies, {
    priority_level: body.priority_level,
    channel: body.channel ?? 'email',
    client_id: clientId,
    client_profile_id: clientId === null ? null : await findProfileId(ctx.db, clientId),
    tags: body.tags ?? [],
  });
  if (policy === null) return { policy: null, first_response: null, resolution: null };
  const { calendars, threshold } = await selectSlaSettings(ctx.db);
  const hours = hoursIn(calendars)(policy.calendar_key);
  const targets = policy.targets[body.priority_level];
  const start = new Date(body.started_at);
  const clockOf = (target: number | null): TicketSlaTestClock | null => {
    if (target === null) return null;
    const ms = target * 60_000;
    const window = atRiskWindowMs(target, policy.at_risk_threshold ?? threshold);
    const due = afterBusinessMs(hours, start, ms);
    if (due.getUTCFullYear() > lastYear)
      throw invalid('body.started_at', `is so late that a deadline would be after the year ${lastYear}.`);
    return {
      target_minutes: target,
      at_risk_at: afterBusinessMs(hours, start, ms - window).toISOString(),
      due_date: due.toISOString(),
    };
  };
  return {
    policy: { id: policy.id, name: policy.name },
    first_response: clockOf(targets.first_response_minutes),
    resolution: clockOf(targets.resolution_minutes),
  };
}

async function requirePolicy(
  ctx: WriteContext,
  { id, policy_id: policyId }: { readonly id: string; readonly policy_id: string },
  expectedRevision: number | undefined,
): Promise<TicketInbox> {
  const inbox = await requireInbox(ctx, id);
  if (!inbox.sla_policies.some((policy) => policy.id === storedId(policyId)))
    throw notFound('SLA policy of this inbox', policyId);
  return expectedRevision === undefined ? inbox : requireInbox(ctx, id, expectedRevision);
}

async function store(
  ctx: WriteContext,
  inbox: TicketInbox,
  policies: readonly TicketSlaPolicyInput[],
): Promise<TicketSlaPolicies> {
  const former = await selectSlaSettings(ctx.db);
  if (await replacePolicies(ctx, inbox.id, policies)) {
    await reviseRecord(ctx.db, 'ticket_inboxes', inbox.id, {}, ctx.now);
    ctx.audit({
      recordKind: 'ticket_inbox',
      recordId: inbox.id,
      action: 'updated',
      changedFields: ['sla_policies'],
    });
    ctx.announce({ kind: 'ticket_inbox', id: inbox.id, revision: inbox.revision + 1 });
    await settleAllClocks(ctx, { inboxId: inbox.id, former });
  }
  const { sla_policies, revision } = await requireInbox(ctx, inbox.id);
  return { inbox_id: inbox.id, sla_policies, revision };
}
