import type { Service, TestAgency } from '../support/service.ts';

/** Aliases, and addresses of the owner and of the key’s account, of which one waits for its code. */
export async function seedTicketSenders(
  service: Service,
  agency: TestAgency,
  mark: string,
  records: Record<string, string[]>,
): Promise<void> {
  const [{ name } = { name: '' }] = await service.query<{ name: string }>(
    "select name from mail_domains where tenant_id = $1 and status = 'verified'",
    [agency.id],
  );
  const bodies = [
    { kind: 'alias', name: `${mark} Sales`, inbox_ids: [records['ticket-inboxes']![0]!] },
    { kind: 'personal', name: `${mark} Dana` },
    { kind: 'personal', name: `${mark} Owner` },
  ] as const;
  for (const [index, body] of bodies.entries()) {
    const sender_address = `sender-${index}@${name}`;
    const { data } = await service.ok(
      'createTicketSender',
      { body: { ...body, sender_address } as never },
      { key: agency.key },
    );
    (records['ticket-senders'] ??= []).push(data.id);
  }
  await service.query('update ticket_senders set user_id = $2, confirmed_at = now() where id = $1', [
    records['ticket-senders']!.at(-1),
    agency.ownerId,
  ]);
}
