// Written by the compiler from the contract; change the contract instead.
import type { ReadContext } from '../../../../src/call/context.ts';
import type { EventStream, HeaderInput } from '../../bodies.ts';
import type * as t from '../../types.gen.ts';

export interface StreamChangesInput {
  readonly query: NonNullable<t.StreamChangesData['query']>;
  readonly headers: HeaderInput<NonNullable<t.StreamChangesData['headers']>, 'last-event-id'>;
}

/** Changes: one handler per operation of the contract. */
export interface ChangesHandlers {
  /** Stream changes · GET /console/api/events · any */
  readonly streamChanges: (ctx: ReadContext, input: StreamChangesInput) => Promise<EventStream<t.StreamChangesResponse>>;
}
