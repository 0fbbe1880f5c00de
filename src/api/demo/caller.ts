import { permissions, type Permission } from '#generated/permissions.ts';
import type { Identity } from '#src/call/context.ts';
import type { Door } from '#src/api/door/index.ts';

/** Runs an operation; answers its `data`. */
export type Call = (
  operationId: string,
  input: { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown },
  // oxlint-disable-next-line typescript/no-explicit-any -- the answer is the contract's; the seed reads ids from it
) => Promise<any>;

export function callAsOwner(door: Door, tenantId: string, owner: { id: string; name: string }): Call {
  const identity: Identity = {
    tenantId,
    userId: owner.id,
    kind: 'user',
    name: owner.name,
    role: 'owner',
    permissions: new Set<Permission>(permissions),
    credentialId: owner.id,
    subject: owner.id,
  };
  return async (operationId, input) => {
    const { status, text } = await door.invoke({ id: operationId }, identity, input, { channel: 'internal' });
    if (status !== 200) throw new Error(`${operationId} returned ${status} while seeding: ${text}`);
    return (JSON.parse(text) as { data: unknown }).data;
  };
}
