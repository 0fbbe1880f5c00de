export { createAgency, issueServiceKey, type Agency, type CreateAgency } from './agencies.ts';
export { hasAgencies } from './agencies.queries.ts';
