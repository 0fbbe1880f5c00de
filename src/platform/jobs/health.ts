import { highest, samplesOf, type HealthPart, type Threshold } from '#src/platform/health/index.ts';
import { countWorkers, selectJobHealth } from './health.queries.ts';
import type { TaskName } from './tasks.ts';

const labels = ['task'];

interface Age {
  /** Age of the oldest job that could run, in seconds. */
  readonly warning: number;
  readonly critical: number;
  readonly means: string;
}

/** How long a job of each task may wait for a worker. */
const ages: Readonly<Record<TaskName, Age>> = {
  attempt_delivery: { warning: 60, critical: 600, means: 'Webhooks are delivered late.' },
  disable_endpoint: {
    warning: 300,
    critical: 3_600,
    means: 'Deliveries to endpoints that were turned off are not skipped, and nobody is told.',
  },
  finish_upload: {
    warning: 300,
    critical: 3_600,
    means: 'Large files that were uploaded are not available yet.',
  },
  import_file: { warning: 300, critical: 3_600, means: 'Files of cloud drives are imported late.' },
  invoke_operation: {
    warning: 60,
    critical: 600,
    means: 'What calls asked for to be done after them is done late.',
  },
  run_automation: { warning: 60, critical: 600, means: 'Automations that were started do nothing.' },
  run_automation_test: { warning: 60, critical: 600, means: 'Tests of automations do nothing.' },
  render_certificates: {
    warning: 300,
    critical: 3_600,
    means: 'Certificates of completed courses have no PDF yet.',
  },
  process_form_submission: {
    warning: 60,
    critical: 600,
    means: 'Submissions of forms are not ready yet, and their records do not exist.',
  },
  run_payment: {
    warning: 60,
    critical: 600,
    means: 'Charges are not made, and results of payments are not known.',
  },
  charge_invoice: {
    warning: 300,
    critical: 3600,
    means: 'Invoices that were sent by themselves are not charged.',
  },
  follow_invoice: {
    warning: 300,
    critical: 3600,
    means: 'Enrolments go on unpaid, or stay suspended after their payment.',
  },
  process_payment_event: {
    warning: 60,
    critical: 600,
    means: 'Payments of clients are seen late.',
  },
  open_payment_events: {
    warning: 300,
    critical: 3600,
    means: 'Payment providers do not report payments, which are looked up by time instead.',
  },
  close_payment_events: {
    warning: 3600,
    critical: 86400,
    means: 'Payment providers still report payments of accounts that were disconnected.',
  },
  detach_payment_method: {
    warning: 3600,
    critical: 86400,
    means: 'Removed payment methods are still stored at their provider.',
  },
  refresh_payment_account: {
    warning: 300,
    critical: 3600,
    means: 'Changes of accounts at payment providers, such as a restriction, are seen late.',
  },
  check_mandate: {
    warning: 300,
    critical: 3600,
    means: 'Charges wait although their clients have authorized them.',
  },
  check_payment_returns: {
    warning: 300,
    critical: 3600,
    means: 'Refunds and disputes at payment providers are not booked.',
  },
  check_refund: {
    warning: 300,
    critical: 3600,
    means: 'Refunds of credit notes and of credit are sent late, and results of refunds are not known.',
  },
  run_credit_purchase: {
    warning: 300,
    critical: 3600,
    means: 'AI credit that agencies have bought is added late.',
  },
  run_background_job: {
    warning: 300,
    critical: 3_600,
    means: 'Imports, bulk changes and other long work begin late.',
  },
  send_mail: { warning: 60, critical: 600, means: 'E-mails of agencies are sent late.' },
  send_system_mail: {
    warning: 60,
    critical: 600,
    means: 'E-mails about accounts, such as password resets, are sent late.',
  },
  send_push: { warning: 60, critical: 600, means: 'Push messages are sent late.' },
  check_mail_domain: {
    warning: 3_600,
    critical: 21_600,
    means: 'DNS records of mail domains are looked up late: new domains stay pending.',
  },
  send_ticket_message: { warning: 60, critical: 600, means: 'Replies to tickets are sent late.' },
  receive_mail: { warning: 60, critical: 600, means: 'E-mails that came in are in no ticket yet.' },
  apply_mail_report: {
    warning: 300,
    critical: 3_600,
    means: 'Bounces of e-mails are noticed late.',
  },
  receive_channel_message: {
    warning: 60,
    critical: 600,
    means: 'Texts, chats and calls that came in are in no ticket yet.',
  },
  triage_ticket: {
    warning: 600,
    critical: 7_200,
    means: 'AI proposes values, summaries and replies for tickets late.',
  },
  purge: { warning: 3_600, critical: 86_400, means: 'What is past its time is not removed.' },
};

const alertOf = (task: string): string =>
  `JobsLate${task
    .split('_')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('')}`;

const late: readonly Threshold[] = Object.entries(ages).map(([task, { warning, critical, means }]) => ({
  alert: alertOf(task),
  query: `max(jobs_oldest_seconds{task="${task}"})`,
  warning,
  critical,
  unit: 'seconds',
  means,
  action: 'Look whether a worker runs and is ready, and at its log. If nothing fails, start another worker.',
}));

export const health: HealthPart = {
  name: 'jobs',
  gauges: [
    {
      name: 'jobs_oldest_seconds',
      help: 'How long the oldest job that could run has waited for a worker.',
      labels,
    },
    { name: 'jobs_waiting', help: 'Jobs that could run and wait for a worker.', labels },
    { name: 'jobs_running', help: 'Jobs that a worker holds.', labels },
    { name: 'jobs_failing', help: 'Jobs that failed and are to be retried.', labels },
    { name: 'workers_running', help: 'Processes with ROLE=work or all that were seen within 30 seconds.' },
    { name: 'jobs_parked', help: 'Jobs that failed at their last try.', labels },
  ],
  measure: async (owner) => [
    ...samplesOf(await selectJobHealth(owner), labels),
    { metric: 'workers_running', value: await countWorkers(owner) },
  ],
  thresholds: [
    ...late,
    {
      alert: 'JobsFailing',
      query: highest('jobs_failing', 'task'),
      warning: 100,
      critical: 5_000,
      unit: 'items',
      means: 'Many jobs of a task failed and are to be retried.',
      action:
        'Read the errors with `ops jobs list --failing`, or in the log of the workers; most often something outside does not answer.',
    },
    {
      alert: 'JobsParked',
      query: highest('jobs_parked', 'task'),
      warning: 1,
      critical: 100,
      unit: 'items',
      means: 'Jobs failed at their last try, and nothing runs them again by itself.',
      action: 'Read the error with `ops jobs list`, remove its cause, then `ops jobs replay --all`.',
    },
  ],
};
