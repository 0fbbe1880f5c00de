// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export interface Calls {
  readonly updatePet: { readonly input: t.UpdatePetData; readonly responses: t.UpdatePetResponses };
  readonly findPetsByStatus: { readonly input: t.FindPetsByStatusData; readonly responses: t.FindPetsByStatusResponses };
  readonly getPetById: { readonly input: t.GetPetByIdData; readonly responses: t.GetPetByIdResponses };
  readonly deletePet: { readonly input: t.DeletePetData; readonly responses: {} };
  readonly uploadFile: { readonly input: t.UploadFileData; readonly responses: t.UploadFileResponses };
  readonly getInventory: { readonly input: t.GetInventoryData; readonly responses: t.GetInventoryResponses };
}
