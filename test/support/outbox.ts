import type { Service } from './service.ts';
import { openBody } from '#src/platform/mail/sealing.ts';
import { outboxSender } from '#src/platform/mail/settings.ts';
import { Sealer } from '#src/platform/secrets/index.ts';

const sealer = new Sealer([Buffer.alloc(32, 7)]);

/** What sends mail, for tests that call what handlers call. */
export const mailing = {
  sealer,
  mail: { from: outboxSender, provider: 'outbox' },
  baseUrl: () => 'https://agency.example',
} as const;

export interface QueuedMail {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What the link in it holds. */
  readonly token: string | undefined;
}

interface Row {
  readonly id: string;
  readonly tenant_id: string | null;
  readonly kind: string;
  readonly to_address: string;
  readonly subject: string;
  readonly sealed: Buffer;
}

/** Mails that wait, oldest first: no worker runs in most tests. */
export async function queuedMails(service: Service, to: string): Promise<QueuedMail[]> {
  const rows = await service.query<Row>(
    `
    select id, tenant_id, kind, to_address, subject, sealed, created_at from email_deliveries where status = 'queued' and to_address = $1
    union all select id, null, kind, to_address, subject, sealed, created_at from app.system_mails where status = 'queued' and to_address = $1
    order by created_at, id`,
    [to],
  );
  return rows.map(({ id, tenant_id: tenantId, kind, to_address: address, subject, sealed }) => {
    const { text } = openBody(sealer, tenantId, sealed);
    return { id, kind, to: address, subject, text, token: /token=([\w-]+)/.exec(text)?.[1] };
  });
}
