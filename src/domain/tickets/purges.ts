import { purgeByAge, type AgePurge } from '#src/platform/jobs/index.ts';

/** What arrived and was filed nowhere is kept for whoever asks what became of it; what is filed goes with its ticket. */
export const purges: readonly AgePurge[] = [
  purgeByAge('inbound_mails', '90 days', 'received_at', "status = 'processed'", 'app.now()'),
  purgeByAge('channel_arrivals', '90 days', 'received_at', "status = 'processed'", 'app.now()'),
  purgeByAge('mail_reports', '30 days', 'received_at', "status = 'processed'", 'app.now()'),
  purgeByAge(
    'ticket_communications',
    '90 days',
    'occurred_at',
    `ticket_id is null and status in ('discarded', 'expired') and not exists (
      select from ticket_review_items r where r.tenant_id = ticket_communications.tenant_id and r.communication_id = ticket_communications.id
        and r.status = 'pending')`,
    'app.now()',
  ),
  purgeByAge('ticket_intake_decisions', '400 days', 'created_at', 'true', 'app.now()'),
];
