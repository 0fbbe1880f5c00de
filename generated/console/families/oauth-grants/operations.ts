// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
  {
    id: 'listOauthGrants',
    method: 'GET',
    path: '/console/api/oauth-grants',
    family: 'oauth-grants',
    summary: 'List the programs that members let in',
    permission: 'none',
    isPublic: false,
    effect: 'read',
    isList: true,
    events: [],
    pathParams: [],
    queryParams: [
      { name: 'state', type: 'string', array: true },
      { name: 'user_id', type: 'string', array: true },
      { name: 'search', type: 'string', array: false },
      { name: 'sort', type: 'string', array: false },
      { name: 'order', type: 'string', array: false },
      { name: 'limit', type: 'integer', array: false },
      { name: 'offset', type: 'integer', array: false },
    ],
    body: 'none',
    tool: 'list_oauth_grants',
  },
  {
    id: 'revokeOauthGrant',
    method: 'POST',
    path: '/console/api/oauth-grants/{id}/revoke',
    family: 'oauth-grants',
    summary: 'Shut a program out',
    permission: 'none',
    isPublic: false,
    effect: 'write',
    isList: false,
    events: [],
    pathParams: [
      { name: 'id', type: 'string', array: false },
    ],
    queryParams: [],
    body: 'none',
    tool: 'revoke_oauth_grant',
  },
] as const satisfies readonly Operation[];
