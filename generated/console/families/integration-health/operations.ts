// Written by the compiler from the contract; change the contract instead.
import type { Operation } from '../../operation.ts';

export const operations = [
  {
    id: 'getIntegrationHealth',
    method: 'GET',
    path: '/console/api/integration-health',
    family: 'integration-health',
    summary: "Show how the agency's integrations are doing",
    permission: 'settings.view',
    isPublic: false,
    effect: 'read',
    isList: false,
    events: [],
    pathParams: [],
    queryParams: [
      { name: 'window', type: 'string', array: false },
    ],
    body: 'none',
    tool: 'get_integration_health',
  },
] as const satisfies readonly Operation[];
