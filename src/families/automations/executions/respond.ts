import type { AutomationExecution } from '#generated/types.gen.ts';
import type { RespondToAutomationExecutionInput } from '#generated/families/automations/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import {
  answerTo,
  isComplete,
  lockExecution,
  type PendingRequest,
  queue,
  requireType,
  type StoredExecution,
  storeExecution,
  wakeBy,
} from '#src/domain/automations/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound, problem } from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { checkedInputs } from './inputs.ts';
import { showExecution } from './show.ts';

type Response = RespondToAutomationExecutionInput['body'];

export async function respondToAutomationExecution(
  ctx: WriteContext,
  { path, body }: RespondToAutomationExecutionInput,
): Promise<AutomationExecution> {
  const execution = await lockExecution(ctx.db, storedId(path.id));
  const isAsked = execution?.pending_request?.user_ids.includes(ctx.identity.userId) ?? false;
  if (!isAsked) ctx.demand('automations.run');
  if (execution === undefined) throw notFound('execution', path.id);
  checkRevision(execution.revision, body.expected_revision);
  const request = requirePending(ctx, execution, body);
  const inputs =
    body.type === 'form' ? await checkedInputs(ctx, request.fields, body.inputs, 'body.inputs') : undefined;
  const given = answerTo(request, body, { responder: actorOf(ctx.identity), now: ctx.now }, inputs);
  const responses = [...request.responses, given.response];
  if (isComplete(request, responses, given.response, isAsked))
    await queue(ctx, execution, wakeBy(given, responses));
  else await storeExecution(ctx.db, execution.id, { pending_request: { ...request, responses } }, ctx.now);
  ctx.audit({
    recordKind: 'automation',
    recordId: execution.automation_id,
    action: 'answered',
    newValues: { execution_id: execution.id, node_key: request.node_key, port: given.port },
    reason: given.response.comment,
  });
  return showExecution(ctx, execution.id, { askedId: null });
}

function requirePending(ctx: WriteContext, execution: StoredExecution, body: Response): PendingRequest {
  const request = execution.pending_request;
  if (execution.status !== 'paused' || request === null)
    throw problem('state_conflict', `The execution is ${execution.status}, so it asks nothing.`);
  if (body.node_key !== undefined && body.node_key !== request.node_key)
    throw problem('state_conflict', `The step ${body.node_key} asks no longer; ${request.node_key} does.`);
  if (ctx.now > new Date(request.deadline_at)) throw problem('state_conflict', 'The time to answer is over.');
  if (request.responses.some(({ responder }) => responder.id === ctx.identity.userId))
    throw problem('state_conflict', 'You have already answered.');
  requireType(request.type, body);
  return request;
}
