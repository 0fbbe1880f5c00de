import { createHmac } from 'node:crypto';

/**
 * The value of `X-AT-Signature` for a body: `t=<unix seconds>,v1=<hex>`, with one `v1` for each living secret in the
 * order given, the current one first. Made anew for each attempt, over the same stored body.
 */
export function signatureHeader(rawBody: string, secrets: readonly string[], at: Date): string {
  // Without a key anyone could make the same signature.
  if (secrets.length === 0 || secrets.includes(''))
    throw new Error('Signing a webhook requires at least one secret, and no secret may be empty.');
  const seconds = String(Math.floor(at.getTime() / 1000));
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${signature(seconds, rawBody, secret)}`)].join(',');
}

/** The key is the whole secret, with its prefix `whsec_`. */
const signature = (seconds: string, rawBody: string, secret: string): string =>
  createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest('hex');
