/**
 * What `x-permission` says of an operation that no key of the catalogue guards:
 *
 *  - `self`: callers act on what is their own; for what is another's the handler asks for a permission or answers 404
 *  - `record`: the rule of the record that the call is about holds, which the handler knows
 *  - `any`: every caller of the agency may
 *  - `none`: a contract that says nothing about permissions
 */
export const openPermissions = ['self', 'record', 'any', 'none'] as const;

export type OpenPermission = (typeof openPermissions)[number];

const open: ReadonlySet<string> = new Set(openPermissions);

export const isOpen = (permission: string): permission is OpenPermission => open.has(permission);
