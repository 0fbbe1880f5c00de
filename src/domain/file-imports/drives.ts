/** Cloud drives that files are imported from. */
const drives: readonly string[] = ['google_drive'];

export const isImportable = (integrationKey: string): boolean => drives.includes(integrationKey);
