import type { BulkResult, EscalationParticipant, EscalationParticipants } from '#generated/types.gen.ts';
import type {
  AddEscalationParticipantsInput,
  ListEscalationParticipantsInput,
  RemoveEscalationParticipantsInput,
} from '#generated/families/escalations/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { runBulk } from '#src/domain/bulk/index.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import { tidyIds } from '#src/platform/tidy.ts';
import {
  holdEscalation,
  holdForChange,
  partChanges,
  requireNotClosed,
  storeUpdate,
  titleOf,
} from './change.ts';
import { requireViewers } from './members.ts';
import {
  countParticipantsWith,
  deleteParticipant,
  maxParticipants,
  participantList,
  selectParticipants,
  upsertParticipants,
} from './participants.queries.ts';
import type { StoredEscalation } from './stored.queries.ts';

export const listEscalationParticipants = (ctx: ReadContext, { query }: ListEscalationParticipantsInput) =>
  participantList.page(ctx.db, query, viewerScope(ctx));

export async function addEscalationParticipants(
  ctx: WriteContext<'escalation.updated'>,
  { path, body }: AddEscalationParticipantsInput,
): Promise<EscalationParticipants> {
  const before = await holdForChange(ctx, path.id, body.expected_revision);
  const userIds = tidyIds(body.user_ids);
  const former = await selectParticipants(ctx.db, before.id);
  await requireViewers(
    ctx,
    body.user_ids,
    (index) => `body.user_ids[${index}]`,
    former.map(({ user }) => user.id),
  );
  if ((await countParticipantsWith(ctx.db, before.id, userIds)) > maxParticipants)
    throw conflict(`An escalation can have at most ${maxParticipants} participants. Remove some first.`);
  const role = body.role ?? 'contributor';
  const changed = await upsertParticipants(
    ctx.db,
    before.id,
    userIds.map((userId) => ({ userId, role, addedBy: ctx.identity.userId })),
    ctx.now,
  );
  const participants = await selectParticipants(ctx.db, before.id);
  if (changed.length === 0) return { escalation_id: before.id, participants, revision: before.revision };
  const isNew = (id: string) => !former.some(({ user }) => user.id === id);
  const changes = partChanges(
    'participants',
    former
      .filter(({ user }) => changed.includes(user.id))
      .map((each) => toldParticipant(each.user.id, each.role)),
    changed.map((id) => toldParticipant(id, role)),
  );
  const added = changed.filter(isNew);
  const told = [{ action: 'participants_changed', changes }] as const;
  await storeUpdate(ctx, before, {}, told, 'has other participants', added);
  await welcome(ctx, before, added);
  return { escalation_id: before.id, participants, revision: before.revision + 1 };
}

/** A participant as the history tells them. */
const toldParticipant = (userId: string, role: EscalationParticipant['role']): string =>
  `${userId} (${role})`;

const welcome = (ctx: WriteContext<never>, escalation: StoredEscalation, userIds: readonly string[]) =>
  notify(
    ctx,
    {
      kind: 'escalation',
      title: `You take part in the escalation ${titleOf(escalation)}`,
      record: { kind: 'escalation', id: escalation.id },
      topic: 'participant',
    },
    userIds,
  );

/** Members may leave; removing others needs escalations.edit. */
export async function removeEscalationParticipants(
  ctx: WriteContext<'escalation.updated'>,
  { path, query }: RemoveEscalationParticipantsInput,
): Promise<BulkResult> {
  const before = await holdEscalation(ctx, path.id);
  if (query.user_id.some((id) => storedId(id) !== ctx.identity.userId)) ctx.demand('escalations.edit');
  checkRevision(before.revision, query.expected_revision);
  requireNotClosed(before);
  const removed: string[] = [];
  const result = await runBulk(ctx, query.user_id, async (id) => {
    const userId = storedId(id);
    if (userId === before.assignee_id)
      throw conflict('The assignee cannot be removed. Assign the escalation to another member first.');
    const role = await deleteParticipant(ctx.db, before.id, userId);
    if (role === undefined) throw notFound('participant of the escalation', id);
    removed.push(toldParticipant(userId, role));
    return 'succeeded';
  });
  if (removed.length > 0) {
    const changes = partChanges('participants', removed, []);
    await storeUpdate(
      ctx,
      before,
      {},
      [{ action: 'participants_changed', changes }],
      'has other participants',
    );
  }
  return result;
}
