import type { ServiceCallApiInput, ServiceCallApiResult } from '#generated/mcp/types.gen.ts';
import type { Door, Route } from '#src/api/door/index.ts';
import { invalid, problem } from '#src/platform/errors/index.ts';
import { Router } from '#src/api/request/index.ts';
import { hasConsequences } from '../router/index.ts';
import { invoke, type McpCall } from '../call.ts';
import { hasBegun, openConversation } from '../conversations.ts';
import { hintFor, toolProblem } from '../hints.ts';
import { loadTokens, told } from '../size/index.ts';
import { confirmFirst, runOperation, type Ran } from '../run-operation.ts';

/** Passes a request on to the public REST API, as the caller; what it answers is the result, errors included. */
export async function callApi(
  call: McpCall,
  {
    method,
    path,
    query,
    body,
    fields,
    is_confirmed: isConfirmed,
    conversation_id: conversationId,
    path_params: params = {},
  }: ServiceCallApiInput,
): Promise<ServiceCallApiResult> {
  if (conversationId !== undefined) await openConversation(call.db, call.identity, conversationId);
  else if (!(await hasBegun(call.db, call.identity))) {
    throw toolProblem(
      'start_first',
      'service_call_api cannot be the first call. Call service_start with the request first, and prefer the tools it returns.',
    );
  }
  const { route, pathParams } = find(call.door, method, filled(path, params));
  if (isConfirmed !== true) requireHarmless(call, route, method);
  if (call.signal.aborted)
    throw toolProblem('cancelled', 'The call was cancelled before it ran: nothing was done.');
  const { answer, hint } = await run(call, route, pathParams, query ?? {}, body, isConfirmed === true);
  const result = { name: '', status: answer.status, body: answer.body, ...(hint !== undefined && { hint }) };
  const [{ name: _, ...short } = result] = told([{ result, args: query ?? {}, fields }], await loadTokens());
  return short;
}

/** The gate that tools have, which are offered only if a clause of the request asks for them: here somebody has to say so. */
function requireHarmless({ toolbox }: McpCall, { operation: { id } }: Route, method: string): void {
  const tool = toolbox.find(id);
  if (method !== 'DELETE' && (tool === undefined || !hasConsequences(tool))) return;
  throw confirmFirst(`${id} deletes, merges, sends or publishes something`);
}

/** As the tool of the operation, which knows what arguments may be meant; where none is, as it stands. */
async function run(
  call: McpCall,
  { operation }: Route,
  path: Record<string, unknown>,
  query: Readonly<Record<string, unknown>>,
  body: unknown,
  isConfirmed: boolean,
): Promise<Ran> {
  const tool = call.toolbox.find(operation.id);
  const given = { ...(body !== undefined && { body }) };
  if (tool !== undefined)
    return runOperation(call, tool, { ...query, ...path, ...given }, { isWanted: () => isConfirmed });
  const answer = await invoke(call, operation.id, { path, query, ...given });
  return { answer, ...(answer.status >= 400 && { hint: hintFor(answer.problem ?? 'internal') }) };
}

/** The path with its `{names}` replaced, each by its own value. */
function filled(path: string, params: Readonly<Record<string, string | number>>): string {
  const used = new Set<string>();
  const text = path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(params, name))
      throw invalid('path_params', `must include ${name}, which the path contains`);
    used.add(name);
    return encodeURIComponent(String(params[name]));
  });
  const unused = Object.keys(params).find((name) => !used.has(name));
  if (unused !== undefined)
    throw invalid(`path_params.${unused}`, 'is not in the path: add it to the path as {name}');
  return text;
}

const routers = new WeakMap<Door, Router<Route>>();

function find(
  door: Door,
  method: string,
  path: string,
): { route: Route; pathParams: Record<string, unknown> } {
  const router = routerOf(door);
  const match = router.find(method, path);
  if (match !== undefined) return { route: match.target, pathParams: { ...match.params } };
  const allowed = router.allowed(path);
  if (allowed.length > 0)
    throw problem('method_not_allowed', `${path} does not support ${method}. Use ${allowed.join(', ')}.`);
  throw problem(
    'unknown_path',
    `No operation exists at ${path}. Request a tool with service_request_additional_tools instead.`,
  );
}

/** The public operations alone: the console's private ones are not for programs. */
function routerOf(door: Door): Router<Route> {
  const known = routers.get(door);
  if (known !== undefined) return known;
  const router = new Router(
    [...door.routes]
      .filter(({ operation }) => operation.path.startsWith('/v1/'))
      .map((route) => ({ ...route.operation, target: route })),
  );
  routers.set(door, router);
  return router;
}
