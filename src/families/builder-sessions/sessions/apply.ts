import type { ApplyBuilderSessionInput } from '#generated/families/builder-sessions/handlers.ts';
import type { EventType } from '#generated/events.ts';
import type { BuilderResultRecord, BuilderSession } from '#generated/types.gen.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { forgetFieldSets } from '#src/domain/field-values/index.ts';
import { checkRevision, conflict, notFound, Problem } from '#src/platform/errors/index.ts';
import { inOrder, type Ordered } from '../plan/order.rules.ts';
import { currentHash } from '../plan/plan.ts';
import { RefusedChange, runPlan, type Made } from '../plan/run-plan.ts';
import * as queries from './sessions.queries.ts';
import { audit, lockOwn, requireStatus, showSession } from './sessions.ts';
import { maxAtOnce } from './validate.ts';

type Session = queries.StoredSession;

export async function applyBuilderSession(
  ctx: WriteContext<EventType>,
  { path: { id }, body }: ApplyBuilderSessionInput,
): Promise<Result<BuilderSession>> {
  if (ctx.isDeferred) {
    await applyLater(ctx, id);
    return showSession(ctx, id);
  }
  const session = await lockOwn(ctx, id);
  requireStatus(session.status, ['valid'], 'applied');
  checkRevision(session.revision, body.expected_revision);
  if (body.plan_hash !== session.plan_hash)
    throw conflict(
      'body.plan_hash is not that of the review. Read the review again, and send its plan_hash.',
    );
  const order = inOrder(session.changes).changes;
  await requireSameTargets(ctx, session, order);
  if (session.changes.length > maxAtOnce) {
    await queries.revise(ctx.db, id, { status: 'applying' }, ctx.now);
    audit(ctx, id, 'applying');
    await ctx.invoke('applyBuilderSession', { path: { id }, body }, { within: 'after' });
  } else await applyChanges(ctx, session, order);
  return showSession(ctx, id);
}

/** By the job: without holding the session, so that it can be cancelled meanwhile, which undoes what was done. */
async function applyLater(ctx: WriteContext, id: string): Promise<void> {
  const session = await queries.findSession(ctx.db, queries.viewerOf(ctx), id, false);
  if (session === undefined) throw notFound('builder session', id);
  if (session.status !== 'applying') return;
  const order = inOrder(session.changes).changes;
  await applyChanges(ctx, session, order, async ({ db }) => {
    if (!(await queries.isStill(db, id, 'applying'))) throw new Cancelled();
  });
}

/** Makes all changes, or none. */
async function applyChanges(
  ctx: WriteContext,
  session: Session,
  order: readonly Ordered[],
  before?: (part: WriteContext) => Promise<void>,
): Promise<void> {
  try {
    const made = await ctx.nested(async (part) => {
      if (before !== undefined) await requireSameTargets(part, session, order);
      const { made: changes } = await runPlan(part, order, { isStrict: true, before });
      await requireApplying(part, session);
      return changes;
    });
    await queries.storeApplied(ctx.db, session.id, made.flatMap(recordsOf), ctx.identity.userId, ctx.now);
    audit(ctx, session.id, 'applied');
  } catch (error) {
    if (error instanceof Cancelled) return;
    const failure = failureOf(error);
    if (!(await isApplying(ctx, session))) return;
    await queries.storeFailure(ctx.db, session.id, failure, ctx.identity.userId, ctx.now);
    audit(ctx, session.id, 'apply_failed', failure.message.slice(0, maxReason));
  } finally {
    forgetFieldSets(ctx.identity.tenantId);
  }
}

/** Holds the session, which somebody may have cancelled while a job made its changes: then these are undone. */
async function requireApplying(ctx: WriteContext, session: Session): Promise<void> {
  if (!(await isApplying(ctx, session))) throw new Cancelled();
}

async function isApplying(ctx: WriteContext, { id, status }: Session): Promise<boolean> {
  const now = await queries.findSession(ctx.db, queries.viewerOf(ctx), id, true);
  return now?.status === status;
}

const maxReason = 500;

class Cancelled extends Error {}

function failureOf(error: unknown): { key: string | null; message: string } {
  if (error instanceof RefusedChange) return { key: error.key, message: error.message };
  if (error instanceof Problem && error.status < 500) return { key: null, message: error.message };
  throw error;
}

/** 409 when a record of the plan was changed after it was validated. */
async function requireSameTargets(
  ctx: WriteContext,
  { changes, plan_hash: validated }: Session,
  order: readonly Ordered[],
): Promise<void> {
  if ((await currentHash(ctx, changes, order)) === validated) return;
  throw conflict(
    'A record that the session changes was changed or deleted after the validation. Validate the session again and review what it does now.',
  );
}

const recordsOf = ({ change, written }: Made): BuilderResultRecord[] =>
  written.map(({ id, name, revision }) => ({
    key: change.key,
    action: change.action,
    record_kind: change.record_kind,
    target_id: id,
    name,
    revision,
  }));
