import type {
  PrepareBuilderSessionInput,
  ValidateBuilderSessionInput,
} from '#generated/families/builder-sessions/handlers.ts';
import type { BuilderSession } from '#generated/types.gen.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { checkRevision, notFound } from '#src/platform/errors/index.ts';
import { validateChanges } from '../plan/plan.ts';
import * as queries from './sessions.queries.ts';
import { audit, lockOwn, requireStatus, showSession, storeDraft } from './sessions.ts';

/** A session with more changes is validated and applied by a job: a call should not take many seconds. */
export const maxAtOnce = 40;

export async function prepareBuilderSession(
  ctx: WriteContext,
  { body }: PrepareBuilderSessionInput,
): Promise<Result<BuilderSession>> {
  const id = await storeDraft(ctx, body);
  await validate(ctx, await lockOwn(ctx, id));
  return showSession(ctx, id);
}

export async function validateBuilderSession(
  ctx: WriteContext,
  { path, body }: ValidateBuilderSessionInput,
): Promise<Result<BuilderSession>> {
  if (ctx.isDeferred) await validateLater(ctx, path.id);
  else {
    const session = await lockOwn(ctx, path.id);
    requireStatus(session.status, ['draft', 'valid', 'invalid', 'apply_failed'], 'validated');
    checkRevision(session.revision, body?.expected_revision);
    await validate(ctx, session);
  }
  return showSession(ctx, path.id);
}

async function validate(ctx: WriteContext, session: queries.StoredSession): Promise<void> {
  const { id, changes } = session;
  if (changes.length <= maxAtOnce) return storeValidation(ctx, session);
  await queries.revise(ctx.db, id, { status: 'validating', error: null, error_key: null }, ctx.now);
  await ctx.invoke('validateBuilderSession', { path: { id }, body: undefined }, { within: 'after' });
}

/** By the job: without holding the session, so that it can be cancelled meanwhile. */
async function validateLater(ctx: WriteContext, id: string): Promise<void> {
  const session = await queries.findSession(ctx.db, queries.viewerOf(ctx), id, false);
  if (session === undefined) throw notFound('builder session', id);
  if (session.status !== 'validating') return;
  const found = await validateChanges(ctx, session.changes);
  const now = await lockOwn(ctx, id);
  if (now.status !== 'validating' || now.revision !== session.revision) return;
  await queries.storeValidation(ctx.db, id, found, ctx.now);
  audit(ctx, id, 'validated');
}

async function storeValidation(ctx: WriteContext, session: queries.StoredSession): Promise<void> {
  const found = await validateChanges(ctx, session.changes);
  await queries.storeValidation(ctx.db, session.id, found, ctx.now);
  audit(ctx, session.id, 'validated');
}
