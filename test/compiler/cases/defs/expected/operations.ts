// Written by the compiler from the contract; change the contract instead.
import { operations as ordersOperations } from './families/orders/operations.ts';
import { requests as ordersRequests } from './families/orders/validators.js';

/** Every family of the contract, in its order. */
export const families = [
  { name: 'orders', operations: ordersOperations, requests: ordersRequests },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
