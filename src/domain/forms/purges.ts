import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** What is left of erased submissions serves the statistics of a form, and goes with the form; while it stays, so does the form. */
export const purges: readonly AgePurge[] = [
  purgeByAge(
    'form_submissions',
    '1 day',
    'erased_at',
    `exists (
      select from forms f where f.tenant_id = form_submissions.tenant_id and f.id = form_submissions.form_id and f.deleted_at is not null)`,
    'app.now()',
  ),
];
