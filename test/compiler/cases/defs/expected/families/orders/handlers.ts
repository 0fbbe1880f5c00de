// Written by the compiler from the contract; change the contract instead.
import type { Result, WriteContext } from '../../context.ts';
import type * as t from '../../types.gen.ts';

export interface CreateOrderInput {
  readonly body: t.CreateOrderData['body'];
}

/** orders: one handler per operation of the contract. */
export interface OrdersHandlers {
  /** createOrder · POST /orders · none */
  readonly createOrder: (ctx: WriteContext<never>, input: CreateOrderInput) => Promise<Result<t.CreateOrderResponses[200]>>;
}
