// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly getPicture: Readonly<Record<string, Validate>>;
  readonly getPreview: Readonly<Record<string, Validate>>;
  readonly getFacts: Readonly<Record<string, Validate>>;
};
