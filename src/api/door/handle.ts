import type { EventStream } from '#generated/bodies.ts';
import { isPassingConflict, type WriteScope } from '#src/platform/db/index.ts';
import type { Call, Handler, Route } from './call.ts';
import { ReadCall, WriteCall } from './contexts.ts';
import type { Door } from './door.ts';
import { envelope } from './envelope.ts';
import { claim, complete, isClaimed } from './idempotency.ts';
import { prepareOnce } from './prepare-once.ts';

const maxAttempts = 3;

/** Stage: the family's handler, in the caller's tenant. A write is one transaction, which holds its events and its answer too. */
export async function handle(call: Call, door: Door): Promise<void> {
  const handler = await handlerOf(call.route);
  call.body = call.route.isWrite ? await write(call, handler, door) : await read(call, handler, door);
}

async function read(call: Call, handler: Handler, door: Door): Promise<string> {
  const context = new ReadCall(call, door.db.read(call.caller.tenantId), door);
  // A reading handler never uses what only a WriteContext has: its family's interface gives it a ReadContext.
  const result = await handler(context as WriteCall, call.input);
  if (call.route.operation.answer?.kind !== 'events') return envelope(call, result);
  call.stream = result as EventStream<unknown>;
  return '';
}

/** Two writes that lock the same records in different order end one of them; it starts over and finds the other's result. */
async function write(call: Call, handler: Handler, door: Door): Promise<string> {
  const prepared = handler.prepare === undefined ? undefined : await prepare(call, handler, door);
  for (let attempt = 1; ; attempt++) {
    try {
      const body = await door.db.write(call.caller.tenantId, (scope) =>
        change(call, handler, scope, door, prepared),
      );
      if (call.hasEvents) door.db.wakeWorkers();
      if (call.changesRights) door.authenticator.forget(call.caller.tenantId);
      return body;
    } catch (error) {
      if (attempt === maxAttempts || !isPassingConflict(error)) throw error;
    }
  }
}

/** Before the transaction, which would be open for too long, unless an earlier request with the same key has done it all. */
async function prepare(call: Call, handler: Handler, door: Door): Promise<unknown> {
  const db = door.db.read(call.caller.tenantId);
  const { repeatable } = call;
  const isDone = repeatable && ((): Promise<boolean> => isClaimed(db, call.caller.userId, repeatable));
  const context = new ReadCall(call, db, door);
  return prepareOnce(context, isDone, () =>
    handler.prepare!(
      context,
      call.input,
      repeatable && ((scope) => isClaimed(scope, call.caller.userId, repeatable)),
    ),
  );
}

/** The change itself, in whatever part of a transaction: the stored answer when the caller's key has one, else the handler's. */
export async function change(
  call: Call,
  handler: Handler,
  scope: WriteScope,
  door: Door,
  prepared?: unknown,
): Promise<string> {
  const { repeatable, input } = call;
  const stored = repeatable && (await claim(call, scope, repeatable, door.services));
  call.isReplay = stored !== undefined;
  if (stored !== undefined) return stored;
  const context = new WriteCall(call, scope, door);
  const body = envelope(call, await handler(context, input, prepared));
  call.hasEvents = await context.flush();
  if (repeatable) complete(call, scope, repeatable, body, door.services);
  return body;
}

/** The family is loaded by its first call. */
export async function handlerOf(route: Route): Promise<Handler> {
  return route.handler ?? (await route.loadHandler());
}
