// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
  {
    id: 'getApiRequestEffects',
    method: 'GET',
    path: '/console/api/request-logs/{id}/effects',
    family: 'request-effects',
    summary: 'Show what one request did',
    permission: 'settings.api',
    isPublic: false,
    effect: 'read',
    isList: false,
    events: [],
    pathParams: [
      { name: 'id', type: 'string', array: false },
    ],
    queryParams: [],
    body: 'none',
    tool: 'get_api_request_effects',
  },
] as const satisfies readonly Operation[];
