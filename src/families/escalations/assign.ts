import type { Escalation } from '#generated/types.gen.ts';
import type { AssignEscalationInput } from '#generated/families/escalations/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { findEventEscalation } from '#src/domain/escalations/index.ts';
import { changesBetween } from '#src/domain/history/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { selectUserRefs } from '#src/domain/people/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, problem } from '#src/platform/errors/index.ts';
import { upsertAssignee } from './assign.queries.ts';
import {
  holdForChange,
  notifyParticipants,
  recordChanges,
  showEscalation,
  titleOf,
  type Told,
  type Writer,
} from './change.ts';
import { requireViewer } from './members.ts';
import { countParticipantsWith, maxParticipants } from './participants.queries.ts';
import { reviseEscalation, type StoredEscalation } from './stored.queries.ts';

export async function assignEscalation(
  ctx: WriteContext<'escalation.reassigned'>,
  { path, body }: AssignEscalationInput,
): Promise<Result<Escalation>> {
  const { reason, expected_revision: expectedRevision } = body;
  const assigneeId = storedId(body.assignee_id);
  const before = await holdForChange(ctx, path.id, expectedRevision);
  if (assigneeId === before.assignee_id) return showEscalation(ctx, before.id);
  await requireViewer(ctx, assigneeId, 'body.assignee_id');
  if (assigneeId === null && before.status_category !== 'open')
    throw problem(
      'state_conflict',
      `The escalation is ${before.status_category} and needs an assignee. Only an open one can be without: name another member.`,
    );
  const told = await takeOver(ctx, before, assigneeId, reason);
  await reviseEscalation(ctx.db, before.id, { assignee_id: assigneeId }, ctx.now);
  recordChanges(ctx, before.id, before.revision + 1, [told]);
  await reportReassigned(ctx, before, told);
  return showEscalation(ctx, before.id);
}

/** Makes the new assignee a participant; answers what the history tells. 409 when there are as many participants as there may be. */
export async function takeOver(
  ctx: Writer,
  before: StoredEscalation,
  assigneeId: string | null,
  reason: string | undefined,
): Promise<Told> {
  if (assigneeId !== null) {
    if ((await countParticipantsWith(ctx.db, before.id, [assigneeId])) > maxParticipants)
      throw conflict(
        `The escalation has ${maxParticipants} participants, which is the limit. Remove one before you assign it to somebody else.`,
      );
    await upsertAssignee(ctx.db, before.id, assigneeId, ctx.identity.userId, ctx.now);
  }
  const changes = changesBetween(before, { ...before, assignee_id: assigneeId }, ['assignee_id'])!;
  return { action: 'reassigned', changes, reason };
}

/** Sends the event of a stored reassignment; tells the new assignee and the other participants. */
export async function reportReassigned(
  ctx: Writer<'escalation.reassigned'>,
  before: StoredEscalation,
  { changes, reason }: Told,
): Promise<void> {
  const escalation = (await findEventEscalation(ctx.db, before.id))!;
  const [previous = null] =
    before.assignee_id === null ? [] : await selectUserRefs(ctx.db, [before.assignee_id]);
  ctx.emit('escalation.reassigned', { escalation, previous_assignee: previous, ...changes.event });
  if (escalation.assignee !== null) await notifyAssignee(ctx, before, escalation.assignee.id, reason);
  await notifyParticipants(
    ctx,
    before,
    escalation.assignee === null ? 'has no assignee any more' : 'has a new assignee',
    { body: reason, except: escalation.assignee === null ? [] : [escalation.assignee.id] },
  );
}

export const notifyAssignee = (
  ctx: Writer,
  escalation: Pick<StoredEscalation, 'id' | 'title' | 'number'>,
  assigneeId: string,
  reason?: string,
): Promise<unknown> =>
  notify(
    ctx,
    {
      kind: 'escalation',
      title: `You were assigned the escalation ${titleOf(escalation)}`,
      ...(reason !== undefined && { body: reason }),
      record: { kind: 'escalation', id: escalation.id },
      topic: 'assignee',
    },
    [assigneeId],
  );
