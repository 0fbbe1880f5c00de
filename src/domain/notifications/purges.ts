import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** Inboxes: what was read goes soon, what nobody opened in a year is not opened any more. So do reminders that are over. */
export const purges: readonly AgePurge[] = [
  purgeByAge('notifications', '90 days', 'last_occurred_at', 'read_at is not null', 'app.now()'),
  purgeByAge('notifications', '400 days', 'last_occurred_at', 'true', 'app.now()'),
  purgeByAge('reminders', '400 days', 'updated_at', "status <> 'scheduled'", 'app.now()'),
  purgeByAge('notification_deliveries', '90 days', 'created_at', 'true', 'app.now()'),
];
