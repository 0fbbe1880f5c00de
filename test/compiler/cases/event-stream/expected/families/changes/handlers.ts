// Written by the compiler from the contract; change the contract instead.
import type { ReadContext } from '../../context.ts';
import type { EventStream, HeaderInput } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface StreamChangesInput {
  readonly headers: HeaderInput<NonNullable<t.StreamChangesData['headers']>, 'last-event-id'>;
}

/** changes: one handler per operation of the contract. */
export interface ChangesHandlers {
  /** streamChanges · GET /changes · none */
  readonly streamChanges: (ctx: ReadContext, input: StreamChangesInput) => Promise<EventStream<t.StreamChangesResponse>>;
}
