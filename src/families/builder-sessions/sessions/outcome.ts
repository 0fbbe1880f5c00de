import type {
  GetBuilderSessionResultInput,
  GetBuilderSessionReviewInput,
} from '#generated/families/builder-sessions/handlers.ts';
import type { BuilderAction, BuilderSessionResult, BuilderSessionReview } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { selectOutcome, viewerOf } from './sessions.queries.ts';

export async function getBuilderSessionReview(
  ctx: ReadContext,
  { path: { id } }: GetBuilderSessionReviewInput,
): Promise<BuilderSessionReview> {
  const session = await outcomeOf(ctx, id);
  const { status, plan, plan_hash: hash, validated_at: validatedAt, applied_at: appliedAt } = session;
  if (plan === null || hash === null || validatedAt === null || (!hasPlan.has(status) && appliedAt === null))
    throw problem('state_conflict', `The session is ${status}, so it has no plan. Validate it first.`);
  return {
    session_id: id,
    status,
    plan_hash: hash,
    operations: plan,
    ...countsOf(plan),
    validated_at: validatedAt,
  };
}

const hasPlan: ReadonlySet<string> = new Set(['valid', 'applying', 'applied']);

export async function getBuilderSessionResult(
  ctx: ReadContext,
  { path: { id } }: GetBuilderSessionResultInput,
): Promise<BuilderSessionResult> {
  const session = await outcomeOf(ctx, id);
  const { status, plan_hash: hash, applier, error } = session;
  if (applier === null || hash === null)
    throw problem('state_conflict', `The session is ${status} and was never applied, so it has no result.`);
  const records = session.records ?? [];
  return {
    session_id: id,
    status,
    plan_hash: hash,
    records,
    ...countsOf(records),
    error: error === null ? null : { key: session.error_key, message: error },
    applied_at: session.applied_at,
    applier,
  };
}

async function outcomeOf(ctx: ReadContext, id: string) {
  const session = await selectOutcome(ctx.db, viewerOf(ctx), id);
  if (session === undefined) throw notFound('builder session', id);
  return session;
}

function countsOf(each: readonly { readonly action: BuilderAction }[]) {
  const count = (action: BuilderAction) => each.filter((one) => one.action === action).length;
  return { created_count: count('create'), updated_count: count('update'), deleted_count: count('delete') };
}
