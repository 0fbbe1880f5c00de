// Written by the compiler from the contract; change the contract instead.
import { operations as petOperations } from './families/pet/operations.ts';
import { requests as petRequests } from './families/pet/validators.js';
import { operations as storeOperations } from './families/store/operations.ts';
import { requests as storeRequests } from './families/store/validators.js';

/** Every family of the contract, in its order. */
export const families = [
  { name: 'pet', operations: petOperations, requests: petRequests },
  { name: 'store', operations: storeOperations, requests: storeRequests },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
