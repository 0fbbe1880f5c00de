import type { IntegrationHealthHandlers } from '#generated/console/families/integration-health/handlers.ts';
import { getIntegrationHealth } from './health.ts';

export default { getIntegrationHealth } satisfies IntegrationHealthHandlers;
