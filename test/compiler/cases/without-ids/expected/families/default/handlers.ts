// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WriteContext } from '../../context.ts';
import type * as t from '../../types.gen.ts';

export interface GetPetsByPetIdToysInput {
  readonly path: t.GetPetsByPetIdToysData['path'];
}

export interface PostPetsByPetIdToysInput {
  readonly path: t.PostPetsByPetIdToysData['path'];
}

/** default: one handler per operation of the contract. */
export interface DefaultHandlers {
  /** getPetsByPetIdToys · GET /pets/{pet-id}/toys · none */
  readonly getPetsByPetIdToys: (ctx: ReadContext, input: GetPetsByPetIdToysInput) => Promise<void>;
  /** postPetsByPetIdToys · POST /pets/{pet-id}/toys · none */
  readonly postPetsByPetIdToys: (ctx: WriteContext<never>, input: PostPetsByPetIdToysInput) => Promise<Result<t.PostPetsByPetIdToysResponses[201]>>;
}
