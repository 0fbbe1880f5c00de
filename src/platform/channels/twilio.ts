import type {
  ChannelAccess,
  ChannelLine,
  ChannelProvider,
  Fetched,
  Handover,
  LeavingMessage,
  Reading,
  Verdict,
} from './provider.ts';
import { ask, fetchBytes, objectIn, storable, type Answer } from './request.ts';
import { isSameText, twilioSignatureOf } from './signature.rules.ts';
import { readTwilio } from './twilio-format.rules.ts';

const base = 'https://api.twilio.com/2010-04-01';

/** Twilio's REST API and webhooks, with the auth token of the account. */
export const twilio: ChannelProvider = {
  isAskable: () => true,
  async check(access, { addresses }): Promise<Verdict> {
    const answer = await ask(addresses, `${accountUrl(access)}.json`, { headers: headersOf(access) });
    if (answer.status === null) return { kind: 'unreachable', problem: answer.problem };
    if ([401, 403, 404].includes(answer.status)) return { kind: 'rejected', problem: rejectedAccount };
    if (answer.status !== 200)
      return { kind: 'unreachable', problem: `Twilio responded with status ${answer.status}.` };
    const status = objectIn(answer.text)?.status;
    if (status === 'active') return { kind: 'accepted' };
    if (status === 'suspended' || status === 'closed')
      return { kind: 'rejected', problem: `The account is ${status} at Twilio.` };
    return { kind: 'unreachable', problem: 'Twilio responded in an unknown form.' };
  },
  read({ secret, externalAccountId }, { url, headers, body }): Reading {
    const fields = new URLSearchParams(body.toString('utf8'));
    const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
    const signature = headers['x-twilio-signature'] ?? '';
    if (!isForm || !isSameText(signature, twilioSignatureOf(secret, url, fields)))
      return { kind: 'unsigned' };
    if (fields.get('AccountSid') !== externalAccountId) return { kind: 'unsigned' };
    return readTwilio(fields);
  },
  async fetchMedia(access, { url }, { addresses }): Promise<Fetched> {
    // The address came from Twilio; the auth token goes nowhere else all the same.
    if (!url.startsWith(`${accountUrl(access)}/Messages/`)) return { kind: 'missing', isFinal: true };
    return fetchBytes(addresses, url, headersOf(access));
  },
  async send(access, message, line): Promise<Handover> {
    const sent = message.triedSince === null ? null : await findSent(access, message, line);
    if (sent !== null) return sent;
    const answer = await ask(line.addresses, `${accountUrl(access)}/Messages.json`, {
      method: 'POST',
      headers: { ...headersOf(access), 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        To: message.to.phone ?? '',
        From: message.from,
        Body: message.text,
        StatusCallback: message.reportUrl,
      }).toString(),
    });
    return handoverOf(answer);
  },
};

const rejectedAccount = 'Twilio rejected the account or its auth token.';

const accountUrl = ({ externalAccountId }: ChannelAccess): string =>
  `${base}/Accounts/${encodeURIComponent(externalAccountId ?? '')}`;

const headersOf = ({ externalAccountId, secret }: ChannelAccess): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${externalAccountId ?? ''}:${secret}`).toString('base64')}`,
});

function handoverOf(answer: Answer): Handover {
  if (answer.status === null)
    return {
      kind: 'refused',
      ...{ code: null, reason: answer.problem, isFinal: false, isOfConnection: true },
    };
  const { status, text } = answer;
  const said = objectIn(text);
  if (status === 201 || status === 200)
    return { kind: 'taken', providerMessageId: sidIn(said), code: status };
  if ([401, 403].includes(status))
    return { kind: 'refused', code: status, reason: rejectedAccount, isFinal: false, isOfConnection: true };
  const words = typeof said?.message === 'string' ? said.message : `Twilio responded with status ${status}.`;
  const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return {
    kind: 'refused',
    code: codeIn(said) ?? status,
    reason: storable(words),
    isFinal,
    isOfConnection: status >= 500,
  };
}

const sidForm = /^(?:SM|MM)[0-9a-f]{32}$/;

const sidIn = (said: Readonly<Record<string, unknown>> | undefined): string | null =>
  typeof said?.sid === 'string' && sidForm.test(said.sid) ? said.sid : null;

const codeIn = (said: Readonly<Record<string, unknown>> | undefined): number | null =>
  typeof said?.code === 'number' && Number.isInteger(said.code) ? said.code : null;

/** Twilio gives times to the second. */
const slackMs = 2_000;

/**
 * The message of an earlier attempt that nobody heard the end of: Twilio takes the same message twice, and its reader would get it twice.
 * Null when Twilio has no such message; a refusal when it cannot be asked.
 */
async function findSent(
  access: ChannelAccess,
  { to, from, text, triedSince, knownAmong }: LeavingMessage,
  { addresses }: ChannelLine,
): Promise<Handover | null> {
  const since = triedSince!.getTime() - slackMs;
  const day = new Date(since).toISOString().slice(0, 10);
  const query = new URLSearchParams({ To: to.phone ?? '', From: from, 'DateSent>': day, PageSize: '100' });
  const answer = await ask(addresses, `${accountUrl(access)}/Messages.json?${query}`, {
    headers: headersOf(access),
  });
  if (answer.status !== 200) {
    const failed = handoverOf(answer);
    return failed.kind === 'refused' ? { ...failed, isFinal: false } : null;
  }
  const listed = objectIn(answer.text)?.messages;
  const ids = (Array.isArray(listed) ? (listed as readonly unknown[]) : []).flatMap((one) => {
    const { body, date_created: createdAt, sid } = (one ?? {}) as Readonly<Record<string, unknown>>;
    const isIt = body === text && new Date(String(createdAt)).getTime() >= since;
    return isIt && typeof sid === 'string' && sidForm.test(sid) ? [sid] : [];
  });
  const known = await knownAmong(ids);
  const id = ids.find((one) => !known.has(one));
  return id === undefined ? null : { kind: 'taken', providerMessageId: id, code: 200 };
}
