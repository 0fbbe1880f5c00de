import { sendAnswer, problemText } from '#src/api/door/index.ts';
import type { Problem } from '#src/platform/errors/index.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostedCall } from '../call.ts';
import { dataHeaders, pageHeaders } from './headers.ts';
import type { TextReply } from './reply.ts';

/** Sends a text, a page, JSON or a redirect. */
export async function sendText(call: HostedCall, reply: TextReply, isLast: boolean): Promise<void> {
  const { request, response, requestId, route } = call;
  if (reply.kind === 'redirect') {
    const headers = [...dataHeaders(requestId), 'Location', reply.location];
    await sendAnswer(request, response, { status: 303, text: '', headers }, isLast);
    return;
  }
  const { contentType, text, page } = reply;
  const headers = contentType.startsWith('text/html')
    ? pageHeaders(text, requestId, page)
    : dataHeaders(requestId);
  headers.push('Content-Type', contentType);
  const { answer } = route.operation;
  if (answer !== undefined && answer.mediaTypes.length > 1) headers.push('Vary', 'Accept');
  if (call.isReplay) headers.push('Idempotency-Replayed', 'true');
  await sendAnswer(request, response, { status: 200, text, headers }, isLast);
}

/** Sends a refusal in the contract's shape. */
export async function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  problem: Problem,
  requestId: string,
  isLast: boolean,
): Promise<void> {
  const headers = [...dataHeaders(requestId), 'Content-Type', 'application/json; charset=utf-8'];
  for (const [name, value] of Object.entries(problem.headers)) headers.push(headerName(name), value);
  const answer = { status: problem.status, text: problemText(problem), headers };
  await sendAnswer(request, response, answer, isLast);
}

/** `retry-after` as `Retry-After`: names are written alike everywhere. */
const headerName = (name: string): string => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
