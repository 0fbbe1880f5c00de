/** Extensions of operations that the compiler and the rules know. */
export const operationExtensions: ReadonlySet<string> = new Set([
  'x-permission',
  'x-permission-reason',
  'x-tool',
  'x-events',
  'x-effect',
  'x-destructive',
  'x-credential',
  'x-credential-when',
  'x-session',
  'x-secret',
  'x-pending',
  'x-mcp',
  'x-category',
  'x-address',
]);

/** Extensions of schemas that the compiler and the rules know. */
export const schemaExtensions: ReadonlySet<string> = new Set([
  'x-enumDescriptions',
  'x-open',
  'x-unbounded',
  'x-body-of',
  'x-max-bytes',
  'x-settings',
]);
