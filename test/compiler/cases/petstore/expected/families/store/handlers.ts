// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result } from '../../context.ts';
import type * as t from '../../types.gen.ts';

/** store: one handler per operation of the contract. */
export interface StoreHandlers {
  /** getInventory · GET /store/inventory · none */
  readonly getInventory: (ctx: ReadContext) => Promise<Result<t.GetInventoryResponses[200]>>;
}
