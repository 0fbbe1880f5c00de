import type { AutomationExecution } from '#generated/types.gen.ts';
import type { RespondToAutomationExecutionInput } from '#generated/families/automations/handlers.ts';
import type { WriteContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, invalid, notFound, problem } from '#src/platform/errors/index.ts';
import { actorOf } from '#src/platform/events/index.ts';
import { lockExecution, storeExecution, type StoredExecution } from '../engine/execution.queries.ts';
import { queue } from '../engine/finish.ts';
import type { GivenResponse, PendingRequest } from '../engine/state.ts';
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
  const given = await answerOf(ctx, request, body);
  const responses = [...request.responses, given.response];
  if (isComplete(request, responses, given.response, isAsked))
    await queue(ctx, execution, {
      by: 'answer',
      port: given.port,
      output: {
        ...given.output,
        comment: given.response.comment,
        responder: given.response.responder,
        responses,
      },
    });
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
  if (body.type !== request.type)
    throw invalid('body.type', `must be ${request.type}, which is what the step asks for.`);
  return request;
}

/** Who was not asked decides for all; of those who were asked, one rejection rejects. */
const isComplete = (
  request: PendingRequest,
  responses: readonly GivenResponse[],
  { decision }: GivenResponse,
  isAsked: boolean,
): boolean =>
  !request.needs_all || !isAsked || decision === 'reject' || responses.length >= request.user_ids.length;

interface Answer {
  readonly port: string;
  readonly output: Readonly<Record<string, unknown>>;
  readonly response: GivenResponse;
}

async function answerOf(ctx: WriteContext, request: PendingRequest, body: Response): Promise<Answer> {
  const response: GivenResponse = {
    responder: actorOf(ctx.identity),
    decision: body.type === 'approval' ? body.decision : null,
    choice_key: body.type === 'choice' ? body.choice_key : null,
    comment: body.comment ?? null,
    responded_at: ctx.now.toISOString(),
  };
  switch (body.type) {
    case 'approval':
      return {
        port: body.decision === 'approve' ? 'approved' : 'rejected',
        output: { decision: body.decision },
        response,
      };
    case 'choice': {
      const keys = request.choices.map(({ key }) => key);
      if (!keys.includes(body.choice_key))
        throw invalid('body.choice_key', `must be one of ${keys.join(', ')}.`);
      return { port: body.choice_key, output: { choice_key: body.choice_key }, response };
    }
    case 'form':
      return {
        port: 'next',
        output: await checkedInputs(ctx, request.fields, body.inputs, 'body.inputs'),
        response,
      };
  }
}
