// What the operator of an installation needs of hosted addresses.
export { hostedAnswerPurpose } from './idempotency.ts';
