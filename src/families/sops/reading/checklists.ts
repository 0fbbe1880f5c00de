import type { BlockContent, SopChecklistProgress, SopContent } from '#generated/types.gen.ts';
import type {
  GetSopChecklistProgressInput,
  SetSopChecklistItemInput,
} from '#generated/families/sops/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import { requireVisible } from '#src/domain/records/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { selectLiveSteps } from '../content/places.queries.ts';
import { findSop, type StoredSop } from '../record/sop-record.queries.ts';
import {
  deleteTick,
  findSopOfChecklist,
  findTaskOfStage,
  insertTick,
  selectTicks,
  type Tick,
  type TickOwner,
} from './ticks.queries.ts';

export interface Checklist {
  readonly id: string;
  readonly items: Extract<BlockContent, { type: 'checklist' }>['items'];
}

/** The checklists of a live version, in reading order. */
export const checklistsIn = ({ steps }: Pick<SopContent, 'steps'>): Checklist[] =>
  steps.flatMap(({ blocks }) =>
    blocks.flatMap(({ id, content }) => (content.type === 'checklist' ? [{ id, items: content.items }] : [])),
  );

export async function getSopChecklistProgress(
  ctx: ReadContext,
  { path, query }: GetSopChecklistProgressInput,
): Promise<SopChecklistProgress> {
  const { sop, checklist } = await requireChecklist(ctx, path.id);
  const owner = await ownerOf(ctx, query.task_id, query.stage_id);
  return (await progressOn(ctx, [checklist], { sop_id: sop.id, version: sop.version }, owner))[0]!;
}

export async function setSopChecklistItem(
  ctx: WriteContext,
  { path, body }: SetSopChecklistItemInput,
): Promise<SopChecklistProgress> {
  const { sop, checklist } = await requireChecklist(ctx, path.id);
  const itemId = storedId(path.itemId);
  if (!checklist.items.some(({ id }) => id === itemId)) throw notFound('item of this checklist', path.itemId);
  const owner = await ownerOf(ctx, body.task_id, body.stage_id);
  const place = { sopId: sop.id, blockId: checklist.id, itemId };
  const isChanged = body.is_checked
    ? await insertTick(ctx.db, place, owner, { userId: ctx.identity.userId, now: ctx.now })
    : await deleteTick(ctx.db, place, owner);
  if (isChanged) ctx.announce({ kind: 'sop', id: sop.id, revision: sop.revision });
  if (isChanged && 'taskId' in owner)
    ctx.audit({
      recordKind: 'task',
      recordId: owner.taskId,
      action: body.is_checked ? 'checklist_item_ticked' : 'checklist_item_unticked',
      newValues: { sop_id: sop.id, item_id: itemId },
    });
  return (await progressOn(ctx, [checklist], { sop_id: sop.id, version: sop.version }, owner))[0]!;
}

/** A checklist of a live version that the caller may read; 404 for any other block. */
async function requireChecklist(
  ctx: ReadContext,
  givenId: string,
): Promise<{ sop: StoredSop; checklist: Checklist }> {
  const id = storedId(givenId);
  const sopId = await findSopOfChecklist(ctx.db, id);
  const sop = sopId === undefined ? undefined : await findSop(ctx, sopId);
  const steps = sop?.live_version_id == null ? [] : await selectLiveSteps(ctx.db, sop.live_version_id);
  const checklist = checklistsIn({ steps }).find((each) => each.id === id);
  if (sop === undefined || checklist === undefined) throw notFound('checklist of a live version', givenId);
  return { sop, checklist };
}

/** Whose ticks a request is about; 404 for a task that the caller may not see, and a stage that it does not have. */
async function ownerOf(
  ctx: ReadContext,
  taskId: string | undefined,
  givenStage: string | undefined,
): Promise<TickOwner> {
  if (taskId === undefined) {
    if (givenStage !== undefined) throw notFound('stage of no task', givenStage);
    return { userId: ctx.identity.userId };
  }
  const task = await requireVisible(ctx, 'task', taskId);
  const stageId = storedId(givenStage ?? null);
  if (stageId !== null && (await findTaskOfStage(ctx.db, stageId)) !== task.id)
    throw notFound('stage of this task', stageId);
  return { taskId: task.id, stageId };
}

/** Progress on each of these checklists of one SOP. */
export async function progressOn(
  ctx: Pick<ReadContext, 'db'>,
  checklists: readonly Checklist[],
  { sop_id: sopId, version }: Pick<SopContent, 'sop_id' | 'version'>,
  owner: TickOwner,
): Promise<SopChecklistProgress[]> {
  if (checklists.length === 0) return [];
  const ticks = new Map(
    (await selectTicks(ctx.db, sopId, owner)).map((tick) => [`${tick.block_id} ${tick.item_id}`, tick]),
  );
  return checklists.map(({ id, items }) => ({
    block_id: id,
    sop_id: sopId,
    version,
    task_id: 'taskId' in owner ? owner.taskId : null,
    stage_id: 'taskId' in owner ? owner.stageId : null,
    ...tally(items, (itemId) => ticks.get(`${id} ${itemId}`)),
  }));
}

function tally(
  items: Checklist['items'],
  tickOf: (itemId: string) => Tick | undefined,
): Pick<SopChecklistProgress, 'items' | 'checked_count' | 'item_count' | 'is_complete'> {
  const shown = items.map(({ id, text, is_required }) => {
    const tick = tickOf(id!);
    return {
      id: id!,
      text,
      is_required: is_required ?? true,
      is_checked: tick !== undefined,
      checked_at: tick?.checked_at ?? null,
      checked_by: tick?.checked_by ?? null,
    };
  });
  return {
    items: shown,
    checked_count: shown.filter((item) => item.is_checked).length,
    item_count: shown.length,
    is_complete: shown.every((item) => item.is_checked || !item.is_required),
  };
}
