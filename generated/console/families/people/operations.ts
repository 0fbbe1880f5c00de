// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
  {
    id: 'listInvitations',
    method: 'GET',
    path: '/console/api/invitations',
    family: 'people',
    summary: 'List invitations that wait for somebody',
    permission: 'people.view',
    isPublic: false,
    effect: 'read',
    isList: true,
    events: [],
    pathParams: [],
    queryParams: [
      { name: 'state', type: 'string', array: true },
      { name: 'search', type: 'string', array: false },
      { name: 'sort', type: 'string', array: false },
      { name: 'order', type: 'string', array: false },
      { name: 'limit', type: 'integer', array: false },
      { name: 'offset', type: 'integer', array: false },
    ],
    body: 'none',
    tool: 'list_invitations',
  },
  {
    id: 'resendInvitation',
    method: 'POST',
    path: '/console/api/invitations/{user_id}/resend',
    family: 'people',
    summary: 'Send an invitation again',
    permission: 'people.invite',
    isPublic: false,
    effect: 'write',
    isList: false,
    events: ['user.invited'],
    pathParams: [
      { name: 'user_id', type: 'string', array: false },
    ],
    queryParams: [],
    body: 'none',
    tool: 'resend_invitation',
    credential: 'rights',
  },
] as const satisfies readonly Operation[];
