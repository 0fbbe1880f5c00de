// Written by the compiler from the contract; change the contract instead.

export const permissions = [] as const;

export type Permission = (typeof permissions)[number];

export const permissionDescriptions: Readonly<Record<Permission, string>> = {};
