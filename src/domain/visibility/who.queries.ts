import { sql, type RawBuilder } from 'kysely';
import type { Permission } from '#generated/permissions.ts';
import type { Identity } from '#src/call/context.ts';
import { holdsPermission } from '#src/domain/access/index.ts';
import type { Held } from './held.queries.ts';

/**
 * Somebody of whom a rule asks whether they see a record. What is known of the caller is folded away while the statement is
 * written; of members of whom the database knows more, each question is SQL. A rule is the same for both.
 */
export interface Who {
  /** Null for nobody in particular, who is among nobody's people. */
  readonly id: RawBuilder<string> | null;
  /** Owner or admin. */
  readonly isAdmin: Held;
  can(permission: Permission): Held;
  /** Whether they hold the permission whose key the expression gives. */
  holds(key: RawBuilder<string>): Held;
}

/** A caller, as handlers know one. */
export interface RecordViewer {
  readonly identity: Pick<Identity, 'userId' | 'role'> & {
    readonly permissions: ReadonlySet<Permission> | readonly Permission[];
  };
  can(permission: Permission): boolean;
}

/** The caller. */
export function asCaller(viewer: RecordViewer): Who {
  const { userId, role, permissions } = viewer.identity;
  const keys = permissions instanceof Set ? [...(permissions as ReadonlySet<Permission>)] : permissions;
  return {
    id: sql<string>`${userId}::uuid`,
    isAdmin: role !== null,
    can: (permission) => viewer.can(permission),
    holds: (key) => role !== null || sql<boolean>`${key} = any(${keys}::text[])`,
  };
}

/** The member in the row of `users` called `alias`. */
export const asMember = (alias: string): Who => ({
  id: sql.ref<string>(`${alias}.id`),
  isAdmin: sql<boolean>`${sql.ref(`${alias}.role`)} is not null`,
  can: (permission) => holdsPermission(alias, permission),
  holds: (key) => holdsPermission(alias, key),
});
