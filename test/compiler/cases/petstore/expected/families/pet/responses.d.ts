// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly updatePet: Readonly<Record<string, Validate>>;
  readonly findPetsByStatus: Readonly<Record<string, Validate>>;
  readonly getPetById: Readonly<Record<string, Validate>>;
  readonly deletePet: Readonly<Record<string, Validate>>;
  readonly uploadFile: Readonly<Record<string, Validate>>;
};
