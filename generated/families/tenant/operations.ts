// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
  {
    id: 'getTenantContext',
    method: 'GET',
    path: '/v1/tenant-context',
    family: 'tenant',
    summary: 'Read the reference data of the agency',
    permission: 'none',
    isPublic: false,
    effect: 'read',
    isList: false,
    events: [],
    pathParams: [],
    queryParams: [
      { name: 'include', type: 'string', array: true },
    ],
    body: 'none',
    tool: 'get_tenant_context',
  },
] as const satisfies readonly Operation[];
