import type { TaskMergeRedirect, TaskReference } from '#generated/types.gen.ts';
import type {
  GetTaskMergeRedirectInput,
  ListTaskReferencesInput,
} from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { findTaskRef, referenceScope, selectMergeChain, taskReferences } from './references.queries.ts';
import { scopeOf } from '../lists/task-list.ts';

export const listTaskReferences = (
  ctx: ReadContext,
  { query }: ListTaskReferencesInput,
): Promise<Page<TaskReference>> => taskReferences.page(ctx.db, query, referenceScope(scopeOf(ctx), query));

export async function getTaskMergeRedirect(
  ctx: ReadContext,
  { path }: GetTaskMergeRedirectInput,
): Promise<TaskMergeRedirect> {
  const [merged, ...chain] = await selectMergeChain(ctx.db, path.id);
  const last = chain.at(-1);
  const survivor = last && (await findTaskRef(ctx.db, viewerOf(ctx), last.id));
  if (merged === undefined || survivor === undefined) throw notFound('merged task', path.id);
  return {
    merged_task_id: merged.id,
    survivor,
    chain_ids: chain.map(({ id }) => id),
    merged_at: merged.merged_at!,
    actor: merged.actor,
  };
}
