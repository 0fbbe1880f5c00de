// Written by the compiler from the contract; change the contract instead.
import { operations as notesOperations } from './families/notes/operations.ts';
import { requests as notesRequests } from './families/notes/validators.js';

/** Every family of the contract, in its order. */
export const families = [
  { name: 'notes', operations: notesOperations, requests: notesRequests },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
