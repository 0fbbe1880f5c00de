import type { RecipientReport } from './bounce.rules.ts';

/** Reports about one message. */
export interface MailReport {
  /** Without brackets. */
  readonly messageId: string;
  readonly report: RecipientReport;
}

const outcomes: Readonly<Record<string, RecipientReport['outcome']>> = {
  delivered: 'delivered',
  bounced: 'bounced',
  // Whoever complains wants no more of it: the address is not written to again.
  complained: 'bounced',
  delayed: 'delayed',
};

const maxEvents = 1_000;
const maxAddress = 254;
const maxReason = 1_000;

const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/**
 * Reads `{"events": [{"type": "bounced", "message_id": "<…>", "recipient": "…", "code": "5.1.1", "reason": "…"}]}`; undefined for what has
 * not this form. Kinds of events that are not known are passed over, since providers add some.
 */
export function readMailReports(text: string): MailReport[] | undefined {
  const events = eventsIn(text);
  if (events === undefined || events.length > maxEvents) return undefined;
  const reports: MailReport[] = [];
  for (const event of events) {
    if (typeof event !== 'object' || event === null) return undefined;
    const { type, message_id: id, recipient, code, reason } = event as Readonly<Record<string, unknown>>;
    const messageId = textIn(id)?.replaceAll(/^<|>$/g, '') ?? null;
    const address = textIn(recipient);
    const kind = textIn(type);
    if (messageId === null || address === null || kind === null || address.length > maxAddress)
      return undefined;
    const outcome = Object.hasOwn(outcomes, kind) ? outcomes[kind]! : undefined;
    if (outcome === undefined) continue;
    const words =
      textIn(reason)?.slice(0, maxReason) ??
      (kind === 'complained' ? 'The recipient marked it as spam.' : null);
    reports.push({
      messageId,
      report: { address, outcome, code: textIn(code)?.slice(0, 20) ?? null, reason: words },
    });
  }
  return reports;
}

function eventsIn(text: string): readonly unknown[] | undefined {
  if (text.includes('\0') || text.includes('\\u0000')) return undefined;
  try {
    const value = JSON.parse(text) as { readonly events?: unknown } | null;
    return typeof value === 'object' && value !== null && Array.isArray(value.events)
      ? value.events
      : undefined;
  } catch {
    return undefined;
  }
}
