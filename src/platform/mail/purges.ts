import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** The log of e-mails. */
export const purges: readonly AgePurge[] = [
  // Their steps go with them.
  purgeByAge('email_deliveries', '400 days'),
  purgeByAge('app.system_mails', '30 days'),
  // How many were sent on a day.
  purgeByAge('agency_usage', '30 days', 'day', "day > '-infinity'"),
];
