// Inbound webhooks of automations: what authors set up and what outside systems call.
export { deliveryRecord, deliveries } from './deliveries.queries.ts';
export { addressPurpose, openSecret, sealSecret, secretPurpose } from './sealing.ts';
export { isSame, isSigned, schemeOf, type Attempt } from './signing.rules.ts';
