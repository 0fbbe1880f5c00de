import { permissions, type Permission } from '#generated/permissions.ts';
import type { Identity } from '#src/call/context.ts';

const everything: ReadonlySet<Permission> = new Set(permissions);

/** Whether the text is a key of the permission catalogue. */
export const isPermission = (key: string): key is Permission => (everything as ReadonlySet<string>).has(key);

/**
 * What an identity may do (domain model §1.6): owner and admin everything in the catalogue, everyone else what was
 * granted. Keys that left the catalogue since they were granted grant nothing.
 */
export function effectivePermissions(
  role: Identity['role'],
  granted: readonly string[],
): ReadonlySet<Permission> {
  if (role !== null) return everything;
  return new Set(granted.filter(isPermission));
}
