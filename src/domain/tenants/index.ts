export { createAgency, issueServiceKey, type Agency, type CreateAgency } from './agencies.ts';
export { hasAgencies } from './agencies.queries.ts';
export { agencyFaults, isLocale, agencySlugOf, type AgencyField, type AgencyValues } from './agency.rules.ts';
export { quotaKinds, readQuotas } from './quotas.ts';
export type { Quota } from './quotas.queries.ts';
