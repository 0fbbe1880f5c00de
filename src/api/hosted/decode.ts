import type { Validate } from '#generated/operation.ts';
import { decodeHeaders, decodePath, decodeQueryString } from '#src/api/door/index.ts';
import { describeIssues, summarize, problem } from '#src/platform/errors/index.ts';
import { preferred } from './accept.ts';
import type { Patience } from './body/arrival.ts';
import { readBody } from './body/read-body.ts';
import type { HostedCall } from './call.ts';

/** Text and bytes to values: parameters at once, so that nobody uploads in vain, then the body. */
export async function decode(call: HostedCall, patience: Patience): Promise<void> {
  const { route, input, request, pathParams } = call;
  const path = decodePath(route.path, pathParams);
  const query = decodeQueryString(route.query, call.queryString);
  if (route.path.byName.size > 0) input.path = path;
  if (route.query.byName.size > 0) input.query = query;
  if (route.headers.byName.size > 0) input.headers = decodeHeaders(route.headers, request.headers);
  const accept = preferred(route.operation.answer, request.headers.accept);
  if (accept !== undefined) input.accept = accept;
  const { validators } = route;
  check([
    ['path', validators.path, input.path],
    ['query', validators.query, input.query],
    ['header', validators.headers, input.headers],
  ]);
  const body = await readBody(call, patience);
  if (body === undefined) return;
  input.body = body;
  if (call.stream === undefined) check([['body', validators.body, body]]);
}

type Part = readonly [place: string, validator: Validate | undefined, value: unknown];

/** The contract's schemas, compiled ahead. They also fill in the defaults. */
function check(parts: readonly Part[]): void {
  const messages: string[] = [];
  for (const [place, validator, value] of parts) {
    if (validator === undefined || validator(value)) continue;
    const found = describeIssues(place, validator.errors ?? []);
    messages.push(...(found.length > 0 ? found : [`${place} is not valid`]));
  }
  if (messages.length > 0) throw problem('validation_error', summarize(messages));
}
