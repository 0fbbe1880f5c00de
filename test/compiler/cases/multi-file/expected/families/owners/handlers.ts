// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result } from '../../context.ts';
import type * as t from '../../types.gen.ts';

export interface GetOwnerInput {
  readonly path: t.GetOwnerData['path'];
}

/** owners: one handler per operation of the contract. */
export interface OwnersHandlers {
  /** getOwner · GET /owners/{id} · none */
  readonly getOwner: (ctx: ReadContext, input: GetOwnerInput) => Promise<Result<t.GetOwnerResponses[200]>>;
}
