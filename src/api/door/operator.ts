// What the operator of an installation needs of the door.
export { answerPurpose } from './idempotency.ts';
