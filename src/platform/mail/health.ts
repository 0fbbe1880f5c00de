import { highest, samplesOf, type HealthPart } from '#src/platform/health/index.ts';
import { selectMailHealth } from './health.queries.ts';

const labels = ['sender'];

export const health: HealthPart = {
  name: 'e-mail',
  gauges: [
    {
      name: 'mails_oldest_seconds',
      help: 'Age of the oldest e-mail that is not sent; `system` are those to accounts.',
      labels,
    },
    { name: 'mails_waiting', help: 'E-mails that are not sent; counted up to 10,000.', labels },
    {
      name: 'mails_failing',
      help: 'E-mails that failed and are to be retried; counted up to 10,000.',
      labels,
    },
    { name: 'mails_failed', help: 'E-mails of the last hour that were given up.', labels },
  ],
  measure: async (owner) => samplesOf(await selectMailHealth(owner), labels),
  thresholds: [
    {
      alert: 'MailsLate',
      query: highest('mails_oldest_seconds', 'sender'),
      warning: 600,
      critical: 3_600,
      unit: 'seconds',
      means: 'E-mails are not sent: the mail server does not take them, or no worker runs.',
      action:
        'If jobs are late too, look at these first. Else look for "was not sent" in the log of the workers: it has the response of the mail server. They are retried until their links expire.',
    },
    {
      alert: 'MailsFailed',
      query: highest('mails_failed', 'sender'),
      warning: 10,
      critical: 200,
      unit: 'items',
      means: 'Many e-mails of the last hour were refused for good, or expired.',
      action:
        'Look for "will not be retried" in the log of the workers. Responses that speak of the sender mean that `MAIL_FROM` or its domain is refused; those of the recipient are for the agency.',
    },
  ],
};
