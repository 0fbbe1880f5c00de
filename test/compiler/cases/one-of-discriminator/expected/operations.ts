// Written by the compiler from the contract; change the contract instead.
import { operations as shapesOperations } from './families/shapes/operations.ts';
import { requests as shapesRequests } from './families/shapes/validators.js';

/** Every family of the contract, in its order. */
export const families = [
  { name: 'shapes', operations: shapesOperations, requests: shapesRequests },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
