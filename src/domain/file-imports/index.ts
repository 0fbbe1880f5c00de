// Files that are copied once from a cloud drive, by the account that a member has connected.
export { insertImport, selectImport } from './imports.queries.ts';
export { isImportable } from './drives.ts';
