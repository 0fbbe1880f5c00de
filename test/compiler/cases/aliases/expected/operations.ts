// Written by the compiler from the contract; change the contract instead.
import { operations as daysOperations } from './families/days/operations.ts';
import { requests as daysRequests } from './families/days/validators.js';

/** Every family of the contract, in its order. */
export const families = [
  { name: 'days', operations: daysOperations, requests: daysRequests },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
