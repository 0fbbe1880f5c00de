import type { TaskSubstageTransitioned } from '#generated/types.gen.ts';
import type {
  CompleteTaskSubstageInput,
  ReopenTaskSubstageInput,
} from '#generated/families/tasks/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/ids.ts';
import { atRevision } from '#src/platform/errors/index.ts';
import { assignStages } from '#src/domain/tasks/assignment/index.ts';
import { holdTask } from '#src/domain/tasks/hold.ts';
import type { TaskDraft } from '#src/domain/tasks/draft.ts';
import { settle } from '#src/domain/tasks/settle.rules.ts';
import { storeTask } from '#src/domain/tasks/store.ts';
import { completeSubstage, reopenSubstage } from '#src/domain/tasks/substages.rules.ts';
import type { TaskChangeEvent } from '#src/domain/tasks/task-events.ts';
import { selectStoredStages } from '#src/domain/tasks/task-record.queries.ts';
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
