import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Exports that have ended; the timer that removes the file has a day more than the file has. */
export const purges: readonly AgePurge[] = [
  purgeByAge(
    'data_exports',
    '8 days',
    'updated_at',
    `not exists (select from background_jobs j where j.tenant_id = data_exports.tenant_id and j.id = data_exports.job_id
      and j.status in ('queued', 'running'))`,
    'app.now()',
  ),
  // Imports with their rows; the records that they made stay.
  purgeByAge(
    'data_imports',
    '90 days',
    'updated_at',
    `not exists (select from background_jobs j where j.tenant_id = data_imports.tenant_id and j.id = data_imports.job_id
      and j.status in ('queued', 'running'))`,
    'app.now()',
  ),
];
