// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WithDefaults, WriteContext } from '../../context.ts';
import type { HeaderInput } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface GetPartInput {
  readonly headers: HeaderInput<NonNullable<t.GetPartData['headers']>, 'x-depot'>;
}

export interface PutPartInput {
  readonly headers: WithDefaults<HeaderInput<NonNullable<t.PutPartData['headers']>, 'x-depot' | 'content-digest' | 'x-retry' | 'x-labels'>, 'x-retry'>;
}

/** parts: one handler per operation of the contract. */
export interface PartsHandlers {
  /** getPart · GET /parts · none */
  readonly getPart: (ctx: ReadContext, input: GetPartInput) => Promise<Result<t.GetPartResponse['data']>>;
  /** putPart · PUT /parts · none */
  readonly putPart: (ctx: WriteContext<never>, input: PutPartInput) => Promise<void>;
}
