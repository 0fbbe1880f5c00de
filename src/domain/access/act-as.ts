import type { Identity } from '#src/call/context.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { findAccount } from './identity.queries.ts';
import { effectivePermissions } from './permissions.ts';

/**
 * Another account of the caller's agency, to act as. What a credential may not do stays so: the caller's key, program and
 * grant are kept, and its browser session, which confirms what a person does, is left behind.
 */
export async function actAs(db: Db, caller: Identity, userId: string): Promise<Identity> {
  if (userId === caller.userId) return caller;
  const account = await findAccount(db, userId);
  if (account === undefined || account.status !== 'active')
    throw problem(
      'permission_denied',
      `No active account has the id ${userId}, so nothing can be done in its name.`,
    );
  const { session: _, ...kept } = caller;
  return {
    ...kept,
    userId,
    kind: account.kind === 'service_account' ? 'service_account' : 'user',
    name: account.name,
    role: account.role,
    permissions: effectivePermissions(account.role, account.permissions),
  };
}
