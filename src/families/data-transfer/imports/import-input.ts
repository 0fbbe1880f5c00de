export const checkKind = 'check_data_import';
export const importKind = 'import_data';

/** What the jobs of an import need to know. */
export interface ImportInput {
  readonly importId: string;
  /** `X-Request-Id` of the call that asked for it, which its events name. */
  readonly requestId: string;
}

/** Of one import one job is under way at a time. */
export const importTopic = (importId: string): string => `data import ${importId}`;
