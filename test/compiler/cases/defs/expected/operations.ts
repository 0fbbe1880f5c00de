// Written by the compiler from the contract; change the contract instead.
import { createRequire } from 'node:module';
import type { Family, RequestValidators } from './operation.ts';
import { operations as ordersOperations } from './families/orders/operations.ts';

type Requests = Readonly<Record<string, RequestValidators>>;

const load = createRequire(import.meta.url);

/** Loads the validators of a family's requests; the second time costs nothing. */
const requestsOf = (family: string) => (): Requests => (load(`./families/${family}/validators.js`) as { requests: Requests }).requests;

const table = [
  { name: 'orders', title: 'orders', description: '', operations: ordersOperations, requests: requestsOf('orders') },
] as const;

/** Every family of the contract, in its order. */
export const families: readonly Family[] = table;

export type FamilyName = (typeof table)[number]['name'];

/** Every operation, with what the contract says of it to the letter. */
export type ContractOperation = (typeof table)[number]['operations'][number];

export type OperationId = ContractOperation['id'];
