// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WithDefaults, WriteContext } from '../../context.ts';
import type { ByteBody, HeaderInput } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface UpdatePetInput {
  readonly body: t.UpdatePetData['body'];
}

export interface FindPetsByStatusInput {
  readonly query: WithDefaults<NonNullable<t.FindPetsByStatusData['query']>, 'status'>;
}

export interface GetPetByIdInput {
  readonly path: t.GetPetByIdData['path'];
}

export interface DeletePetInput {
  readonly path: t.DeletePetData['path'];
  readonly headers: HeaderInput<NonNullable<t.DeletePetData['headers']>, 'api_key'>;
}

export interface UploadFileInput {
  readonly path: t.UploadFileData['path'];
  readonly body: ByteBody | undefined;
}

/** pet: one handler per operation of the contract. */
export interface PetHandlers {
  /** Update an existing pet · PUT /pet · none */
  readonly updatePet: (ctx: WriteContext<never>, input: UpdatePetInput) => Promise<Result<t.UpdatePetResponses[200]>>;
  /** findPetsByStatus · GET /pet/findByStatus · none */
  readonly findPetsByStatus: (ctx: ReadContext, input: FindPetsByStatusInput) => Promise<Result<t.FindPetsByStatusResponses[200]>>;
  /** getPetById · GET /pet/{petId} · none */
  readonly getPetById: (ctx: ReadContext, input: GetPetByIdInput) => Promise<Result<t.GetPetByIdResponses[200]>>;
  /** deletePet · DELETE /pet/{petId} · none */
  readonly deletePet: (ctx: WriteContext<never>, input: DeletePetInput) => Promise<void>;
  /** uploadFile · POST /pet/{petId}/uploadImage · none */
  readonly uploadFile: (ctx: WriteContext<never>, input: UploadFileInput) => Promise<void>;
}
