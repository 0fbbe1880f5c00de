import { prepareOnce } from '#src/api/door/index.ts';
import { claimToken } from '#src/domain/hosted-addresses/index.ts';
import type { WriteContext } from '#src/call/hosted.ts';
import { type WriteScope, isPassingConflict } from '#src/platform/db/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { replyOf, type Reply, type TextReply } from './answer/reply.ts';
import type { HostedCall, HostedHandler } from './call.ts';
import { HostedRead, HostedWrite, KeptRefusal } from './contexts.ts';
import type { HostedDoor } from './hosted-door.ts';
import { claimRepeat, completeRepeat, isRepeated, repeatOf, type HostedRepeat } from './idempotency.ts';
import { addressNotFound } from './refusals.ts';

const maxAttempts = 3;

/** The family's handler, in the agency of the credential. A write is one transaction, which holds its events and the use of the token too. */
export async function handle(call: HostedCall, door: HostedDoor): Promise<Reply> {
  const handler = await call.route.loadHandler();
  const reply = call.route.isWrite ? await write(call, handler, door) : await read(call, handler, door);
  // A handler may have let a broken upload pass as a short one.
  if (call.stream?.failure !== undefined) throw call.stream.failure;
  return reply;
}

async function read(call: HostedCall, handler: HostedHandler, door: HostedDoor): Promise<Reply> {
  const { identity } = call;
  const db = identity === undefined ? door.db.system : door.db.read(identity.tenantId);
  // A reading handler never uses what only a WriteContext has: its family's interface gives it a ReadContext.
  return replyOf(call, await handler(new HostedRead(call, db, door) as unknown as WriteContext, call.input));
}

/** Two writes that lock the same records in different order end one of them; it starts over, unless its body is gone by then. */
async function write(call: HostedCall, handler: HostedHandler, door: HostedDoor): Promise<Reply> {
  const { tenantId } = call.identity!;
  const repeat = repeatOf(call, call.identity!);
  const prepared = handler.prepare === undefined ? undefined : await prepare(call, handler, door, repeat);
  for (let attempt = 1; ; attempt++) {
    try {
      const reply = await door.db.write(tenantId, (scope) =>
        change(call, handler, scope, door, { repeat, prepared }),
      );
      if (call.hasEvents) door.db.wakeWorkers();
      if (reply instanceof Problem) throw reply;
      return reply;
    } catch (error) {
      if (attempt === maxAttempts || call.stream?.isGone === true || !isPassingConflict(error)) throw error;
    }
  }
}

/** Before the transaction, which would be open for too long, unless an earlier request with the same key has done it all. */
async function prepare(
  call: HostedCall,
  handler: HostedHandler,
  door: HostedDoor,
  repeat: HostedRepeat | undefined,
): Promise<unknown> {
  const db = door.db.read(call.identity!.tenantId);
  const isDone = repeat && ((): Promise<boolean> => isRepeated(db, repeat));
  const context = new HostedRead(call, db, door);
  return prepareOnce(context, isDone, () => handler.prepare!(context, call.input));
}

async function answerOf(
  context: HostedWrite,
  call: HostedCall,
  handler: HostedHandler,
  prepared: unknown,
): Promise<unknown> {
  try {
    return await handler(context, call.input, prepared);
  } catch (error) {
    if (error instanceof KeptRefusal) return error;
    throw error;
  }
}

async function change(
  call: HostedCall,
  handler: HostedHandler,
  scope: WriteScope,
  door: HostedDoor,
  { repeat, prepared }: { readonly repeat: HostedRepeat | undefined; readonly prepared: unknown },
): Promise<Reply | Problem> {
  const identity = call.identity!;
  const { sealer } = door.services;
  const stored = repeat && (await claimRepeat(call, scope, repeat, identity, sealer));
  call.isReplay = stored !== undefined;
  if (stored !== undefined) return stored;
  const claim = async () => {
    if (!(await claimToken({ db: scope.db, now: call.now }, identity))) throw addressNotFound();
  };
  // Bytes are read before the transaction begins, and by then the token may be revoked: it is asked for after them.
  if (call.stream === undefined) await claim();
  const context = new HostedWrite(call, scope, door);
  const result = await answerOf(context, call, handler, prepared);
  if (result instanceof KeptRefusal) {
    call.hasEvents = await context.flush();
    return result.problem;
  }
  const reply = replyOf(call, result);
  if (call.stream !== undefined) await claim();
  if (call.stream?.failure !== undefined) throw call.stream.failure;
  call.hasEvents = await context.flush();
  if (repeat) completeRepeat(scope, repeat, reply as TextReply, identity, sealer);
  return reply;
}
