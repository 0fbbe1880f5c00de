// Written by the compiler from the contract; change the contract instead.
import { operations as treesOperations } from './families/trees/operations.ts';
import { requests as treesRequests } from './families/trees/validators.js';

/** Every family of the contract, in its order. */
export const families = [
  { name: 'trees', operations: treesOperations, requests: treesRequests },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
