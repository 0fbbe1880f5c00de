import type { Escalation, EscalationTaskLink } from '#generated/types.gen.ts';
import type {
  LinkEscalationTaskInput,
  ListEscalationTaskLinksInput,
  UnlinkEscalationTaskInput,
} from '#generated/families/escalations/handlers.ts';
import type { ReadContext, Result, WriteContext } from '#src/call/context.ts';
import type { RecordChanges } from '#src/domain/history/index.ts';
import { holdVisible } from '#src/domain/records/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, conflict, notFound } from '#src/platform/errors/index.ts';
import {
  holdEscalation,
  partChanges,
  requireNotClosed,
  requireShown,
  showEscalation,
  storeUpdate,
  together,
} from './change.ts';
import { requireSubjectLeft } from './subjects.ts';
import * as queries from './task-links.queries.ts';

export async function listEscalationTaskLinks(
  ctx: ReadContext,
  { path, query }: ListEscalationTaskLinksInput,
) {
  const escalationId = await requireShown(ctx, path.id);
  return queries.taskLinkList.page(ctx.db, query, { viewer: viewerScope(ctx), escalationId });
}

export async function linkEscalationTask(
  ctx: WriteContext<'escalation.updated'>,
  { path, body }: LinkEscalationTaskInput,
): Promise<Result<EscalationTaskLink>> {
  const before = await holdEscalation(ctx, path.id);
  const task = await holdVisible(ctx, 'task', storedId(path.task_id));
  checkRevision(before.revision, body?.expected_revision);
  requireNotClosed(before);
  const former = await queries.findRelation(ctx.db, before.id, task.id);
  const relation = body?.relation ?? former ?? 'related';
  if (relation !== former) {
    if (former === undefined && (await queries.countTaskLinks(ctx.db, before.id)) >= queries.maxTaskLinks)
      throw conflict(
        `The escalation has ${queries.maxTaskLinks} task links, which is the limit. Remove one first.`,
      );
    await queries.upsertTaskLinks(ctx.db, before.id, [task.id], relation, ctx.identity.userId, ctx.now);
    const changes = linkChanges(task.id, former, relation);
    await storeUpdate(ctx, before, {}, [{ action: 'tasks_changed', changes }], 'has other tasks');
  }
  return (await queries.selectTaskLink(ctx, before.id, task.id))!;
}

export async function unlinkEscalationTask(
  ctx: WriteContext<'escalation.updated'>,
  { path, query }: UnlinkEscalationTaskInput,
): Promise<Result<Escalation>> {
  const before = await holdEscalation(ctx, path.id);
  const taskId = storedId(path.task_id);
  const relation = await queries.findVisibleRelation(ctx, before.id, taskId);
  if (relation === undefined) throw notFound('task link of the escalation', path.task_id);
  checkRevision(before.revision, query.expected_revision);
  requireNotClosed(before);
  await queries.deleteTaskLink(ctx.db, before.id, taskId);
  await requireSubjectLeft(ctx, before);
  const changes = linkChanges(taskId, relation, undefined);
  await storeUpdate(ctx, before, {}, [{ action: 'tasks_changed', changes }], 'has other tasks');
  return showEscalation(ctx, before.id);
}

type Relation = EscalationTaskLink['relation'];

/** A link that comes, goes or is of another kind, and the change of `task_ids` that follows: merely related tasks are not among them. */
function linkChanges(taskId: string, former: Relation | undefined, now: Relation | undefined): RecordChanges {
  const link = (relation: Relation | undefined) =>
    relation === undefined ? [] : [`${taskId} (${relation})`];
  const ids = (relation: Relation | undefined) =>
    relation === undefined || relation === 'related' ? [] : [taskId];
  const changes = [partChanges('task_links', link(former), link(now))];
  if (ids(former).length !== ids(now).length) changes.push(partChanges('task_ids', ids(former), ids(now)));
  return together(changes);
}
