// Written by the compiler from the contract; change the contract instead.
import { operations as teamsOperations } from './families/teams/operations.ts';
import { requests as teamsRequests } from './families/teams/validators.js';

/** Every family of the contract, in its order. */
export const families = [
  { name: 'teams', operations: teamsOperations, requests: teamsRequests },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
