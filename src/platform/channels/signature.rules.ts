import { createHmac, hash, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;
const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})(?:,v1=([0-9a-f]{64}))?$/;

/** Digests have one length, so that the comparison tells nothing of where two texts differ. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));

/** `X-Signature` of a body, in the form that `receiveMail` takes as well. */
export function signatureOf(secret: string, body: string | Buffer, now: Date): string {
  const sentAt = Math.floor(now.getTime() / 1000);
  return `t=${sentAt},v1=${macOf(secret, String(sentAt), body)}`;
}

/** Whether the body was signed with the secret within five minutes. */
export function isSigned(secret: string, header: string | undefined, body: Buffer, now: Date): boolean {
  const [, sentAt = '', ...signatures] = form.exec(header ?? '') ?? [];
  const isTimely = Math.abs(now.getTime() / 1_000 - Number(sentAt || NaN)) <= toleranceSeconds;
  const expected = macOf(secret, sentAt, body);
  const fits = [signatures[0] ?? '', signatures[1] ?? ''].map((one) => isSameText(one, expected));
  return isTimely && fits.includes(true);
}

const macOf = (secret: string, sentAt: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${sentAt}.`).update(body).digest('hex');

/** `X-Twilio-Signature` of a form: the address, then each field and its value by name. */
export function twilioSignatureOf(token: string, url: string, fields: URLSearchParams): string {
  const names = [...new Set(fields.keys())].sort();
  const text = names.map((name) =>
    [...new Set(fields.getAll(name))]
      .sort()
      .map((value) => name + value)
      .join(''),
  );
  return createHmac('sha1', token)
    .update(url + text.join(''))
    .digest('base64');
}
