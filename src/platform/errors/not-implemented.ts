import { problem } from './problem.ts';

/** Stands in for the handler of an operation that the contract has and nobody has written: it answers 501. */
export const notImplemented = (operationId: string) => async (): Promise<never> => {
  throw problem('not_implemented', `${operationId} is not available yet.`);
};
