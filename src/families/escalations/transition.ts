import type { Escalation, EscalationStatusCategory } from '#generated/types.gen.ts';
import type { TransitionEscalationInput } from '#generated/families/escalations/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import {
  loadStatusSet,
  lockStatusSets,
  type StatusChoice,
  type StatusSet,
} from '#src/domain/status-options/index.ts';
import type { Standing } from '#src/domain/transitions/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, invalid, listed, problem } from '#src/platform/errors/index.ts';
import { holdEscalation, requireNotClosed, showEscalation } from './change.ts';
import { requireViewer } from './members.ts';
import { countOpenSteps } from './next-steps.queries.ts';
import { isParticipant } from './participants.queries.ts';
import type { StoredEscalation } from './stored.queries.ts';
import { storeTransition, valuesAfter } from './store-transition.ts';
import { escalationMachine } from './transitions.rules.ts';

type Body = TransitionEscalationInput['body'];

export async function transitionEscalation(
  ctx: WriteContext<'escalation.reassigned' | 'escalation.updated' | 'escalation.status_changed'>,
  { path, body }: TransitionEscalationInput,
): Promise<Result<Escalation>> {
  await lockStatusSets(ctx.db, ['escalation']);
  const before = await holdEscalation(ctx, path.id);
  const statuses = await loadStatusSet(ctx.db, 'escalation');
  const option = requireStatus(statuses, before, body);
  const to = option.category as EscalationStatusCategory;
  checkWish(ctx, before, to, body);
  const assigneeId = body.assignee_id === undefined ? before.assignee_id : storedId(body.assignee_id);

  await requireRights(ctx, before, option, assigneeId);
  checkRevision(before.revision, body.expected_revision);
  if (to !== before.status_category)
    escalationMachine.require(before.status_category, to, undefined, everything);
  if (assigneeId !== before.assignee_id) requireNotClosed(before);
  await requireViewer(ctx, assigneeId, 'body.assignee_id', [before.assignee_id]);
  if (to === 'in_progress' && assigneeId === null)
    throw conflict('An escalation in progress needs an assignee. Name one with assignee_id.');
  if (to === 'resolved' && to !== before.status_category && !body.force)
    await requireNoOpenSteps(ctx, before.id);

  const values = valuesAfter(before, option, ctx.now, body);
  await storeTransition(
    ctx,
    before,
    { ...values, assignee_id: assigneeId },
    { option, statuses, reason: body.reason },
  );
  return showEscalation(ctx, before.id);
}

/** Of somebody whose rights have been judged already. */
const everything: Standing = { parts: new Set(), can: () => true };

function requireStatus(statuses: StatusSet, before: StoredEscalation, { status }: Body): StatusChoice {
  const option = statuses.find(status);
  if (option !== undefined && (!option.is_archived || status === before.status)) return option;
  throw invalid(
    'body.status',
    `must be a status of escalations that is in use: ${listed(statuses.usableKeys())}.`,
  );
}

/** 400 for what does not belong to the status. */
function checkWish(
  ctx: WriteContext<never>,
  before: StoredEscalation,
  to: EscalationStatusCategory,
  body: Body,
): void {
  const { resolution, resume_at: resumeAt } = body;
  if (to === 'resolved' && before.status_category !== 'resolved' && resolution === undefined)
    throw invalid('body.resolution', 'is required: say how the escalation was resolved.');
  if (to !== 'resolved' && resolution !== undefined)
    throw invalid('body.resolution', 'goes with a status of the category resolved.');
  if (to !== 'waiting' && resumeAt != null)
    throw invalid('body.resume_at', 'goes with a status of the category waiting.');
  if (resumeAt != null && Date.parse(resumeAt) <= ctx.now.getTime())
    throw invalid('body.resume_at', 'must be in the future.');
}

/** 403 for a step that is not the caller's to take. */
async function requireRights(
  ctx: WriteContext<never>,
  before: StoredEscalation,
  option: StatusChoice,
  assigneeId: string | null,
): Promise<void> {
  const { userId } = ctx.identity;
  const to = option.category as EscalationStatusCategory;
  const isAssignee = before.assignee_id === userId;
  if (to !== before.status_category) {
    const parts = new Set<string>();
    if (isAssignee) parts.add('assignee');
    if (isAssignee || (await isParticipant(ctx.db, before.id, userId))) parts.add('participant');
    escalationMachine.requireRights(before.status_category, to, undefined, {
      parts,
      can: (permission) => ctx.can(permission),
    });
  } else if (option.key !== before.status || !isAssignee) {
    ctx.demand('escalations.edit');
  }
  if (assigneeId !== before.assignee_id && assigneeId !== userId && !ctx.can('escalations.edit'))
    throw problem(
      'permission_denied',
      'Assigning the escalation to others than yourself needs escalations.edit.',
    );
}

async function requireNoOpenSteps(ctx: WriteContext<never>, id: string): Promise<void> {
  const open = await countOpenSteps(ctx.db, id);
  if (open > 0)
    throw conflict(
      `The escalation has ${open} open next ${open === 1 ? 'step' : 'steps'}. Finish or drop them first, or send force: true, which drops them.`,
    );
}
