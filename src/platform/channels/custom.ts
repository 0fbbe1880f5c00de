import { readCustom } from './custom-format.rules.ts';
import type {
  ChannelAccess,
  ChannelLine,
  ChannelProvider,
  ChannelRequest,
  Handover,
  LeavingMessage,
  Reading,
  Verdict,
} from './provider.ts';
import { ask, objectIn, storable, type Answer } from './request.ts';
import { isSigned, signatureOf } from './signature.rules.ts';

/** Any other provider: signed JSON both ways. One without `send_url` only sends to us, and cannot be asked. */
export const custom: ChannelProvider = {
  isAskable: ({ sendUrl }) => sendUrl !== null,
  async check(access, line): Promise<Verdict> {
    const answer = await post(access, { type: 'check' }, line);
    if (answer.status === null) return { kind: 'unreachable', problem: answer.problem };
    if (isGood(answer.status)) return { kind: 'accepted' };
    return isRefusal(answer.status)
      ? { kind: 'rejected', problem: rejectedSignature }
      : { kind: 'unreachable', problem: `The provider responded with status ${answer.status}.` };
  },
  read({ secret }: ChannelAccess, { headers, body, now }: ChannelRequest): Reading {
    if (!isSigned(secret, headers['x-signature'], body, now)) return { kind: 'unsigned' };
    return readCustom(body.toString('utf8'), now);
  },
  // Its format has no files.
  fetchMedia: () => Promise.resolve({ kind: 'missing', isFinal: true }),
  async send(access, message, line): Promise<Handover> {
    const answer = await post(access, bodyOf(message, line.now), line);
    if (answer.status === null) return refused(null, answer.problem, { isOfConnection: true });
    const { status } = answer;
    if (isGood(status)) {
      const id = objectIn(answer.text)?.id;
      const known = typeof id === 'string' && id !== '' && id.length <= maxId ? storable(id) : null;
      return { kind: 'taken', providerMessageId: known, code: status };
    }
    if (isRefusal(status)) return refused(status, rejectedSignature, { isOfConnection: true });
    const isFinal = status >= 400 && status < 500 && !mayPass.has(status);
    const isOfConnection = status >= 500 || isGone(status);
    return refused(status, `The provider responded with status ${status}.`, { isFinal, isOfConnection });
  },
};

const maxId = 200;
const rejectedSignature = 'The provider rejected the signature. Compare the secrets.';
const isGood = (status: number): boolean => status >= 200 && status < 300;
const isRefusal = (status: number): boolean => status === 401 || status === 403;
/** Nothing takes messages at the `send_url`. */
const isGone = (status: number): boolean => status === 404 || status === 410;
const mayPass: ReadonlySet<number> = new Set([404, 408, 409, 423, 425, 429]);

const refused = (
  code: number | null,
  reason: string,
  { isFinal = false, isOfConnection = false }: { isFinal?: boolean; isOfConnection?: boolean },
): Handover => ({ kind: 'refused', code, reason, isFinal, isOfConnection });

const bodyOf = ({ id, channel, from, to, conversationId, text }: LeavingMessage, now: Date) => ({
  type: 'message',
  id,
  channel,
  from,
  to,
  conversation_id: conversationId,
  text,
  sent_at: now.toISOString(),
});

async function post(
  { secret, sendUrl }: ChannelAccess,
  content: object,
  { addresses, now }: ChannelLine,
): Promise<Answer> {
  if (sendUrl === null) return { status: null, problem: 'The connection has no send_url.' };
  const body = JSON.stringify(content);
  return ask(addresses, sendUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signatureOf(secret, body, now) },
    body,
  });
}
