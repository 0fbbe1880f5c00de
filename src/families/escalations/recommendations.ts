import type { Escalation } from '#generated/types.gen.ts';
import type {
  ListEscalationRecommendationsInput,
  SetEscalationSelectedRecommendationInput,
} from '#generated/families/escalations/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { changesBetween } from '#src/domain/history/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound, problem } from '#src/platform/errors/index.ts';
import {
  holdForChange,
  partChanges,
  requireShown,
  showEscalation,
  storeUpdate,
  type Told,
} from './change.ts';
import { countSteps, insertSteps } from './next-steps.queries.ts';
import { newStep, requireRoom } from './next-steps.ts';
import {
  findRecommendation,
  findSelected,
  recommendationList,
  updateSelected,
} from './recommendations.queries.ts';
import { isUnresolved } from './transitions.rules.ts';

export async function listEscalationRecommendations(
  ctx: ReadContext,
  { path, query }: ListEscalationRecommendationsInput,
) {
  return recommendationList.page(ctx.db, query, { escalationId: await requireShown(ctx, path.id) });
}

export async function setEscalationSelectedRecommendation(
  ctx: WriteContext<'escalation.updated'>,
  { path, body }: SetEscalationSelectedRecommendationInput,
): Promise<Result<Escalation>> {
  const before = await holdForChange(ctx, path.id, body.expected_revision);
  if (!isUnresolved(before.status_category))
    throw problem(
      'state_conflict',
      'The escalation is resolved: no recommendation can be selected. Reopen it first.',
    );
  const wanted = await requireProposal(ctx, before.id, storedId(body.recommendation_id));
  const former = await findSelected(ctx.db, before.id);
  // Its steps are added once, however often it is selected.
  const steps =
    body.is_adding_steps && wanted !== null && wanted.steps_added_at === null ? wanted.suggested_steps : [];
  const selection = changesBetween(
    { selected_recommendation_id: former?.id ?? null },
    { selected_recommendation_id: wanted?.id ?? null },
    ['selected_recommendation_id'],
  );
  if (selection === null && steps.length === 0) return showEscalation(ctx, before.id);

  const told: Told[] = [];
  if (selection !== null) told.push({ action: 'recommendation_selected', changes: selection });
  if (steps.length > 0) {
    await addSteps(ctx, before.id, steps);
    told.push({ action: 'next_steps_changed', changes: partChanges('next_steps', [], steps) });
  }
  await updateSelected(ctx.db, before.id, wanted?.id ?? null, {
    userId: ctx.identity.userId,
    now: ctx.now,
    addsSteps: steps.length > 0,
  });
  await storeUpdate(
    ctx,
    before,
    {},
    told,
    wanted === null ? 'follows no recommendation' : 'follows a recommendation',
  );
  return showEscalation(ctx, before.id);
}

async function requireProposal(ctx: WriteContext<never>, escalationId: string, id: string | null) {
  if (id === null) return null;
  const found = await findRecommendation(ctx.db, escalationId, id);
  if (found === undefined) throw notFound('recommendation of the escalation', id);
  if (found.status === 'superseded')
    throw conflict(
      'The recommendation was superseded by a newer set. Select one that listEscalationRecommendations shows.',
    );
  return found;
}

async function addSteps(
  ctx: WriteContext<never>,
  escalationId: string,
  titles: readonly string[],
): Promise<void> {
  const count = await countSteps(ctx.db, escalationId);
  requireRoom(count, titles.length);
  const steps = titles.map((title) => newStep({ title }));
  await insertSteps(ctx.db, escalationId, steps, count, ctx.identity.userId, ctx.now);
}
