// Written by the compiler from the contract; change the contract instead.
import { createRequire } from 'node:module';
import type { RequestValidators } from './operation.ts';
import { operations as picturesOperations } from './families/pictures/operations.ts';

type Requests = Readonly<Record<string, RequestValidators>>;

const load = createRequire(import.meta.url);

/** Loads the validators of a family's requests; the second time costs nothing. */
const requestsOf = (family: string) => (): Requests => (load(`./families/${family}/validators.js`) as { requests: Requests }).requests;

/** Every family of the contract, in its order. */
export const families = [
  { name: 'pictures', title: 'pictures', description: '', operations: picturesOperations, requests: requestsOf('pictures') },
] as const;

export type FamilyName = (typeof families)[number]['name'];

export type OperationId = (typeof families)[number]['operations'][number]['id'];
