// Written by the compiler from the contract; change the contract instead.
import type { Result, WriteContext } from '../../context.ts';
import type * as t from '../../types.gen.ts';

export interface CreateShapeInput {
  readonly body: t.CreateShapeData['body'];
}

/** shapes: one handler per operation of the contract. */
export interface ShapesHandlers {
  /** createShape · POST /shapes · none */
  readonly createShape: (ctx: WriteContext<never>, input: CreateShapeInput) => Promise<Result<t.CreateShapeResponses[200]>>;
}
