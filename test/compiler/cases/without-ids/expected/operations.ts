// Written by the compiler from the contract; change the contract instead.
import { operations as defaultOperations } from './families/default/operations.ts';
import { requests as defaultRequests } from './families/default/validators.js';

/** Every family of the contract, in its order. */
export const families = [
  { name: 'default', operations: defaultOperations, requests: defaultRequests },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
