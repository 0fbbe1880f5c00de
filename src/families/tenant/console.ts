import type { TenantHandlers } from '#generated/console/families/tenant/handlers.ts';
import { getAgencySettings, updateAgencySettings } from './agency-settings.ts';

export default { getAgencySettings, updateAgencySettings } satisfies TenantHandlers;
