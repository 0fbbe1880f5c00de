import type { EscalationStatusCategory } from '#generated/types.gen.ts';
import type { TransitionEscalationInput } from '#generated/families/escalations/handlers.ts';
import { findEventEscalation } from '#src/domain/escalations/index.ts';
import { changesBetween, type RecordChanges } from '#src/domain/history/index.ts';
import type { StatusChoice, StatusSet } from '#src/domain/status-options/index.ts';
import { reportReassigned, takeOver } from './assign.ts';
import {
  emitUpdated,
  notifyParticipants,
  partChanges,
  recordChanges,
  type Told,
  type Writer,
} from './change.ts';
import { dropOpenSteps } from './next-steps.queries.ts';
import { reviseEscalation, type StoredEscalation } from './stored.queries.ts';
import { setEscalationTimers } from './timers.ts';

type TransitionEvent = 'escalation.reassigned' | 'escalation.status_changed' | 'escalation.updated';

/** What a status brings along. */
const ofStatus = ['status', 'resume_at', 'resolution', 'resolved_at', 'closed_at', 'reopen_count'] as const;

type StatusValues = Pick<StoredEscalation, 'status_category' | (typeof ofStatus)[number]>;

/** The escalation with another status: what enters with it, and what goes (domain model §5). */
export function valuesAfter(
  before: StoredEscalation,
  option: StatusChoice,
  now: Date,
  {
    resolution,
    resume_at: resumeAt,
  }: Pick<TransitionEscalationInput['body'], 'resolution' | 'resume_at'> = {},
): StatusValues {
  const at = now.toISOString();
  const to = option.category as EscalationStatusCategory;
  const from = before.status_category;
  const enters = (category: EscalationStatusCategory): boolean => to === category && from !== category;
  const kept = to === 'waiting' ? before.resume_at : null;
  return {
    status: option.key,
    status_category: to,
    resume_at: resumeAt == null ? (resumeAt === null ? null : kept) : new Date(resumeAt).toISOString(),
    resolution: resolution ?? before.resolution,
    resolved_at: enters('resolved') ? at : before.resolved_at,
    closed_at: enters('closed') ? at : before.closed_at,
    reopen_count: before.reopen_count + (enters('in_progress') && from === 'resolved' ? 1 : 0),
  };
}

interface Transition {
  readonly option: StatusChoice;
  readonly statuses: StatusSet;
  readonly reason?: string | undefined;
}

/**
 * Stores a transition that has been judged: nothing when it changes nothing. Events in the order of the domain model: assignee, status,
 * and what else changed with it, such as next steps that are dropped.
 */
export async function storeTransition(
  ctx: Writer<TransitionEvent>,
  before: StoredEscalation,
  values: StatusValues & Pick<StoredEscalation, 'assignee_id'>,
  { option, statuses, reason }: Transition,
): Promise<void> {
  const after = { ...before, ...values };
  const changes = changesBetween(before, after, ofStatus);
  const isReassigned = before.assignee_id !== after.assignee_id;
  if (changes === null && !isReassigned) return;
  const isMoved = before.status !== after.status;
  const reassigned = isReassigned ? await takeOver(ctx, before, after.assignee_id, reason) : null;
  const moved: Told | null =
    changes === null ? null : { action: isMoved ? 'status_changed' : 'updated', changes, reason };
  const dropped = await dropSteps(ctx, before, after.status_category);

  await reviseEscalation(ctx.db, before.id, values, ctx.now);
  await setEscalationTimers(ctx, before.id, before, after);
  const told = [reassigned, moved, dropped].filter((each) => each !== null);
  recordChanges(ctx, before.id, before.revision + 1, told);

  if (reassigned !== null) await reportReassigned(ctx, before, reassigned);
  if (isMoved) await emitMoved(ctx, before, after, changes!, statuses);
  const rest = [isMoved ? null : moved, dropped].filter((each) => each !== null);
  if (rest.length > 0) await emitUpdated(ctx, before.id, rest);
  if (changes !== null) await tellParticipants(ctx, before, after, option, reason);
}

/** Open next steps of an escalation that is resolved or closed become dropped: whoever resolves one with open steps has said so. */
async function dropSteps(
  ctx: Writer,
  before: StoredEscalation,
  to: EscalationStatusCategory,
): Promise<Told | null> {
  if (to === before.status_category || (to !== 'resolved' && to !== 'closed')) return null;
  const by = ctx.identity.kind === 'system' ? null : ctx.identity.userId;
  const titles = await dropOpenSteps(ctx.db, before.id, by, ctx.now);
  if (titles.length === 0) return null;
  const dropped = titles.map((title) => `${title} (dropped)`);
  return { action: 'next_steps_changed', changes: partChanges('next_steps', titles, dropped) };
}

async function emitMoved(
  ctx: Writer<'escalation.status_changed'>,
  before: StoredEscalation,
  after: StatusValues,
  changes: RecordChanges,
  statuses: StatusSet,
): Promise<void> {
  const escalation = (await findEventEscalation(ctx.db, before.id))!;
  ctx.emit('escalation.status_changed', {
    escalation,
    previous_status: {
      key: before.status,
      label: statuses.labelOf(before.status),
      category: before.status_category,
    },
    resolution: after.status_category === 'resolved' ? after.resolution : null,
    ...changes.event,
  });
}

async function tellParticipants(
  ctx: Writer,
  before: StoredEscalation,
  after: StoredEscalation,
  option: StatusChoice,
  reason: string | undefined,
): Promise<void> {
  const isResolved = after.status_category === 'resolved' && before.status_category !== 'resolved';
  const body = reason ?? (isResolved ? (after.resolution ?? undefined) : undefined);
  if (before.status === after.status) await notifyParticipants(ctx, after, 'was updated', { body });
  else await notifyParticipants(ctx, after, `is now ${option.label}`, { kind: 'status_change', body });
}
