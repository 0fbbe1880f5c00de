// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly updatePet: RequestValidators;
  readonly findPetsByStatus: RequestValidators;
  readonly getPetById: RequestValidators;
  readonly deletePet: RequestValidators;
  readonly uploadFile: RequestValidators;
};
