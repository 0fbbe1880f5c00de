// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly uploadPart: Readonly<Record<string, Validate>>;
  readonly replacePicture: Readonly<Record<string, Validate>>;
  readonly receiveMail: Readonly<Record<string, Validate>>;
  readonly receiveHook: Readonly<Record<string, Validate>>;
};
