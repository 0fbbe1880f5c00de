import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Histories of records, which the audit log is. */
export const purges: readonly AgePurge[] = [
  // Three years, the usual time within which claims can be raised, and some weeks for those raised on the last day.
  purgeByAge('audit_log', '1100 days', 'created_at', 'true', 'app.now()'),
];
