import { HEADER, quote } from './source.ts';

/** `permissions.ts`: the permission catalogue as values and as a type. */
export const permissionsFile = (permissions: readonly string[]): string => `${HEADER}
export const permissions = [${permissions.map((permission) => `\n  ${quote(permission)},`).join('')}${permissions.length > 0 ? '\n' : ''}] as const;

export type Permission = (typeof permissions)[number];
`;
