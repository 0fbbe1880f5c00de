import { headersOfRead, problemAnswer, streamHeaders, writeHeaders } from './answers.ts';
import type { Call } from './call.ts';
import type { Door } from './door.ts';
import { entityTag, findMatch } from './etag.ts';
import { toProblem } from '#src/platform/db/index.ts';
import { budgetHeaders } from './rate-limit.ts';

/** Stage: the success answer. Reads by GET can be revalidated: 304 when the caller's copy is still right. */
export function respond(call: Call, door: Door): void | Promise<void> {
  const { operation } = call.route;
  if (call.stream !== undefined) {
    call.answer = {
      status: 200,
      text: '',
      headers: [...streamHeaders, ...callHeaders(call)],
      stream: call.stream,
    };
    return;
  }
  if (operation.method === 'GET') {
    const etag = entityTag(call.body);
    const { ifNoneMatch } = call.arrival;
    const current = ifNoneMatch === undefined ? undefined : findMatch(ifNoneMatch, etag);
    const headers = [...headersOfRead(operation), ...callHeaders(call)];
    call.answer =
      current === undefined
        ? { status: 200, text: call.body, headers, etag }
        : { status: 304, text: '', headers, etag: current };
  } else {
    const headers = [...writeHeaders, ...callHeaders(call)];
    if (call.isReplay) headers.push('Idempotency-Replayed', 'true');
    call.answer = { status: 200, text: call.body, headers };
  }
  return door.responseCheck?.check(operation, call.body, call.requestId);
}

/** The answer to a call that ended early, whatever ended it. */
export function refuse(call: Call, error: unknown): void {
  const problem = toProblem(error);
  call.failure = { type: problem.type, message: problem.message, error: problem };
  call.answer = problemAnswer(problem, callHeaders(call));
}

function callHeaders(call: Call): string[] {
  const headers = call.budget === undefined ? [] : budgetHeaders(call.budget);
  headers.push('X-Request-Id', call.requestId);
  return headers;
}
