// Written by the compiler from the contract; change the contract instead.
import type * as t from './types.gen.ts';

export interface Calls {
  readonly createOrder: { readonly input: t.CreateOrderData; readonly responses: t.CreateOrderResponses };
}
