import { openPermissions, type Permission } from '#generated/permissions.ts';

/** In words, what an operation asks for that no single permission guards; undefined for one that a permission guards. */
const openTexts: Readonly<Record<string, string>> = {
  any: 'Nothing: any signed-in member and any key may call it.',
  self: 'Nothing for what is your own.',
  record: 'What the record that it is about needs.',
};

export const openText = (permission: string): string | undefined => openTexts[permission];

/** Whether a caller may try: what is open may still refuse single records. */
export const mayTry = (permission: string, can: (permission: Permission) => boolean): boolean =>
  openPermissions.has(permission) || can(permission as Permission);
