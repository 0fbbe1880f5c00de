import type { EventSop, EventSopFeedback, NotificationKind } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { selectUserRef } from '#src/domain/people/index.ts';
import { notFound, unknownReference } from '#src/platform/errors/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { eventSop, requireLive } from '../record/sop-life.ts';
import { lockSop, type StoredSop } from '../record/sop-record.queries.ts';
import { hasLiveStep } from './writes.queries.ts';

export type ResponseContext = WriteContext<'sop.feedback_received'>;

/** The live version that a reader says something about, locked so that its figures follow; 400 at the place of an unknown step. */
export async function holdLive(
  ctx: WriteContext,
  givenId: string,
  stepId: string | null | undefined,
): Promise<StoredSop & { live_version_id: string }> {
  const sop = await lockSop(ctx, storedId(givenId));
  if (sop === undefined) throw notFound('SOP', givenId);
  const live = requireLive(sop);
  if (stepId != null && !(await hasLiveStep(ctx.db, live.live_version_id, stepId)))
    throw unknownReference('body.step_id', stepId, 'a step of the live version');
  return live;
}

/** Subscribers and the owner hear what a reader said. */
export async function tellResponse(
  ctx: ResponseContext,
  sop: StoredSop,
  feedback: Omit<EventSopFeedback, 'author'>,
  news: { readonly kind: NotificationKind; readonly title: string },
): Promise<void> {
  const told: EventSop = eventSop(sop);
  const author = await selectUserRef(ctx.db, ctx.identity.userId);
  ctx.emit('sop.feedback_received', { sop: told, feedback: { ...feedback, author } });
  await notify(
    ctx,
    {
      ...news,
      ...(feedback.body_text !== null && { body: feedback.body_text }),
      record: { kind: 'sop', id: sop.id },
    },
    [sop.owner_id],
  );
}
