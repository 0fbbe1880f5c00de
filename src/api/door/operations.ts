import { randomUUID } from 'node:crypto';
import type { EventType } from '#generated/events.ts';
import { eventTypes } from '#generated/events.ts';
import type { Operation } from '#generated/operation.ts';
import type { Identity, WriteContext } from '#src/call/context.ts';
import type { Doer, Operations, TransactionOptions } from '#src/call/transact.ts';
import { actAs } from '#src/domain/access/index.ts';
import { isPassingConflict } from '#src/platform/db/index.ts';
import { problem, type ProblemCode } from '#src/platform/errors/index.ts';
import { systemIdentity } from '#src/platform/events/index.ts';
import { Call, type Route } from './call.ts';
import { WriteCall } from './contexts.ts';
import type { Door } from './door.ts';
import { handlerOf } from './handle.ts';

const maxAttempts = 3;

/** The operations behind a door for what works without a caller, such as automations. */
export const operationsOf = (door: Door): Operations => ({
  async transact(doer, options, work) {
    const identity = await identityOf(door, doer);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(door, identity, options, work);
      } catch (error) {
        if (attempt === maxAttempts || !isPassingConflict(error)) throw error;
      }
    }
  },
  async waitsOutside(operationId) {
    return (await handlerOf(door.routeOf(operationId))).prepare !== undefined;
  },
  async call(doer, operationId, input, { requestId, causation, key }) {
    const identity = await identityOf(door, doer);
    const {
      status,
      text,
      problem: code,
    } = await door.invoke({ id: operationId }, identity, { ...input } as object, {
      channel: 'automation',
      requestId,
      idempotencyKey: ` ${key}`,
      ...(causation && { causation }),
    });
    const body = JSON.parse(text) as {
      data?: unknown;
      pagination?: { total: number };
      error?: { message: string };
    };
    if (status >= 400)
      throw problem((code ?? 'internal') as ProblemCode, body.error?.message ?? 'The operation failed.');
    return body.pagination === undefined ? body.data : { items: body.data, total: body.pagination.total };
  },
});

async function identityOf(
  door: Door,
  { tenantId, userId, part = 'automations', automation, isSilent = false }: Doer,
): Promise<Identity> {
  const system = systemIdentity(tenantId, part);
  if (userId === null) return system;
  const identity = await actAs(door.db.read(tenantId), system, userId);
  return { ...identity, ...(automation && { automation }), ...(isSilent && { isSilent }) };
}

/** In the agency's turn, as any call. */
async function once<T>(
  door: Door,
  identity: Identity,
  { name, requestId, causation }: TransactionOptions,
  work: (ctx: WriteContext<EventType>) => Promise<T>,
): Promise<T> {
  const { tenantId } = identity;
  const call = new Call(
    routeFor(name),
    {
      channel: 'automation',
      method: 'POST',
      path: `/${name}`,
      input: { kind: 'values' },
      requestId,
      ...(causation && { causation }),
    },
    identity,
    door.db.clock.now(),
  );
  call.requestId = requestId;
  // No call of the log: its events belong to none.
  call.namedLogId = randomUUID();
  await door.turns.take(tenantId);
  call.turnOf = tenantId;
  try {
    const value = await door.db.write(tenantId, async (scope) => {
      const ctx = new WriteCall(call, scope, door);
      const done = await work(ctx as unknown as WriteContext<EventType>);
      call.hasEvents = await ctx.flush();
      return done;
    });
    if (call.hasEvents) door.db.wakeWorkers();
    if (call.changesRights) door.authenticator.forget(tenantId);
    return value;
  } finally {
    if (call.turnOf !== undefined) door.turns.leave(call.turnOf);
  }
}

/** What stands for an operation where there is none: it may emit everything that it calls may. */
function routeFor(name: string): Route {
  const operation: Operation = {
    id: name,
    method: 'POST',
    path: `/${name}`,
    family: 'automations',
    summary: name,
    permission: 'any',
    isPublic: false,
    effect: 'write',
    isList: false,
    events: eventTypes,
    pathParams: [],
    queryParams: [],
    body: 'none',
    tool: name,
  };
  const unreachable = (): never => {
    throw new Error(`${name} has no handler.`);
  };
  return {
    operation,
    handler: undefined,
    loadHandler: unreachable,
    validators: {},
    path: noParameters,
    query: noParameters,
    headers: noParameters,
    isWrite: true,
    isAboutRights: false,
  };
}

const noParameters: Route['path'] = { place: 'query', byName: new Map() };
