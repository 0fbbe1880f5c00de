import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

const macOf = (secret: string, seconds: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** The header `Stripe-Signature` of a body, as Stripe makes it. */
export const signEvent = (secret: string, body: Buffer, at: Date): string => {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${macOf(secret, seconds, body).toString('hex')}`;
};

/** Whether a signature of the header is one of the secret over the body, and not older than five minutes. */
export function isSignedEvent(secret: string, header: string, body: Buffer, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2) as [string, string | undefined]);
  const seconds = parts.find(([name]) => name === 't')?.[1];
  if (seconds === undefined || !/^\d{1,12}$/.test(seconds)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false;
  const expected = macOf(secret, seconds, body);
  return parts
    .filter(([name, value]) => name === 'v1' && value !== undefined && /^[0-9a-f]{64}$/.test(value))
    .map(([, value]) => timingSafeEqual(Buffer.from(value!, 'hex'), expected))
    .includes(true);
}
