import { openPermissions } from '#generated/permissions.ts';
import type { GrantIdentity } from '#src/call/context.ts';
import { isOpenToGrant } from '#src/api/door/index.ts';
import type { Tool } from './catalogue.ts';

/** What decides which tools a caller may call. Owners and admins were given every permission when they were authenticated. */
export interface Rights {
  readonly permissions: ReadonlySet<string>;
  /** The OAuth grant of the app; absent for keys. */
  readonly grant?: GrantIdentity | undefined;
}

export const hasPermission = (
  { permission }: Pick<Tool, 'permission'>,
  { permissions }: Pick<Rights, 'permissions'>,
): boolean => openPermissions.has(permission) || permissions.has(permission);

/** Whether some call of the tool may succeed: a grant without "Manage people" allows less than the person's permissions. */
export const isPermitted = (
  tool: Pick<Tool, 'permission' | 'credential' | 'credentialWhen'>,
  rights: Rights,
): boolean => hasPermission(tool, rights) && isOpenToGrant(rights.grant, tool);
