import { isStorable, nameOf, phoneForm } from './fields.rules.ts';
import type { ChannelSender, Reading } from './provider.ts';

const messageSid = /^(?:SM|MM)[0-9a-f]{32}$/;
const callSid = /^CA[0-9a-f]{32}$/;
const maxMedia = 10;
const maxSeconds = 86_400;
const maxUrl = 2_000;
const maxAddress = 254;
const finalCalls: ReadonlySet<string> = new Set(['completed', 'busy', 'no-answer', 'failed', 'canceled']);

/** Reads a webhook of Twilio: a text that came, what became of one that was sent, or a call that ended. */
export function readTwilio(fields: URLSearchParams): Reading {
  const field = (name: string): string => fields.get(name) ?? '';
  if ([...fields.values()].some((value) => !isStorable(value)))
    return { kind: 'malformed', problem: 'has a field with characters that cannot be stored' };
  if (field('CallSid') !== '') return readCall(field);
  const sid = field('MessageSid') || field('SmsSid');
  if (!messageSid.test(sid))
    return { kind: 'malformed', problem: 'needs a MessageSid or a CallSid of Twilio' };
  const status = field('MessageStatus');
  return status !== '' && status !== 'received' ? readReport(sid, status, field) : readText(sid, field);
}

type Field = (name: string) => string;

function readText(sid: string, field: Field): Reading {
  const media = Math.min(maxMedia, Number.parseInt(field('NumMedia'), 10) || 0);
  const files = Array.from({ length: media }, (_, index) => ({
    url: field(`MediaUrl${index}`),
    contentType: field(`MediaContentType${index}`).slice(0, 127) || 'application/octet-stream',
  })).filter(({ url }) => url !== '' && url.length <= maxUrl);
  const text = field('Body');
  if (text.trim() === '' && files.length === 0)
    return { kind: 'malformed', problem: 'has neither a Body nor media' };
  return {
    kind: 'event',
    event: {
      kind: 'message',
      externalId: sid,
      channel: 'sms',
      from: senderOf(field),
      isVerified: true,
      to: field('To').trim().slice(0, maxAddress),
      conversationId: null,
      text,
      durationSeconds: null,
      occurredAt: null,
      media: files,
      remarks: [],
    },
  };
}

function readCall(field: Field): Reading {
  if (!callSid.test(field('CallSid'))) return { kind: 'malformed', problem: 'needs a CallSid of Twilio' };
  const status = field('CallStatus');
  // What a call is doing is no message, and calls of members are theirs to record.
  if (!finalCalls.has(status) || !field('Direction').startsWith('inbound')) return { kind: 'ignored' };
  const seconds = Number.parseInt(field('CallDuration') || '0', 10);
  const recording = field('RecordingUrl').slice(0, maxUrl);
  return {
    kind: 'event',
    event: {
      kind: 'message',
      externalId: field('CallSid'),
      channel: 'phone',
      from: senderOf(field),
      isVerified: true,
      to: (field('To') || field('Called')).trim().slice(0, maxAddress),
      conversationId: null,
      text: field('TranscriptionText'),
      durationSeconds: seconds >= 0 && seconds <= maxSeconds ? seconds : null,
      occurredAt: null,
      media: [],
      remarks: recording === '' ? [] : [`A recording of the call is at Twilio: ${recording}`],
    },
  };
}

/** Short codes and names of companies are no numbers that can be answered; an anonymous caller has none. */
function senderOf(field: Field): ChannelSender {
  const from = field('From').trim();
  const name = nameOf(field('CallerName') || null);
  if (phoneForm.test(from)) return { name, email: null, phone: from };
  const isHidden = from === '' || /^(?:anonymous|restricted|unavailable|unknown)$/i.test(from);
  return { name: isHidden ? name : nameOf(from), email: null, phone: null };
}

function readReport(sid: string, status: string, field: Field): Reading {
  const outcome =
    status === 'delivered' || status === 'read'
      ? 'delivered'
      : status === 'undelivered' || status === 'failed'
        ? 'bounced'
        : undefined;
  if (outcome === undefined) return { kind: 'ignored' };
  const code = field('ErrorCode').slice(0, 20) || null;
  return {
    kind: 'event',
    event: {
      kind: 'report',
      externalId: `${outcome}:${sid}`,
      messageId: sid,
      outcome,
      code,
      reason:
        outcome === 'delivered'
          ? null
          : field('ErrorMessage').slice(0, 1_000).toWellFormed() ||
            `Twilio could not deliver it${code === null ? '' : ` (error ${code})`}.`,
    },
  };
}
