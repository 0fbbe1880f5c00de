import { hash } from 'node:crypto';
import type { Operation } from '#generated/operation.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { Db, WriteScope } from '#src/platform/db/index.ts';
import type { SealContext } from '#src/platform/secrets/index.ts';
import type { Services } from '#src/call/services.ts';
import type { Call, Input, Repeatable } from './call.ts';
import { completeKey, insertKey, findKey } from './idempotency.queries.ts';

/** What sealed answers are bound to, beside their agency. */
export const answerPurpose = 'idempotent_answer';

const wellFormed = /^[\x21-\x7e]{1,255}$/;

/**
 * Stage: a write that carries an `Idempotency-Key` is told apart by what it asks for. The key itself is claimed in the
 * transaction of the change (see `claim`), so that neither can be there without the other.
 */
export function prepareRepeat(call: Call): void {
  const key = call.arrival.idempotencyKey;
  if (key === undefined || !call.route.isWrite) return;
  if (isFromOutside(call)) requireWellFormedKey(key);
  call.repeatable = repeatableAs(call, key);
}

export function requireWellFormedKey(key: string): void {
  if (wellFormed.test(key)) return;
  throw problem('validation_error', 'The header Idempotency-Key must be 1 to 255 visible ASCII characters.');
}

const isFromOutside = ({ arrival: { channel } }: Call): boolean => channel === 'http' || channel === 'mcp';

/** What a call asks for, of whatever door. */
interface Asked {
  readonly route: { readonly operation: Pick<Operation, 'id'> };
  readonly input: Pick<Input, 'path' | 'query' | 'body'>;
}

/** What makes a call the same as an earlier one under the key: the operation and its input. */
export function repeatableAs({ route, input }: Asked, key: string): Repeatable {
  const request = canonical([
    route.operation.id,
    input.path ?? null,
    input.query ?? null,
    input.body ?? null,
  ]);
  return { key, fingerprint: hash('sha256', request, 'buffer') };
}

/** A key as one caller uses it: a user, or the credential of a hosted address. */
export interface ClaimedKey extends Repeatable {
  readonly userId: string;
  readonly operationId: string;
}

/**
 * Claims the key for this transaction, or returns the text that an earlier one stored. A concurrent request with the same key
 * waits here until the first has committed or failed.
 */
export async function claimKey(
  scope: Pick<WriteScope, 'db'>,
  claimed: ClaimedKey,
): Promise<string | undefined> {
  if (await insertKey(scope.db, claimed)) return undefined;
  const stored = await findKey(scope.db, claimed.userId, claimed.key);
  // Gone between the two statements: the daily purge took it, and the request may simply be sent again.
  if (stored === undefined || stored.body === null) {
    throw problem('idempotency_conflict', 'The Idempotency-Key has just expired. Send the request again.');
  }
  if (!stored.fingerprint.equals(claimed.fingerprint)) {
    throw problem(
      'idempotency_conflict',
      'This Idempotency-Key was used for another request. Use a new key for a new request.',
    );
  }
  return stored.body;
}

/** Whether an earlier request has used the key, as far as a read can tell; `claim` decides. */
export const isClaimed = async (db: Db, userId: string, { key }: Repeatable): Promise<boolean> =>
  (await findKey(db, userId, key)) !== undefined;

/** As `claimKey`, with what a call stored: the answer, which is sealed where it holds a secret. */
export async function claim(
  call: Call,
  scope: WriteScope,
  repeatable: Repeatable,
  { sealer }: Services,
): Promise<string | undefined> {
  const { operation } = call.route;
  const stored = await claimKey(scope, {
    ...repeatable,
    userId: call.caller.userId,
    operationId: operation.id,
  });
  if (stored === undefined || operation.isSecret !== true) return stored;
  return sealer.open(Buffer.from(stored, 'base64'), sealContext(call));
}

/** Stores the answer together with the COMMIT; one with a secret in it is sealed. */
export function complete(
  call: Call,
  scope: WriteScope,
  { key }: Repeatable,
  body: string,
  { sealer }: Services,
): void {
  const kept =
    call.route.operation.isSecret === true ? sealer.seal(body, sealContext(call)).toString('base64') : body;
  scope.atCommit(completeKey(call.caller.userId, key, kept));
}

const sealContext = (call: Call): SealContext => ({
  tenantId: call.caller.tenantId,
  purpose: answerPurpose,
});

/** JSON with sorted properties: the same request is the same text, whatever order a client writes it in. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const record = value as Record<string, unknown>;
  return `{${Object.keys(record)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(record[name])}`)
    .join(',')}}`;
}
