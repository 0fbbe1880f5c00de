import { purgeByAge, type AgePurge } from '#src/platform/jobs/purges.ts';

const isOver = "status in ('ready', 'failed', 'quarantined', 'expired')";

export const purges: readonly AgePurge[] = [
  // Files that are neither attached to a record nor the value of a field.
  purgeByAge(
    'managed_files',
    '30 days',
    'unattached_since',
    'not app.is_field_value(tenant_id, id)',
    'app.now()',
  ),
  purgeByAge('managed_uploads', '7 days', 'created_at', isOver, 'app.now()'),
];
