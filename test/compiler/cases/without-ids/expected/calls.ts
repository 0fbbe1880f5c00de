// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export interface Calls {
  readonly getPetsByPetIdToys: { readonly input: t.GetPetsByPetIdToysData; readonly responses: t.GetPetsByPetIdToysResponses };
  readonly postPetsByPetIdToys: { readonly input: t.PostPetsByPetIdToysData; readonly responses: t.PostPetsByPetIdToysResponses };
}
