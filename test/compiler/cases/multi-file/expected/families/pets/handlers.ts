// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result } from '../../context.ts';
import type * as t from '../../types.gen.ts';

/** pets: one handler per operation of the contract. */
export interface PetsHandlers {
  /** listPets · GET /pets · none */
  readonly listPets: (ctx: ReadContext) => Promise<Result<t.ListPetsResponses[200]>>;
}
