import { openPermissions } from '../open-permission.ts';
import { HEADER, quote } from './source.ts';

/** `permissions.ts`: the permission catalogue as values, as a type, and in words. */
export const permissionsFile = (
  permissions: readonly string[],
  descriptions: Readonly<Record<string, string>>,
): string => `${HEADER}
export const permissions = [${permissions.map((permission) => `\n  ${quote(permission)},`).join('')}${permissions.length > 0 ? '\n' : ''}] as const;

export type Permission = (typeof permissions)[number];

/** Values of \`x-permission\` that no permission of the caller decides about. */
export const openPermissions: ReadonlySet<string> = new Set([${openPermissions.map(quote).join(', ')}]);

export const permissionDescriptions: Readonly<Record<Permission, string>> = {${permissions.map((permission) => `\n  ${quote(permission)}: ${quote(descriptions[permission] ?? '')},`).join('')}${permissions.length > 0 ? '\n' : ''}};
`;
