import { createHmac } from 'node:crypto';
import { vi } from 'vitest';
import { openIntake } from '#src/domain/tickets/index.ts';
import { systemContext } from '#src/platform/events/index.ts';
import { Sealer } from '#src/platform/secrets/index.ts';
import type { BodyOf } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';
import type { Post } from './post.ts';

export type AuditEntry = BodyOf<'listTicketIntakeAudit'>['data'][number];
export type ReviewItem = BodyOf<'listTicketReviewItems'>['data'][number];

/** The mail server that the operator has put in front of the service. */
export const frontServer = 'mx.northlight.example';

/** What that server found out about a sender, as it writes it above what came. */
export const results = (dmarc: 'pass' | 'fail' | 'none'): string =>
  `Authentication-Results: ${frontServer}; spf=${dmarc} smtp.mailfrom=x; dkim=${dmarc}; dmarc=${dmarc} (p=REJECT) header.from=x`;

interface Mail {
  readonly from?: string | null;
  readonly to?: string;
  readonly subject?: string;
  readonly id?: string | null;
  readonly headers?: readonly string[];
  readonly text?: string;
}

let count = 0;

/** A plain mail as it comes over SMTP. */
export function written({
  from = 'Priya Shah <priya@harbordental.example>',
  to = 'support@northlight.example',
  subject = 'A question',
  id = `<m${Date.now()}.${(count += 1)}@harbordental.example>`,
  headers = [],
  text = 'When do we meet?',
}: Mail = {}): string {
  return [
    ...headers,
    ...(from === null ? [] : [`From: ${from}`]),
    `To: ${to}`,
    `Subject: ${subject}`,
    ...(id === null ? [] : [`Message-ID: ${id}`]),
    'Date: Mon, 02 Mar 2026 14:05:09 +0000',
    'MIME-Version: 1.0',
    ...(headers.some((header) => /^content-type:/i.test(header))
      ? []
      : ['Content-Type: text/plain; charset=utf-8']),
    '',
    ...text.split('\n'),
  ].join('\r\n');
}

/** An agency's addresses for its mail server, with what signs what is sent to them. */
export async function openMail({ service, agency, inbox, desk }: Post) {
  const open = (kind: 'mail' | 'events') =>
    service.db.write(agency.id, (scope) =>
      openIntake(systemContext(scope, 'test'), testSealer(service.environment.ENCRYPTION_KEY), {
        tenantId: agency.id,
        kind,
        authservId: frontServer,
        domain: 'in.northlight.example',
        formerUntil: null,
      }),
    );
  const mail = await open('mail');
  const events = await open('events');
  const address = inbox.addresses[0]!.value;

  const signed = (secret: string, body: string, at = service.db.clock.now()): string => {
    const seconds = Math.floor(at.getTime() / 1_000);
    return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
  };

  const post = (
    body: string,
    {
      to = [address],
      from = 'priya@harbordental.example',
      signature = signed(mail.secret, body),
    }: { to?: readonly string[]; from?: string | null; signature?: string } = {},
  ) => {
    const url = new URL(mail.path.replace('{token}', mail.token), service.url);
    for (const one of to) url.searchParams.append('envelope_to', one);
    if (from !== null) url.searchParams.set('envelope_from', from);
    return fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'message/rfc822', 'x-signature': signature },
    });
  };

  const report = (body: string, signature = signed(events.secret, body)) =>
    fetch(new URL(events.path.replace('{token}', events.token), service.url), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-signature': signature },
    });

  const audit = async (query: object = {}): Promise<readonly AuditEntry[]> =>
    (await service.ok('listTicketIntakeAudit', { query } as never, desk.manager)).data;

  const processed = () =>
    vi.waitFor(async () => {
      const [waiting] = await service.query<{ count: number }>(
        "select count(*)::int as count from inbound_mails where tenant_id = $1 and status = 'stored'",
        [agency.id],
      );
      if (waiting!.count > 0) throw new Error('A mail waits.');
    }, patiently);

  /** Sends a mail, waits until it was filed, and answers what was decided about it. */
  const receive = async (mail: Mail = {}, options: Parameters<typeof post>[1] = {}): Promise<AuditEntry> => {
    const body = written(mail);
    const answer = await post(body, options);
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
    await processed();
    const [made] = await service.query<{ id: string }>(
      `select d.id from ticket_intake_decisions d join ticket_communications c on c.tenant_id = d.tenant_id and c.id = d.communication_id
       where d.tenant_id = $1 and c.external_id = $2 order by d.id desc limit 1`,
      [agency.id, /^Message-ID: <(.*)>/m.exec(body)?.[1]],
    );
    const [newest] = await audit({ id: [made!.id] });
    return newest!;
  };

  const items = async (query: object = {}): Promise<readonly ReviewItem[]> =>
    (await service.ok('listTicketReviewItems', { query } as never, desk.manager)).data;

  const path = mail.path.replace('{token}', mail.token);
  return { address, path, post, report, receive, audit, items, processed, signed, secret: mail.secret };
}

const testSealer = (key: string): Sealer => new Sealer([Buffer.from(key, 'base64')]);
