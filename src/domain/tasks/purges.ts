import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Decisions of automatic assignment, which hold figures of every candidate. Those of open tasks still explain who works on them. */
export const purges: readonly AgePurge[] = [
  purgeByAge(
    'assignment_decisions',
    '400 days',
    'decided_at',
    `exists (
      select from tasks t where t.tenant_id = assignment_decisions.tenant_id and t.id = assignment_decisions.task_id
        and t.status_category in ('done', 'cancelled'))`,
    'app.now()',
  ),
];
