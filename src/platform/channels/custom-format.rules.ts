import { emailAt, isStorable, nameOf, phoneAt, textAt, type Fields } from './fields.rules.ts';
import type { ChannelMessage, ChannelSender, Reading } from './provider.ts';
import { objectIn } from './request.ts';

const maxId = 200;
const maxAddress = 254;
const maxText = 100_000;
const maxSeconds = 86_400;
const maxReason = 1_000;
const maxCode = 20;
/** Clocks of providers may be ahead a little. */
const aheadMs = 5 * 60_000;

class Malformed extends Error {}

/**
 * Reads what a `custom` provider sends: `message`, `call`, and the reports `delivered` and `failed`. Other types are passed over, so that
 * a provider can send all that it has.
 */
export function readCustom(text: string, now: Date): Reading {
  const fields = objectIn(text);
  if (fields === undefined) return { kind: 'malformed', problem: 'must be a JSON object' };
  try {
    return reading(fields, now);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { kind: 'malformed', problem: error.message };
  }
}

function reading(fields: Fields, now: Date): Reading {
  const type = required(fields, 'type', maxId);
  switch (type) {
    case 'message':
    case 'call':
      return { kind: 'event', event: messageIn(fields, type, now) };
    case 'delivered':
    case 'failed':
      return { kind: 'event', event: reportIn(fields, type) };
    default:
      return { kind: 'ignored' };
  }
}

function messageIn(fields: Fields, type: 'message' | 'call', now: Date): ChannelMessage {
  const channel = type === 'call' ? 'phone' : textAt(fields, 'channel');
  if (channel !== 'phone' && channel !== 'sms' && channel !== 'chat')
    throw new Malformed('needs a channel: sms or chat');
  if (type === 'message' && channel === 'phone')
    throw new Malformed('has type message: calls have type call');
  const from = senderIn(fields);
  if (channel === 'sms' && from.phone === null)
    throw new Malformed('needs from.phone, a phone number in E.164 form, for sms');
  const body = fields.text === undefined || fields.text === null ? '' : fields.text;
  if (typeof body !== 'string' || !isStorable(body))
    throw new Malformed('needs a text without NUL characters');
  if (type === 'message' && body.trim() === '') throw new Malformed('needs a text');
  if (body.length > maxText) throw new Malformed(`has a text of more than ${maxText} characters`);
  return {
    kind: 'message',
    externalId: required(fields, 'id', maxId),
    channel,
    from,
    isVerified: channel !== 'chat' || (fields.from as Fields).is_verified === true,
    to: required(fields, 'to', maxAddress),
    conversationId: channel === 'chat' ? required(fields, 'conversation_id', maxId) : null,
    text: body,
    durationSeconds: type === 'call' ? secondsIn(fields) : null,
    occurredAt: instantIn(fields, now),
    media: [],
    remarks: [],
  };
}

function senderIn(fields: Fields): ChannelSender {
  const { from } = fields;
  if (typeof from !== 'object' || from === null || Array.isArray(from))
    throw new Malformed('needs an object `from`, with name, email or phone');
  const named = from as Fields;
  for (const name of ['name', 'email', 'phone']) {
    const value = named[name];
    if (value !== undefined && value !== null && (typeof value !== 'string' || !isStorable(value)))
      throw new Malformed(`has a from.${name} that is not a text`);
  }
  const email = emailAt(named, 'email');
  const phone = phoneAt(named, 'phone');
  if (email === null && textAt(named, 'email') !== null)
    throw new Malformed('has a from.email that is not an e-mail address');
  if (phone === null && textAt(named, 'phone') !== null)
    throw new Malformed('has a from.phone that is not a phone number in E.164 form');
  return { name: nameOf(textAt(named, 'name')), email, phone };
}

const reportIn = (fields: Fields, type: 'delivered' | 'failed') => {
  const messageId = required(fields, 'message_id', maxId);
  return {
    kind: 'report',
    externalId: `${type}:${messageId}`,
    messageId,
    outcome: type === 'failed' ? 'bounced' : 'delivered',
    code: wordsAt(fields, 'code', maxCode),
    reason: wordsAt(fields, 'reason', maxReason),
  } as const;
};

/** What is said besides; left out where it cannot be stored. */
function wordsAt(fields: Fields, name: string, max: number): string | null {
  const words = textAt(fields, name);
  return words === null || !isStorable(words) ? null : words.slice(0, max).toWellFormed();
}

function required(fields: Fields, name: string, max: number): string {
  const value = textAt(fields, name);
  if (value === null) throw new Malformed(`needs a text \`${name}\``);
  if (value.length > max) throw new Malformed(`has a \`${name}\` of more than ${max} characters`);
  if (!isStorable(value)) throw new Malformed(`has a \`${name}\` with characters that cannot be stored`);
  return value;
}

function secondsIn(fields: Fields): number | null {
  const value = fields.duration_seconds;
  if (value === undefined || value === null) return null;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > maxSeconds)
    throw new Malformed(`needs a whole number from 0 to ${maxSeconds} for duration_seconds`);
  return value;
}

const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** Nothing happens before its time: a clock that is wrong would put a message at the end of every list. */
function instantIn(fields: Fields, now: Date): string | null {
  const value = textAt(fields, 'occurred_at');
  if (value === null) return null;
  const instant = new Date(value);
  if (!instantForm.test(value) || Number.isNaN(instant.getTime()) || instant.getUTCFullYear() < 2000)
    throw new Malformed('needs an RFC 3339 time for occurred_at');
  if (instant.getTime() > now.getTime() + aheadMs) throw new Malformed('has an occurred_at in the future');
  return (instant > now ? now : instant).toISOString();
}
