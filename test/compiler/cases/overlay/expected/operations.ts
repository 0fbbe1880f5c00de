// Written by the compiler from the contract; change the contract instead.
import { operations as lettersOperations } from './families/letters/operations.ts';
import { requests as lettersRequests } from './families/letters/validators.js';

/** Every family of the contract, in its order. */
export const families = [
  { name: 'letters', operations: lettersOperations, requests: lettersRequests },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
