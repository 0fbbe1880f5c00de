import type { Identity } from '#src/call/context.ts';
import type { Permission } from '#generated/permissions.ts';
import type { Db } from '#src/platform/db/index.ts';
import { findAccount } from './identity.queries.ts';
import { effectivePermissions } from './permissions.ts';

/** Somebody of whom it is asked what they see, outside of a call of theirs. */
export interface AccountViewer {
  readonly identity: Pick<Identity, 'userId' | 'role' | 'permissions'>;
  can(permission: Permission): boolean;
}

/** What a member or service account may do at this instant; undefined when it has left or is suspended. */
export async function findViewer(db: Db, userId: string): Promise<AccountViewer | undefined> {
  const account = await findAccount(db, userId);
  if (account?.status !== 'active') return undefined;
  const permissions = effectivePermissions(account.role, account.permissions);
  return {
    identity: { userId, role: account.role, permissions },
    can: (permission) => permissions.has(permission),
  };
}
