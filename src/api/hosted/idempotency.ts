import { claimKey, completeKey, isClaimed, repeatableAs, requireWellFormedKey } from '#src/api/door/index.ts';
import type { Db, WriteScope } from '#src/platform/db/index.ts';
import type { SealContext, Sealer } from '#src/platform/secrets/index.ts';
import type { HostedIdentity } from '#src/call/hosted.ts';
import type { TextReply } from './answer/reply.ts';
import type { HostedCall } from './call.ts';

/** What answers are bound to, beside their agency. */
export const hostedAnswerPurpose = 'hosted_answer';

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
  // Sent twice, the header is one text with a comma and a blank, which is no key.
  requireWellFormedKey(String(key));
  return { owner: tokenId ?? recordId, ...repeatableAs(call, String(key)) };
}

/** Whether an earlier request has used the key, as far as a read can tell; `claimRepeat` decides. */
export const isRepeated = (db: Db, repeat: HostedRepeat): Promise<boolean> =>
  isClaimed(db, repeat.owner, repeat);

/** Claims the key for this transaction, or returns the answer that an earlier call stored. A call with the same key is waited for. */
export async function claimRepeat(
  call: HostedCall,
  scope: WriteScope,
  { owner, key, fingerprint }: HostedRepeat,
  { tenantId }: HostedIdentity,
  sealer: Sealer,
): Promise<TextReply | undefined> {
  const operationId = call.route.operation.id;
  const stored = await claimKey(scope, { userId: owner, key, fingerprint, operationId });
  if (stored === undefined) return undefined;
  return JSON.parse(sealer.open(Buffer.from(stored, 'base64'), sealedFor(tenantId))) as TextReply;
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

const sealedFor = (tenantId: string): SealContext => ({ tenantId, purpose: hostedAnswerPurpose });
