// Written by the compiler from the contract; change the contract instead.

export const permissions = [] as const;

export type Permission = (typeof permissions)[number];

/** Values of `x-permission` that no permission of the caller decides about. */
export const openPermissions: ReadonlySet<string> = new Set(['self', 'record', 'any', 'none']);

export const permissionDescriptions: Readonly<Record<Permission, string>> = {};
