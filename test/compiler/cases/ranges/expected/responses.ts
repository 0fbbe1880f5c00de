// Written by the compiler from the contract; change the contract instead.
import type { Validate } from './operation.ts';

type Responses = Readonly<Record<string, Readonly<Record<string, Validate>>>>;

/** Loads the validators of a family's answers: operationId, then status. */
export const loadResponses: Readonly<Record<string, () => Promise<Responses>>> = {
  pictures: async () => (await import('./families/pictures/responses.js')).responses,
};
