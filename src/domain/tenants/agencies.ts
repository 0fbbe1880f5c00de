import { createApiKey, createServiceAccount, hashPassword } from '#src/domain/access/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { systemContext } from '#src/platform/events/index.ts';
import { insertAgency, type NewAgency } from './agencies.queries.ts';

export interface CreateAgency extends Omit<NewAgency, 'owner'> {
  readonly owner: { readonly name: string; readonly email: string; readonly password: string };
}

export interface Agency {
  readonly id: string;
  readonly ownerId: string;
}

/** A new agency with its owner, who can sign in. Throws on a slug that is taken. */
export async function createAgency(db: Connections, { owner, ...agency }: CreateAgency): Promise<Agency> {
  const passwordHash = await hashPassword(owner.password);
  return insertAgency(db.system, {
    ...agency,
    owner: { name: owner.name, email: owner.email, passwordHash },
  });
}

/** A service account of its own, and the secret of a key for it. `command` is who did it, for the audit trail. */
export function issueServiceKey(
  db: Connections,
  tenantId: string,
  name: string,
  permissions: readonly string[],
  command: string,
): Promise<string> {
  return db.write(tenantId, async (scope) => {
    const ctx = systemContext(scope, command);
    const userId = await createServiceAccount(ctx, { name, permissions });
    const { secret } = await createApiKey(ctx, { name, userId });
    return secret;
  });
}
