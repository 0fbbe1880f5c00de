import { repeatableAs, completeKey, findKey, insertKey } from '#src/api/door/index.ts';
import type { WriteScope } from '#src/platform/db/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { SealContext, Sealer } from '#src/platform/secrets/index.ts';
import type { HostedIdentity } from '#src/call/hosted.ts';
import type { TextReply } from './answer/reply.ts';
import type { HostedCall } from './call.ts';

const wellFormed = /^[\x21-\x7e]{1,255}$/;

/** A write that may be sent again: the caller's key, the credential that it belongs to, and what was asked for. */
export interface HostedRepeat {
  readonly owner: string;
  readonly key: string;
  readonly fingerprint: Buffer;
}

/** What an `Idempotency-Key` makes of a write; bytes that are read while they arrive cannot be told apart, so it is nothing there. */
export function repeatOf(call: HostedCall, { tokenId, recordId }: HostedIdentity): HostedRepeat | undefined {
  const key = call.request.headers['idempotency-key'];
  if (key === undefined || call.stream !== undefined) return undefined;
  if (typeof key !== 'string' || !wellFormed.test(key))
    throw problem(
      'validation_error',
      'The header Idempotency-Key must be 1 to 255 visible ASCII characters.',
    );
  return { owner: tokenId ?? recordId, ...repeatableAs(call, key) };
}

/** Claims the key for this transaction, or returns the answer that an earlier call stored. A call with the same key is waited for. */
export async function claimRepeat(
  call: HostedCall,
  scope: WriteScope,
  { owner, key, fingerprint }: HostedRepeat,
  { tenantId }: HostedIdentity,
  sealer: Sealer,
): Promise<TextReply | undefined> {
  const claim = { userId: owner, key, fingerprint, operationId: call.route.operation.id };
  if (await insertKey(scope.db, claim)) return undefined;
  const stored = await findKey(scope.db, owner, key);
  if (stored === undefined || stored.body === null)
    throw problem('idempotency_conflict', 'The Idempotency-Key has just expired. Send the request again.');
  if (!stored.fingerprint.equals(fingerprint))
    throw problem(
      'idempotency_conflict',
      'This Idempotency-Key was used for another request. Use a new key for a new request.',
    );
  return JSON.parse(sealer.open(Buffer.from(stored.body, 'base64'), sealedFor(tenantId))) as TextReply;
}

/** Stores the answer together with the COMMIT, sealed: it may hold the next address. */
export function completeRepeat(
  scope: WriteScope,
  { owner, key }: HostedRepeat,
  reply: TextReply,
  { tenantId }: HostedIdentity,
  sealer: Sealer,
): void {
  const kept = sealer.seal(JSON.stringify(reply), sealedFor(tenantId)).toString('base64');
  scope.atCommit(completeKey(owner, key, kept));
}

const sealedFor = (tenantId: string): SealContext => ({ tenantId, purpose: 'hosted_answer' });
