import type { TaskSubstageTransitioned } from '#generated/types.gen.ts';
import type {
  CompleteTaskSubstageInput,
  ReopenTaskSubstageInput,
} from '#generated/families/tasks/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { atRevision } from '#src/platform/errors/index.ts';
import {
  assignStages,
  completeSubstage,
  holdTask,
  reopenSubstage,
  selectStoredStages,
  settle,
  storeTask,
  type TaskChangeEvent,
  type TaskDraft,
} from '#src/domain/tasks/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { sqlStagesOf } from './stage-changes.queries.ts';

export const completeTaskSubstage = (
  ctx: WriteContext<TaskChangeEvent>,
  { path, body }: CompleteTaskSubstageInput,
): Promise<TaskSubstageTransitioned> =>
  change(ctx, storedId(path.id), body?.expected_revision, completeSubstage);

export const reopenTaskSubstage = (
  ctx: WriteContext<TaskChangeEvent>,
  { path, body }: ReopenTaskSubstageInput,
): Promise<TaskSubstageTransitioned> =>
  change(ctx, storedId(path.id), body?.expected_revision, reopenSubstage);

async function change(
  ctx: WriteContext<TaskChangeEvent>,
  id: string,
  expectedRevision: number | undefined,
  apply: (draft: TaskDraft, id: string) => void,
): Promise<TaskSubstageTransitioned> {
  const draft = await holdTask(ctx, { substageId: id });
  const { stage, substage } = draft.findSubstage(id);
  await atRevision(substage.revision, expectedRevision, () => apply(draft, id));
  settle(draft);
  await assignStages(ctx, draft);
  await storeTask(ctx, draft);
  const [now] = await selectStoredStages(ctx.db, viewerOf(ctx), sqlStagesOf([stage.id]));
  return { substage: now!.substages.find((one) => one.id === id)!, stage: now! };
}
