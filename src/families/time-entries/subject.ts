import type { ReadContext } from '#src/call/context.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, unknownReference } from '#src/platform/errors/index.ts';
import { findClientOf, isStageOf } from './subject.queries.ts';

/** What time is spent on. */
export interface Subject {
  readonly client_id: string | null;
  readonly task_id: string | null;
  readonly task_stage_id: string | null;
  readonly ticket_id: string | null;
}

export const noSubject: Subject = { client_id: null, task_id: null, task_stage_id: null, ticket_id: null };

/**
 * What the time is spent on once the request is carried out. A new task or ticket brings its client along, unless the request
 * names one; another task takes the stage away. 400 for records that the caller may not see; those of `before` may stay.
 */
export async function subjectOf(
  ctx: Pick<ReadContext, 'db' | 'identity' | 'can'>,
  wish: Partial<Subject>,
  before: Subject,
): Promise<Subject> {
  const idOf = (name: keyof Subject): string | null => {
    const id = wish[name];
    return id === undefined ? before[name] : storedId(id);
  };
  const [client, task, ticket] = [idOf('client_id'), idOf('task_id'), idOf('ticket_id')];
  const stage = wish.task_stage_id === undefined && task !== before.task_id ? null : idOf('task_stage_id');
  await new NamedRecords(new Set(Object.values(before).filter((id) => id !== null)))
    .add('client', wish.client_id, 'body.client_id')
    .add('task', wish.task_id, 'body.task_id')
    .add('ticket', wish.ticket_id, 'body.ticket_id')
    .require(ctx);
  if (stage !== null && stage !== before.task_stage_id) await requireStage(ctx, task, stage);

  const [newTask, newTicket] = [
    task === before.task_id ? null : task,
    ticket === before.ticket_id ? null : ticket,
  ];
  const isClientGiven = wish.client_id !== undefined;
  const brought =
    isClientGiven || (newTask === null && newTicket === null)
      ? null
      : await findClientOf(ctx.db, newTask, newTicket);
  return { client_id: brought ?? client, task_id: task, task_stage_id: stage, ticket_id: ticket };
}

async function requireStage(
  ctx: Pick<ReadContext, 'db'>,
  taskId: string | null,
  stageId: string,
): Promise<void> {
  if (taskId === null) throw invalid('body.task_stage_id', 'needs the task of the stage, as `task_id`.');
  if (!(await isStageOf(ctx.db, taskId, stageId)))
    throw unknownReference('body.task_stage_id', stageId, 'a stage of the task');
}
