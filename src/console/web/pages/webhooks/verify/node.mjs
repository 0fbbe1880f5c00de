import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the event, or throws. `rawBody` is a Buffer, `header` is X-AT-Signature, `secrets` is an array. */
export function verifyWebhook(rawBody, header, secrets, tolerance = 300) {
  const fields = header.split(',').map((field) => field.trim());
  const timestamp = fields.find((field) => field.startsWith('t='))?.slice(2) ?? '';
  const given = fields.filter((field) => field.startsWith('v1=')).map((field) => Buffer.from(field.slice(3)));
  const isGiven = (secret) => {
    const hmac = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody);
    const expected = Buffer.from(hmac.digest('hex'));
    return given.some((value) => value.length === expected.length && timingSafeEqual(value, expected));
  };
  if (!secrets.filter(Boolean).some(isGiven)) throw new Error('signature_mismatch');
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age <= tolerance)) throw new Error('timestamp outside the tolerance');
  return JSON.parse(rawBody.toString('utf8'));
}
