import type { StreamedChange } from '#generated/console/types.gen.ts';
import type { ChangesHandlers, StreamChangesInput } from '#generated/console/families/changes/handlers.ts';
import type { EventStream } from '#generated/bodies.ts';
import type { ReadContext } from '#src/call/context.ts';

export const streamChanges = (
  ctx: ReadContext,
  { query, headers }: StreamChangesInput,
): Promise<EventStream<StreamedChange>> =>
  ctx.services.live.open({
    identity: ctx.identity,
    renew: () => ctx.renewIdentity(),
    types: query.type,
    lastEventId: headers['last-event-id'],
  });

export default { streamChanges } satisfies ChangesHandlers;
