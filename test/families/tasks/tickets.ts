import { inboxRow } from '../../support/ticket-inbox.ts';
import type { Service, TestAgency } from '../../support/service.ts';

/** A ticket as a row, in the state that a test needs. */
export async function newTicket(
  service: Service,
  values: object = {},
  agency: TestAgency = service.agencies[0],
): Promise<{ id: string; number: number }> {
  const row = {
    subject: 'Login page shows an old logo',
    status: 'open',
    status_category: 'open',
    inbox_id: await inboxRow(service, agency.id, agency.ownerId),
    channel: 'email',
    is_private: false,
    assigned_to: [],
    created_by: null,
    merged_into_id: null,
    ...values,
  };
  const [ticket] = await service.query<{ id: string; number: number }>(
    `insert into tickets (tenant_id, number, subject, status, status_category, inbox_id, channel, is_private, assigned_to, created_by, merged_into_id)
     values ($1, (select greatest(max(number), 500000) + 1 from tickets where tenant_id = $1), $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id, number`,
    [
      agency.id,
      row.subject,
      row.status,
      row.status_category,
      row.inbox_id,
      row.channel,
      row.is_private,
      row.assigned_to,
      row.created_by,
      row.merged_into_id,
    ],
  );
  return ticket!;
}
