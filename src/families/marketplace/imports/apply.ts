import type { ApplyMarketplaceImportInput } from '#generated/families/marketplace/handlers.ts';
import type { MarketplaceImport } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import { forgetFieldSets } from '#src/domain/field-values/index.ts';
import { requireSamePlan } from '#src/domain/merge/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { bounded, conflict, notFound, Problem } from '#src/platform/errors/index.ts';
import { createRecords } from './create-records.ts';
import * as queries from './imports.queries.ts';
import { planImport, requireImportable, type ImportPlan } from './plan.ts';
import { withoutNeeded } from './plan.rules.ts';

/** An import of more records is made by a job: a call should not take many seconds. */
const maxAtOnce = 40;
const maxError = 1_000;

export async function applyMarketplaceImport(
  ctx: WriteContext,
  { body }: ApplyMarketplaceImportInput,
): Promise<MarketplaceImport> {
  const download = await queries.findDownload(ctx.db, storedId(body.download_id), true);
  if (download === undefined) throw notFound('marketplace download', body.download_id);
  if (ctx.isDeferred) return applyLater(ctx, download);
  requireImportable(download);
  await queries.endAbandoned(ctx.db, download.id, ctx.now);
  const version = body.version ?? download.latest_version;
  const choices = body.choices ?? {};
  const plan = await planImport(ctx, download, version, choices, 'body.choices');
  requireSamePlan(plan.preview.plan_hash, body.plan_hash);
  requireComplete(plan);
  const { plan_hash: hash } = body;
  const id = await queries.insertImport(
    ctx.db,
    { download_id: download.id, version, plan_hash: hash, choices, created_by: ctx.identity.userId },
    ctx.now,
  );
  ctx.audit({ recordKind: 'marketplace_import', recordId: id, action: 'applying' });
  if (plan.records.length > maxAtOnce)
    await ctx.invoke('applyMarketplaceImport', { body }, { within: 'after' });
  else await carryOut(ctx, id, plan);
  return queries.selectImport(ctx.db, id);
}

/** By the job, which plans again: the agency may have changed meanwhile. */
async function applyLater(ctx: WriteContext, download: queries.StoredDownload): Promise<MarketplaceImport> {
  const running = await queries.findRunning(ctx.db, download.id);
  if (running === undefined)
    throw conflict('No import of this download is running, so there is nothing to continue.');
  const { id, version, choices, plan_hash: hash } = running;
  try {
    const plan = await planImport(ctx, download, version, choices, 'body.choices');
    requireSamePlan(plan.preview.plan_hash, hash);
    requireComplete(plan);
    await carryOut(ctx, id, plan);
  } catch (error) {
    await fail(ctx, id, error);
  }
  return queries.selectImport(ctx.db, id);
}

/** 409 when something is missing without which the plan cannot be carried out. */
function requireComplete({ preview, records }: ImportPlan): void {
  const missing = preview.prerequisites.find((each) => each.is_required && !each.is_met);
  if (missing !== undefined)
    throw conflict(`The item needs "${missing.name}". ${missing.message ?? ''}`.trim());
  const broken = withoutNeeded(records);
  if (broken !== undefined)
    throw conflict(
      `"${broken.name}" depends on "${broken.needs}", which the choices skip. Reuse or rename that one, or skip both.`,
    );
}

/** Creates everything, or nothing and tells why. */
async function carryOut(ctx: WriteContext, id: string, plan: ImportPlan): Promise<void> {
  try {
    const records = await ctx.nested((part) => createRecords(part, plan));
    await queries.storeApplied(ctx.db, id, records, ctx.now);
    ctx.audit({ recordKind: 'marketplace_import', recordId: id, action: 'applied' });
  } catch (error) {
    await fail(ctx, id, error);
  } finally {
    // What was read meanwhile may have been kept.
    forgetFieldSets(ctx.identity.tenantId);
  }
}

async function fail(ctx: WriteContext, id: string, error: unknown): Promise<void> {
  if (!(error instanceof Problem) || (error.status >= 500 && error.code !== 'not_implemented')) throw error;
  await queries.storeFailed(ctx.db, id, bounded(error.message, maxError), ctx.now);
  ctx.audit({ recordKind: 'marketplace_import', recordId: id, action: 'failed' });
}
