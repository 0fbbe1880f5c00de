import { purgeByAge, type AgePurge } from '#src/platform/jobs/purges.ts';
import { isUnnamed } from './unused.queries.ts';

const isOver = "status in ('ready', 'failed', 'quarantined', 'expired')";

export const purges: readonly AgePurge[] = [
  // Files that are neither attached to a record nor the value of a field, and that nothing else names.
  purgeByAge('managed_files', '30 days', 'unattached_since', isUnnamed, 'app.now()'),
  purgeByAge('managed_uploads', '7 days', 'created_at', isOver, 'app.now()'),
];
