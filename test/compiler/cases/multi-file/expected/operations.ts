// Written by the compiler from the contract; change the contract instead.
import { operations as ownersOperations } from './families/owners/operations.ts';
import { requests as ownersRequests } from './families/owners/validators.js';
import { operations as petsOperations } from './families/pets/operations.ts';
import { requests as petsRequests } from './families/pets/validators.js';

/** Every family of the contract, in its order. */
export const families = [
  { name: 'owners', operations: ownersOperations, requests: ownersRequests },
  { name: 'pets', operations: petsOperations, requests: petsRequests },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
