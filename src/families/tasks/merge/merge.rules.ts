import type {
  TaskMergeBlocker,
  TaskMergePlan,
  TaskMergeSource,
  TaskMovedCounts,
} from '#generated/types.gen.ts';
import { planHashOf } from '#src/domain/merge/index.ts';
import { isSameTag } from '#src/platform/tidy.ts';
import { isOpenCategory, isOpenState, type TaskState } from '#src/domain/tasks/index.ts';

export interface MergeParticipants {
  readonly survivor: TaskState;
  /** In the order of the request. */
  readonly sources: readonly TaskState[];
  /** What would move from each source, by its id. */
  readonly moved: ReadonlyMap<string, TaskMovedCounts>;
}

const maxTags = 50;

/** Everything that a merge would do, and everything that forbids it (domain model §1.5, §2.1). */
export function planMerge({ survivor, sources, moved }: MergeParticipants): TaskMergePlan {
  const added = addedTags(survivor, sources);
  const plan = {
    survivor: refOf(survivor),
    sources: sources.map((source) => sourceOf(survivor, source, moved.get(source.id)!, added)),
    blockers: blockersOf(survivor, sources),
    added_tags: added,
    resulting_client_id:
      survivor.client_id ?? sources.find(({ client_id: id }) => id !== null)?.client_id ?? null,
  };
  const participants = [survivor, ...sources].map(({ id, revision }) => [id, revision]);
  return { can_merge: plan.blockers.length === 0, ...plan, plan_hash: planHashOf({ participants, ...plan }) };
}

const sourceOf = (
  survivor: TaskState,
  source: TaskState,
  moved: TaskMovedCounts,
  added: readonly string[],
): TaskMergeSource => ({
  task: refOf(source),
  moved,
  cancelled_stage_count: openStagesOf(source),
  warnings: warningsOf(survivor, source, moved, added),
});
const refOf = ({ id, number, name }: TaskState) => ({ id, number, name });
const openStagesOf = ({ stages }: TaskState): number =>
  stages.filter(({ status_category: state }) => isOpenState(state)).length;

function blockersOf(survivor: TaskState, sources: readonly TaskState[]): TaskMergeBlocker[] {
  const blockers: TaskMergeBlocker[] = [];
  const block = (task: TaskState, reason: TaskMergeBlocker['reason'], message: string): void =>
    void blockers.push({ task_id: task.id, reason, message });
  if (survivor.merged_into_id !== null)
    block(survivor, 'already_merged', `The survivor was merged into ${survivor.merged_into_id}.`);
  else if (!isOpenCategory(survivor.status_category))
    block(
      survivor,
      'survivor_closed',
      `The survivor is ${survivor.status_category}; only an open task can be the survivor of a merge.`,
    );
  let clientId = survivor.client_id;
  for (const source of sources) {
    if (source.id === survivor.id) {
      block(source, 'same_task', 'A task cannot be merged into itself.');
      continue;
    }
    if (source.merged_into_id !== null)
      block(source, 'already_merged', `The task was already merged into ${source.merged_into_id}.`);
    else if (!isOpenCategory(source.status_category))
      block(
        source,
        'source_closed',
        `The task is ${source.status_category}; only an open task can be merged.`,
      );
    if (source.client_id !== null && clientId !== null && source.client_id !== clientId)
      block(
        source,
        'different_client',
        'The task belongs to a different client than the survivor or an earlier task.',
      );
    clientId ??= source.client_id;
  }
  return blockers;
}

function warningsOf(
  survivor: TaskState,
  source: TaskState,
  { comments, attachments, watchers }: TaskMovedCounts,
  added: readonly string[],
): TaskMergeSource['warnings'] {
  const hasTag = (tag: string): boolean => [...survivor.tags, ...added].some((one) => isSameTag(one, tag));
  return [
    ...(source.is_private && !survivor.is_private && comments + attachments > 0
      ? ['private_shown' as const]
      : []),
    ...(survivor.is_private && watchers > 0 ? ['watchers_let_in' as const] : []),
    ...(source.tags.every(hasTag) ? [] : ['tags_left_out' as const]),
  ];
}

/** Tags that the survivor does not have yet, as many as it may have. */
function addedTags(survivor: TaskState, sources: readonly TaskState[]): string[] {
  const added: string[] = [];
  for (const tag of sources.flatMap(({ tags }) => tags)) {
    if (survivor.tags.length + added.length >= maxTags) break;
    if (![...survivor.tags, ...added].some((one) => isSameTag(one, tag))) added.push(tag);
  }
  return added;
}
