import type {
  TicketCorrespondentRole,
  TicketIntakeDecision,
  TicketReviewPlan,
  TicketReviewResolved,
  TicketReviewResolve,
} from '#generated/types.gen.ts';
import type {
  PreviewTicketReviewResolutionInput,
  ResolveTicketReviewItemInput,
} from '#generated/families/ticket-desk/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { requireSamePlan } from '#src/domain/merge/index.ts';
import {
  appendTo,
  fileCommunication,
  findItem,
  insertDecision,
  isAutomaticAnswer,
  loadArrived,
  markTicketSpam,
  openTicket,
  resolveReviewItem,
  reviewExpiry,
  type Arrived,
  type Filed,
  type HeldItem,
} from '#src/domain/tickets/index.ts';
import { insertRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound } from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { holdSenderRules } from '../sender-rules/checks.ts';
import { findSameRule } from '../sender-rules/rules.queries.ts';
import { findReviewItem } from './items.queries.ts';
import { linkSender } from './link.ts';
import { planOf, requirePending, wishOf, type Course } from './plan.ts';

type Resolving = WriteContext<
  | 'client.updated'
  | 'ticket.created'
  | 'ticket.message_received'
  | 'ticket.moved'
  | 'ticket.updated'
  | 'ticket.assigned'
  | 'ticket.status_changed'
  | 'ticket.spam_marked'
>;

export async function previewTicketReviewResolution(
  ctx: ReadContext,
  { path, query }: PreviewTicketReviewResolutionInput,
): Promise<TicketReviewPlan> {
  const item = await requireItem(ctx, path.id, false);
  requirePending(item);
  const { plan } = await planOf(ctx, item, await loadArrived(ctx.db, item.communication_id), {
    resolution: query.resolution,
    ticketId: query.ticket_id,
    clientId: query.client_id,
    inboxId: query.inbox_id,
    spamRule: query.spam_rule ?? 'none',
    isDomainLinked: query.is_domain_linked,
    place: 'query',
    details: {},
  });
  return plan;
}

/** Carries a decision out, once: a second one finds the item resolved. */
export async function resolveTicketReviewItem(
  ctx: Resolving,
  { path, body }: ResolveTicketReviewItemInput,
): Promise<TicketReviewResolved> {
  if (body.resolution === 'create_ticket' && (body.assigned_to ?? []).length > 0)
    ctx.demand('tickets.assign');
  const item = await requireItem(ctx, path.id, true);
  requirePending(item);
  checkRevision(item.revision, body.expected_revision);
  const arrived = await loadArrived(ctx.db, item.communication_id);
  const course = await planOf(ctx, item, arrived, wishOf(body));
  requireSamePlan(course.plan.plan_hash, body.plan_hash);
  if (body.resolution === 'link_client') await linkSender(ctx, arrived, body);
  const filed = await file(ctx, arrived, course, body);
  if (course.spamTicketId !== null) await markTicketSpam(ctx, course.spamTicketId);
  await addRule(ctx, course.plan);
  await settle(ctx, item, arrived, { filed, body, course });
  const shown = await findReviewItem(ctx.db, ctx, item.id);
  return { item: shown!, ticket: shown!.resolved_ticket };
}

/** The item, as far as the caller sees its inbox; locked before it is judged. */
async function requireItem(ctx: ReadContext, id: string, isLocked: boolean): Promise<HeldItem> {
  const known = storedId(id);
  const seen = await findReviewItem(ctx.db, ctx, known);
  const item = seen === undefined ? undefined : await findItem(ctx.db, known, isLocked);
  if (item === undefined) throw notFound('review item', id);
  return item;
}

async function file(
  ctx: Resolving,
  arrived: Arrived,
  { ticket, opening }: Course,
  body: TicketReviewResolve,
): Promise<Filed | null> {
  if (ticket !== null) {
    const role: TicketCorrespondentRole =
      (body.resolution === 'append_to_ticket' ? body.correspondent_role : undefined) ?? 'participant';
    // A person says where it belongs, and not that a program's answer is somebody's.
    return appendTo(ctx, arrived, ticket.id, { isAutomatic: isAutomaticAnswer(arrived), role });
  }
  return opening === null ? null : openTicket(ctx, arrived, opening);
}

/** The rule of the plan, unless there is one that matches the same. */
async function addRule(ctx: Resolving, { new_rule: rule, client }: TicketReviewPlan): Promise<void> {
  if (rule === null) return;
  await holdSenderRules(ctx);
  const { match_type, pattern } = rule;
  if ((await findSameRule(ctx.db, match_type, pattern, null)) !== undefined) return;
  const values = { match_type, pattern, created_by: ctx.identity.userId };
  if (rule.kind === 'blacklist') {
    const id = await insertRecord(ctx.db, 'ticket_blacklist_rules', values, ctx.now);
    return ctx.audit({ recordKind: 'ticket_blacklist_rule', recordId: id, action: 'created' });
  }
  const bypass = ['spam_check', 'unknown_sender'];
  const trusted = { ...values, match_type: 'domain' as const, bypass, client_id: client?.id ?? null };
  const id = await insertRecord(ctx.db, 'ticket_whitelist_rules', trusted, ctx.now);
  ctx.audit({ recordKind: 'ticket_whitelist_rule', recordId: id, action: 'created' });
}

interface Outcome {
  readonly filed: Filed | null;
  readonly body: TicketReviewResolve;
  readonly course: Course;
}

async function settle(ctx: Resolving, item: HeldItem, arrived: Arrived, outcome: Outcome): Promise<void> {
  const { filed, body } = outcome;
  await fileCommunication(ctx.db, item.communication_id, {
    status: filed === null ? 'discarded' : 'filed',
    ...filed,
  });
  const ticketId = filed?.ticketId ?? null;
  const { userId } = ctx.identity;
  await resolveReviewItem(ctx.db, item.id, { resolution: body.resolution, ticketId, userId }, ctx.now);
  setTimer(ctx, { kind: reviewExpiry, recordId: item.id }, null);
  await insertDecision(
    ctx.db,
    arrived,
    {
      decision: decisionOf(outcome, arrived),
      explanation: explanationOf(outcome),
      reviewItemId: item.id,
      ...{ ticketId, clientId: filed?.clientId ?? null },
    },
    actorOf(ctx.identity),
    ctx.now,
  );
  ctx.audit({
    recordKind: 'ticket_review_item',
    recordId: item.id,
    action: 'resolved',
    newValues: { resolution: body.resolution, ticket_id: ticketId },
  });
}

function decisionOf({ filed, body, course: { opening } }: Outcome, arrived: Arrived): TicketIntakeDecision {
  if (body.resolution === 'mark_spam') return 'marked_spam';
  if (filed === null) return 'discarded';
  if (opening === null && isAutomaticAnswer(arrived)) return 'automatic_answer';
  if (opening === null) return filed.isReopened ? 'ticket_reopened' : 'appended';
  return opening.followUpOfId === null ? 'ticket_created' : 'follow_up_created';
}

const words = {
  create_ticket: 'A ticket was made of it on review.',
  append_to_ticket: 'It was added to a ticket on review.',
  link_client: 'Its sender was made a contact of a client on review.',
  mark_spam: 'It was rejected as spam on review.',
  discard: 'It was dropped on review.',
} as const;

const explanationOf = ({ body }: Outcome): string =>
  body.resolution === 'discard' && body.reason !== undefined
    ? `It was dropped on review: ${body.reason}`
    : words[body.resolution];
