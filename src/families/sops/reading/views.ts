import type { SopView } from '#generated/types.gen.ts';
import type {
  ListMySopViewsInput,
  ListRecentSopsInput,
  SetSopViewProgressInput,
  StartSopViewInput,
} from '#generated/families/sops/handlers.ts';
import type { ListSopReadersInput } from '#generated/console/families/sops/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { requireRecord } from '#src/domain/references/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound, problem, unknownReference } from '#src/platform/errors/index.ts';
import { setTimer, type TimerKind } from '#src/platform/timers/index.ts';
import { requireLive, requireSop } from '../record/sop-life.ts';
import { findSop, lockSop } from '../record/sop-record.queries.ts';
import { completeSopTools } from './stage-tools.ts';
import { clearOwnTicks, findTaskOfStage } from './ticks.queries.ts';
import * as queries from './views.queries.ts';

const idleMs = 30 * 60_000;
const idleKind = 'sop_view_idle';

/** A view that nobody keeps alive ends 30 minutes after its reader was last seen. */
const keepAlive = (ctx: Pick<WriteContext, 'atCommit' | 'now'>, id: string): void =>
  setTimer(ctx, { kind: idleKind, recordId: id }, new Date(ctx.now.getTime() + idleMs));

export async function startSopView(
  ctx: WriteContext,
  { path, body = {} }: StartSopViewInput,
): Promise<SopView> {
  const found = await lockSop(ctx, storedId(path.id));
  if (found === undefined) throw notFound('SOP', path.id);
  const sop = requireLive(found);
  await requireRecord(ctx, 'task', body.task_id, 'body.task_id');
  const [taskId, stageId] = [storedId(body.task_id ?? null), storedId(body.stage_id ?? null)];
  if (stageId !== null && (taskId === null || (await findTaskOfStage(ctx.db, stageId)) !== taskId))
    throw unknownReference('body.stage_id', stageId, 'a stage of that task');

  const { userId } = ctx.identity;
  const ended = await queries.endOpenView(ctx.db, sop.id, userId, ctx.now);
  if (ended !== undefined) setTimer(ctx, { kind: idleKind, recordId: ended }, null);
  if (body.is_restart === true && (await clearOwnTicks(ctx.db, sop.id, userId)))
    ctx.audit({ recordKind: 'sop', recordId: sop.id, action: 'ticks_cleared' });
  const id = await queries.insertView(
    ctx.db,
    { sop_id: sop.id, user_id: userId, version: sop.version, task_id: taskId, stage_id: stageId },
    ctx.now,
  );
  keepAlive(ctx, id);
  ctx.announce({ kind: 'sop', id: sop.id, revision: sop.revision });
  return (await queries.selectView(ctx.db, id))!;
}

export async function setSopViewProgress(
  ctx: WriteContext<'process.instance_updated'>,
  { path, body }: SetSopViewProgressInput,
): Promise<SopView> {
  const view = await queries.lockView(ctx.db, storedId(path.id));
  const sop = view?.user_id === ctx.identity.userId ? await findSop(ctx, view.sop_id) : undefined;
  if (view === undefined || sop === undefined) throw notFound('SOP view', path.id);
  const steps = await queries.selectStepsOfVersion(ctx.db, view.sop_id, view.version);
  const reached = reachedSteps(view.reached_step_ids, body.reached_step_ids ?? [], steps);
  const isConfirming = body.is_acknowledged === true && view.acknowledged_at === null;
  if (view.status === 'ended') {
    const isNothingNew = !isConfirming && reached.length === view.reached_step_ids.length;
    if (body.status === 'ended' && isNothingNew) return (await queries.selectView(ctx.db, view.id))!;
    throw problem('state_conflict', 'The view has ended. Start a new one (startSopView).');
  }
  const isAcknowledged = view.acknowledged_at !== null || isConfirming;
  await queries.storeView(ctx.db, view, {
    status: body.status,
    reached_step_ids: reached,
    acknowledged_at: view.acknowledged_at ?? (isConfirming ? ctx.now : null),
    last_seen_at: ctx.now,
    ended_at: body.status === 'ended' ? ctx.now : null,
  });
  if (body.status === 'ended') setTimer(ctx, { kind: idleKind, recordId: view.id }, null);
  else keepAlive(ctx, view.id);
  // Being seen again is no news.
  const isNews = isConfirming || body.status === 'ended' || reached.length > view.reached_step_ids.length;
  if (isNews) ctx.announce({ kind: 'sop', id: sop.id, revision: sop.revision });
  if (view.stage_id !== null)
    await completeSopTools(ctx, view.stage_id, view.sop_id, {
      isAcknowledged,
      hasReadAll: steps.every(({ id, is_optional: isOptional }) => isOptional || reached.includes(id)),
    });
  return (await queries.selectView(ctx.db, view.id))!;
}

/** Steps are reached in the order in which they are first told; 400 for one that the version does not have. */
function reachedSteps(
  before: readonly string[],
  given: readonly string[],
  steps: readonly { readonly id: string }[],
): string[] {
  const stray = given.findIndex((id) => !steps.some((step) => step.id === storedId(id)));
  if (stray >= 0)
    throw unknownReference(
      `body.reached_step_ids[${stray}]`,
      given[stray]!,
      'a step of the version that is read',
    );
  return [...new Set([...before, ...given.map(storedId)])];
}

/** Ends views whose readers have been idle, as of the moment from which they were. */
export const idleViews: TimerKind<never> = {
  kind: idleKind,
  events: [],
  async fire(ctx, { recordId: id }) {
    const view = await queries.lockView(ctx.db, id);
    if (view?.status !== 'started') return;
    const idleSince = new Date(Date.parse(view.last_seen_at) + idleMs);
    if (ctx.now < idleSince) return;
    await queries.storeView(ctx.db, view, {
      status: 'ended',
      reached_step_ids: view.reached_step_ids,
      acknowledged_at: view.acknowledged_at,
      last_seen_at: new Date(view.last_seen_at),
      ended_at: idleSince,
    });
    const sop = await findSop(ctx, view.sop_id);
    if (sop !== undefined) ctx.announce({ kind: 'sop', id: sop.id, revision: sop.revision });
  },
  setMissing: (owner) => queries.insertMissingEnds(owner, idleKind),
};

export async function listMySopViews(ctx: ReadContext, { path, query }: ListMySopViewsInput) {
  const { id } = await requireSop(ctx, path.id);
  return queries.ownViewList.page(ctx.db, query, { sopId: id, userId: ctx.identity.userId });
}

export const listRecentSops = (ctx: ReadContext, { query }: ListRecentSopsInput) =>
  queries.recentList.page(ctx.db, query, viewerScope(ctx));

export async function listSopReaders(ctx: ReadContext, { path, query }: ListSopReadersInput) {
  const { id } = await requireSop(ctx, path.id);
  return queries.readerList.page(ctx.db, query, { sopId: id });
}
