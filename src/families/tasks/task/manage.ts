import type { TaskManage, TaskManaged } from '#generated/types.gen.ts';
import type { ManageTaskInput } from '#generated/families/tasks/handlers.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import { atRevision, conflict, invalid } from '#src/platform/errors/index.ts';
import {
  addTask,
  changeTask,
  holdTask,
  requireTicket,
  selectStoredTask,
  taskKey,
  type TaskChangeEvent,
  type TaskCreation,
  type TaskDraft,
  type TaskWish,
} from '#src/domain/tasks/index.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { findLinkedTasks, isLinked } from '../links/links.queries.ts';

/** Brings a task to what the request says: the one that `match` finds, or a new one. */
export async function manageTask(
  ctx: WriteContext<TaskChangeEvent | TaskCreation>,
  { body }: ManageTaskInput,
): Promise<TaskManaged> {
  requireOneOrigin(body);
  const draft = await findTask(ctx, body);
  if (draft === undefined) return create(ctx, body);
  await requireSameOrigin(ctx, draft, body);
  const {
    match: _match,
    process_definition_id: _process,
    ticket_id: _ticket,
    reference_only: _reference,
    expected_revision: expectedRevision,
    ...wish
  } = body;
  const isChanged = await atRevision(draft.task.revision, expectedRevision, () =>
    changeTask(ctx, draft, wish as TaskWish),
  );
  return {
    outcome: isChanged ? 'updated' : 'unchanged',
    task: parseRecord(await selectStoredTask(ctx.db, viewerOf(ctx), draft.task.id)),
  };
}

/** 400 when `match` names a different ticket or process than the body. */
function requireOneOrigin({ match, ...wanted }: TaskManage): void {
  if (match === undefined || !('ticket_id' in match)) return;
  for (const name of ['ticket_id', 'process_definition_id'] as const) {
    const id = wanted[name];
    if (id !== undefined && storedId(id) !== storedId(match[name]))
      throw invalid(`body.${name}`, `must equal body.match.${name} (${match[name]}). Change it or omit it.`);
  }
}

async function findTask(ctx: WriteContext<never>, { match }: TaskManage): Promise<TaskDraft | undefined> {
  if (match === undefined) return undefined;
  if ('id' in match) return holdTask(ctx, taskKey(match.id));
  if ('number' in match) return holdTask(ctx, { number: match.number });
  const [ticketId, processId] = [storedId(match.ticket_id), storedId(match.process_definition_id)];
  // Locked, so that of two requests that find no task, the second one waits for the task of the first.
  await requireTicket(ctx, ticketId);
  const found = await findLinkedTasks(ctx.db, viewerOf(ctx), ticketId, processId);
  if (found.length > 1)
    throw conflict(
      `Several open tasks of this process are linked to the ticket: ${found.join(', ')}. Set match.id to one of them.`,
    );
  return found[0] === undefined ? undefined : holdTask(ctx, { id: found[0] });
}

async function create(ctx: WriteContext<TaskCreation>, body: TaskManage): Promise<TaskManaged> {
  ctx.demand('tasks.create');
  const {
    match,
    force: _force,
    hold_reason: holdReason,
    expected_revision: expectedRevision,
    ...wanted
  } = body;
  if (expectedRevision !== undefined)
    throw conflict('expected_revision was sent, but no task matches. Omit it to create a task.');
  if (holdReason != null)
    throw invalid('body.hold_reason', 'is not allowed for a new task: a task cannot be created on hold.');
  const fromMatch =
    match !== undefined && 'ticket_id' in match
      ? { ticket_id: match.ticket_id, process_definition_id: match.process_definition_id }
      : {};
  const task = await addTask(ctx, { ...wanted, ...fromMatch } as Parameters<typeof addTask>[1]);
  return { outcome: 'created', task: parseRecord(task) };
}

/** 409 unless the existing task runs the process and is linked to the ticket that the request names. */
async function requireSameOrigin(
  ctx: WriteContext<never>,
  { task }: TaskDraft,
  { process_definition_id: processId, ticket_id: ticketId }: TaskManage,
): Promise<void> {
  if (processId !== undefined && task.process_definition_id !== storedId(processId))
    throw conflict(`The task ${task.id} does not run the process ${processId}.`);
  if (ticketId === undefined) return;
  ctx.demand('tickets.view');
  if (!(await isLinked(ctx.db, task.id, storedId(ticketId))))
    throw conflict(`The task ${task.id} is not linked to the ticket ${ticketId}.`);
}
