import type {
  GetAutomationRequestInput,
  HostedAnswersHandlers,
  SubmitAutomationAnswerInput,
} from '#generated/hosted/families/hosted-answers/handlers.ts';
import type { HostedAnswered, HostedRequest } from '#generated/hosted/types.gen.ts';
import type { ReadContext, ScriptedPage, WriteContext } from '#src/call/hosted.ts';
import {
  answerTo,
  isComplete,
  queue,
  requireType,
  storeExecution,
  wakeBy,
  type AskedContact,
  type GivenResponse,
} from '#src/domain/automations/index.ts';
import { uploadAutomationAnswerFile } from './files.ts';
import { filledIn } from './filled-in.ts';
import { openedRequest, requireUnanswered } from './opened.ts';
import { requestPage } from './page.ts';
import { shownRequest } from './shown-request.ts';

async function getAutomationRequest(
  ctx: ReadContext,
  { accept }: GetAutomationRequestInput,
): Promise<HostedRequest | ScriptedPage> {
  const { request } = await openedRequest(ctx);
  const shown = await shownRequest(ctx.db, request);
  return accept === 'text/html' ? requestPage(shown, ctx.address) : shown;
}

async function submitAutomationAnswer(
  ctx: WriteContext,
  { body }: SubmitAutomationAnswerInput,
): Promise<HostedAnswered> {
  const { execution, request, contact } = await requireUnanswered(ctx);
  requireType(request.type, body);
  const inputs =
    body.type === 'form'
      ? await filledIn(ctx.db, { executionId: execution.id, request, contact }, body.inputs)
      : undefined;
  const given = answerTo(
    request,
    body,
    { responder: responderOf(ctx.identity.contactId, contact), now: ctx.now },
    inputs,
  );
  const responses = [...request.responses, given.response];
  if (isComplete(request, responses, given.response, true))
    await queue(ctx, execution, wakeBy(given, responses));
  else {
    const answered_at = ctx.now.toISOString();
    const contacts = request.contacts.map((each) =>
      each.id === contact.id ? { ...each, answered_at } : each,
    );
    await storeExecution(
      ctx.db,
      execution.id,
      { pending_request: { ...request, responses, contacts } },
      ctx.now,
    );
  }
  ctx.audit({
    recordKind: 'automation',
    recordId: execution.automation_id,
    action: 'answered',
    newValues: { execution_id: execution.id, node_key: request.node_key, port: given.port },
    reason: given.response.comment,
  });
  return { answered_at: given.response.responded_at };
}

const maxName = 200;

function responderOf(id: string | null, { name, email }: AskedContact): GivenResponse['responder'] {
  return { type: 'client_contact', ...(id !== null && { id }), name: (name ?? email).slice(0, maxName) };
}

export default {
  getAutomationRequest,
  submitAutomationAnswer,
  uploadAutomationAnswerFile,
} satisfies HostedAnswersHandlers;
