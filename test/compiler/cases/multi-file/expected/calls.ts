// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export interface Calls {
  readonly getOwner: { readonly input: t.GetOwnerData; readonly responses: t.GetOwnerResponses };
  readonly listPets: { readonly input: t.ListPetsData; readonly responses: t.ListPetsResponses };
}
