// What the service would refuse of a request, for the mock of our own contract.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { families } from '../generated/operations.ts';
import { Call } from '../src/api/door/call.ts';
import { decode } from '../src/api/door/decode.ts';
import { buildRoutes } from '../src/api/door/routes.ts';
import { validate } from '../src/api/door/validate.ts';
import { HttpArrival, requestTarget } from '../src/api/http/request.ts';
import type { Match } from '../src/api/request/router.ts';

const routes = buildRoutes(families, () => Promise.reject(new Error('The mock calls no handler.')));
const edge = { trustedProxies: 0, sessionCookie: () => '' };

/** Reads a request as the service does: rejects with the same problem when its parameters or its body are not allowed. */
export async function checkRequest(
  operationId: string,
  pathParams: Match<unknown>['params'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const route = routes.get(operationId);
  // The service's own documents take nothing.
  if (route === undefined) return;
  const call = new Call(
    route,
    new HttpArrival(request, response, requestTarget(request.url!), pathParams, edge),
  );
  await decode(call);
  validate(call);
}
