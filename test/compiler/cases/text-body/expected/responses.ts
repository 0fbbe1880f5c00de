// Written by the compiler from the contract; change the contract instead.
import { createRequire } from 'node:module';
import type { Validate } from './operation.ts';

type Responses = Readonly<Record<string, Readonly<Record<string, Validate>>>>;

const load = createRequire(import.meta.url);

const responsesOf = (family: string) => async (): Promise<Responses> => (load(`./families/${family}/responses.js`) as { responses: Responses }).responses;

/** Loads the validators of a family's answers: operationId, then status. */
export const loadResponses: Readonly<Record<string, () => Promise<Responses>>> = {
  notes: responsesOf('notes'),
};
