import type { SopOutdatedFlag } from '#generated/types.gen.ts';
import type {
  CreateSopOutdatedFlagInput,
  ListMySopOutdatedFlagsInput,
  ListSopOutdatedFlagsInput,
  SetSopOutdatedFlagStatusInput,
} from '#generated/families/sops/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import { notify } from '#src/domain/notifications/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound, problem } from '#src/platform/errors/index.ts';
import { findSopOfFlag, flagList, lockFlag, ownFlagList, selectFlag } from '../record/responses.queries.ts';
import { requireSop } from '../record/sop-life.ts';
import { lockSop } from '../record/sop-record.queries.ts';
import { holdLive, tellResponse, type ResponseContext } from './respond.ts';
import { requireFlagStep } from './flags.rules.ts';
import { countOpenFlags, insertFlag, storeFlagStatus } from './writes.queries.ts';

export const listSopOutdatedFlags = (ctx: ReadContext, { query }: ListSopOutdatedFlagsInput) =>
  flagList.page(ctx.db, query, { ...viewerScope(ctx), isOfAll: ctx.can('sops.author') });

export async function listMySopOutdatedFlags(ctx: ReadContext, { path, query }: ListMySopOutdatedFlagsInput) {
  const { id } = await requireSop(ctx, path.id);
  return ownFlagList.page(ctx.db, query, { sopId: id, userId: ctx.identity.userId });
}

export async function createSopOutdatedFlag(
  ctx: ResponseContext,
  { path, body }: CreateSopOutdatedFlagInput,
): Promise<Result<SopOutdatedFlag>> {
  const stepId = storedId(body.step_id ?? null);
  const sop = await holdLive(ctx, path.id, stepId);
  const { id: sopId, version } = sop;
  const flag = { sop_id: sopId, version, step_id: stepId, body_text: body.body_text };
  const id = await insertFlag(ctx.db, { ...flag, created_by: ctx.identity.userId }, ctx.now);
  if (id === undefined)
    throw conflict(
      'You have an open flag on this SOP already. It is closed once the authors have dealt with it.',
    );
  await countOpenFlags(ctx.db, sopId);
  ctx.audit({ recordKind: 'sop', recordId: sopId, action: 'flagged' });
  await tellResponse(
    ctx,
    sop,
    { id, kind: 'outdated_flag', body_text: body.body_text, step_id: stepId, rating: null },
    { kind: 'sop_outdated', title: `${ctx.identity.name} says that ${sop.title} is outdated` },
  );
  return showFlag(ctx, id);
}

export async function setSopOutdatedFlagStatus(
  ctx: WriteContext,
  { path, body }: SetSopOutdatedFlagStatusInput,
): Promise<Result<SopOutdatedFlag>> {
  const id = storedId(path.id);
  // The SOP first, as everybody who changes both takes them.
  const sopId = await findSopOfFlag(ctx.db, id);
  if (sopId !== undefined) await lockSop(ctx, sopId);
  const seen = await lockFlag(ctx.db, ctx, id);
  if (seen === undefined) throw notFound('outdated flag', path.id);
  if (!ctx.can('sops.author') && seen.owner_id !== ctx.identity.userId)
    throw problem(
      'permission_denied',
      'Following up flags needs sops.author, or being the owner of the SOP.',
    );
  checkRevision(seen.revision, body.expected_revision);
  if (seen.status === body.status) return showFlag(ctx, id);
  requireFlagStep(seen.status, body.status);

  const { userId } = ctx.identity;
  await storeFlagStatus(ctx.db, id, {
    status: body.status,
    reason: body.reason ?? null,
    userId,
    now: ctx.now,
  });
  await countOpenFlags(ctx.db, seen.sop_id);
  ctx.audit({
    recordKind: 'sop',
    recordId: seen.sop_id,
    action: `flag_${body.status}`,
    reason: body.reason ?? null,
  });
  await notify(
    ctx,
    {
      kind: 'sop_outdated',
      title: `${ctx.identity.name} ${body.status} your report on ${seen.title}`,
      ...(body.reason !== undefined && { body: body.reason }),
      record: { kind: 'sop', id: seen.sop_id },
      topic: id,
    },
    [seen.created_by],
  );
  return showFlag(ctx, id);
}

async function showFlag(ctx: ReadContext, id: string): Promise<Result<SopOutdatedFlag>> {
  const flag = await selectFlag(ctx.db, id);
  if (flag === undefined) throw notFound('outdated flag', id);
  return flag;
}
