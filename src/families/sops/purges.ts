import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Searches without a result, and readings that are nobody's latest: statistics look back a year at most. */
export const purges: readonly AgePurge[] = [
  purgeByAge('sop_searches', '400 days', 'last_searched_at', undefined, 'app.now()'),
  purgeByAge(
    'sop_views',
    '400 days',
    'ended_at',
    'not exists (select from sop_readers r where r.tenant_id = sop_views.tenant_id and r.latest_view_id = sop_views.id)',
    'app.now()',
  ),
];
