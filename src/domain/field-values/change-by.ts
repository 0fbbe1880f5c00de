import type { ReadContext } from '#src/call/context.ts';
import type { FieldRecordKind } from './definition.ts';
import type { Change } from './stores.queries.ts';

/** The caller as who changes stored values by changing what fields there are, for the history of the values. */
export const changeBy = (
  { identity, now }: Pick<ReadContext, 'identity' | 'now'>,
  recordKind: FieldRecordKind,
): Change => ({ recordKind, actorType: identity.kind, actorId: identity.userId, now });
