import type { WriteContext } from '#src/call/context.ts';
import { notify, type News } from '#src/domain/notifications/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import type { TaskState } from '../model/state.ts';

type Notice = Omit<News, 'record'> & { readonly userIds: readonly string[]; readonly stageId?: string };

/**
 * Notifies members of a stored change: new assignees of the task or a part of it, new watchers, and watchers when the
 * status changed. The author of the change and members who cannot see the task get no notification.
 */
export async function notifyMembers(
  ctx: Pick<WriteContext, 'db' | 'identity' | 'now' | 'announce'>,
  draft: TaskDraft,
): Promise<void> {
  const { task } = draft;
  for (const { userIds, stageId, ...news } of noticesOf(draft)) {
    const record =
      stageId === undefined
        ? ({ kind: 'task', id: task.id } as const)
        : ({ kind: 'task_stage', id: stageId } as const);
    await notify(ctx, { ...news, record }, userIds);
  }
}

function noticesOf(draft: TaskDraft): Notice[] {
  const { before, task } = draft;
  const title = `${task.name} (#${task.number})`;
  const notices: Notice[] = [
    {
      kind: 'assignment',
      title: `You were assigned to ${title}`,
      userIds: added(before?.assigned_to, task.assigned_to),
    },
    {
      kind: 'status_change',
      topic: 'watching',
      title: `You are now watching ${title}`,
      userIds: added(before?.watcher_ids, task.watcher_ids),
    },
    ...givenParts(before, task).map(({ name, ...part }): Notice => ({
      kind: 'assignment',
      title: `You were assigned to ${name} of ${title}`,
      ...part,
    })),
  ];
  if (before !== null && before.status_category !== task.status_category) {
    notices.push({
      kind: 'status_change',
      title: `${title} is ${draft.statuses.tasks.labelOf(task.status)}`,
      userIds: task.watcher_ids.filter((id) => before.watcher_ids.includes(id)),
    });
  }
  return notices.filter(({ userIds }) => userIds.length > 0);
}

/** Stages and substages with their new assignees. */
function givenParts(
  before: TaskState | null,
  task: TaskState,
): { name: string; userIds: string[]; stageId: string; topic?: string }[] {
  return task.stages.flatMap((stage) => {
    const former = before?.stages.find(({ id }) => id === stage.id);
    const substages = stage.substages.map((substage) => ({
      name: substage.name,
      stageId: stage.id,
      topic: substage.id,
      userIds: added(
        former?.substages.find(({ id }) => id === substage.id)?.assigned_to,
        substage.assigned_to,
      ),
    }));
    return [
      { name: stage.name, stageId: stage.id, userIds: added(former?.assigned_to, stage.assigned_to) },
      ...substages,
    ];
  });
}

const added = (before: readonly string[] = [], after: readonly string[]): string[] =>
  after.filter((id) => !before.includes(id));
