/** What a report says of one recipient. */
export interface RecipientReport {
  readonly address: string;
  readonly outcome: 'delivered' | 'bounced' | 'delayed' | 'relayed';
  /** Enhanced status code, such as 5.1.1. */
  readonly code: string | null;
  readonly reason: string | null;
}

const outcomes: Readonly<Record<string, RecipientReport['outcome']>> = {
  failed: 'bounced',
  delivered: 'delivered',
  delayed: 'delayed',
  relayed: 'relayed',
  // Whatever the list behind it does, the message arrived there.
  expanded: 'relayed',
};

/** Reads a `message/delivery-status` part (RFC 3464): fields of the message, then those of each recipient. */
export function readDeliveryStatus(text: string): RecipientReport[] {
  const groups = text.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  return groups.flatMap((group) => {
    const fields = fieldsIn(group);
    const address = mailboxIn(fields.get('original-recipient')) ?? mailboxIn(fields.get('final-recipient'));
    const outcome = outcomes[fields.get('action')?.toLowerCase() ?? ''];
    if (address === null || outcome === undefined) return [];
    return [
      {
        address,
        outcome,
        code: /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? null,
        reason: valueOf(fields.get('diagnostic-code')) ?? null,
      },
    ];
  });
}

/** Folded lines belong to the one above. */
const fieldsIn = (group: string): ReadonlyMap<string, string> =>
  new Map(
    group
      .replaceAll(/\n[ \t]+/g, ' ')
      .split('\n')
      .flatMap((line): [string, string][] => {
        const at = line.indexOf(':');
        return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]];
      }),
  );

/** `rfc822; leo@example.com` without its type. */
const valueOf = (text: string | undefined): string | undefined =>
  text?.replace(/^[a-z0-9-]+\s*;\s*/i, '').trim() || undefined;

const mailboxIn = (text: string | undefined): string | null => {
  const value = valueOf(text)?.replace(/^<|>$/g, '');
  return value !== undefined && value.includes('@') ? value : null;
};

/** The `Message-ID` of the message that the report returns, from its head. */
export const returnedMessageId = (head: string): string | null =>
  /^message-id:\s*(?:\r?\n[ \t]+)?<([^<>\s]+)>/im.exec(head)?.[1] ?? null;
