import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { verifyWebhook, WebhookVerificationError } from '#generated/client/index.ts';
import { signatureHeader } from '#src/platform/delivery/sign.ts';
import { anyText } from '../support/texts.ts';

// Stripe signs its webhooks by the same scheme, with the same prefix of secrets: its library is a verifier of ours that
// we did not write, and whoever has it can use it.
const secret = 'whsec_5f2c9d8e7b6a4c3d2e1f';
const former = 'whsec_00112233445566778899';
const now = new Date('2026-11-21T10:00:00Z');
const seconds = Math.floor(now.getTime() / 1000);
const toleranceSeconds = 300;

const body = JSON.stringify({
  id: randomUUID(),
  event_type: 'client.created',
  created_at: now.toISOString(),
  tenant_id: randomUUID(),
  data: { name: 'Café \u{1F680}' },
});
const header = signatureHeader(body, [secret], now);
const later = (offset: number): Date => new Date(now.getTime() + offset * 1000);

async function oursAccepts(raw: string | Uint8Array, value: string, key: string): Promise<boolean> {
  try {
    await verifyWebhook(raw, value, key, { now, toleranceSeconds });
    return true;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false;
    throw error;
  }
}

function stripeAccepts(raw: string | Uint8Array, value: string, key: string): boolean {
  try {
    Stripe.webhooks.constructEvent(
      raw as string | Buffer,
      value,
      key,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

const verdicts = async (
  raw: string | Uint8Array,
  value: string,
  key: string,
): Promise<{ ours: boolean; stripe: boolean }> => ({
  ours: await oursAccepts(raw, value, key),
  stripe: stripeAccepts(raw, value, key),
});
const accepted = { ours: true, stripe: true };
const refused = { ours: false, stripe: false };

describe('a verifier of the same scheme agrees', () => {
  it('about what was signed, also by two secrets', async () => {
    expect(
      Stripe.webhooks.constructEvent(body, header, secret, toleranceSeconds, undefined, now.getTime()),
    ).toEqual(JSON.parse(body));
    expect(await verdicts(body, header, secret)).toEqual(accepted);
    expect(await verdicts(Buffer.from(body), header, secret)).toEqual(accepted);
    const both = signatureHeader(body, [secret, former], now);
    for (const key of [secret, former]) expect(await verdicts(body, both, key)).toEqual(accepted);
  });

  it.each([
    ['another secret', body, header, former],
    ['a secret without its prefix', body, header, secret.slice('whsec_'.length)],
    ['another byte', body.replace('Caf', 'Cap'), header, secret],
    ['white space in the body', body.replaceAll('":', '": '), header, secret],
    ['a line end after the body', `${body}\n`, header, secret],
    ['another time', body, header.replace(String(seconds), String(seconds + 1)), secret],
    ['a time too old', body, signatureHeader(body, [secret], later(-toleranceSeconds - 1)), secret],
    ['another signature', body, header.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')), secret],
    [
      'a signature in upper case',
      body,
      header.replace(/v1=(.*)$/, (_, hex: string) => `v1=${hex.toUpperCase()}`),
      secret,
    ],
    ['no signature', body, `t=${seconds}`, secret],
    ['no time', body, header.replace(/^t=\d+,/, ''), secret],
    ['a time that is no number', body, header.replace(/^t=\d+/, 't=today'), secret],
    ['a signature of another scheme', body, header.replace('v1=', 'v0='), secret],
    ['nothing that reads as a header', body, 'garbage', secret],
  ])('that %s is to be refused', async (_, raw, value, key) => {
    expect(await verdicts(raw, value, key)).toEqual(refused);
  });

  it('about every byte of a body', async () => {
    const text = anyText({ minLength: 1 });
    await fc.assert(
      fc.asyncProperty(text, fc.nat(), fc.integer({ min: 1, max: 127 }), async (name, position, flip) => {
        const raw = JSON.stringify({ ...JSON.parse(body), name });
        const value = signatureHeader(raw, [secret], now);
        expect(await verdicts(raw, value, secret)).toEqual(accepted);
        const changed = Buffer.from(raw);
        changed[position % changed.length]! ^= flip;
        expect(await verdicts(changed, value, secret)).toEqual(refused);
      }),
    );
  });

  it('with whatever header ours accepts', async () => {
    const piece = fc.constantFrom(
      ...header.split(','),
      't=1',
      `t=${seconds}`,
      'v1=abc',
      `v1=${'0'.repeat(64)}`,
      'v2=abc',
      '',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 5 }), async (pieces) => {
        const value = pieces.join(',');
        if (await oursAccepts(body, value, secret))
          expect([value, stripeAccepts(body, value, secret)]).toEqual([value, true]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('ours alone', () => {
  it('refuses a time too far in the future, which a thief of a request could have kept for later', async () => {
    const ahead = signatureHeader(body, [secret], later(toleranceSeconds + 1));
    expect(await verdicts(body, ahead, secret)).toEqual({ ours: false, stripe: true });
    expect(await verdicts(body, signatureHeader(body, [secret], later(toleranceSeconds)), secret)).toEqual(
      accepted,
    );
  });

  it('refuses a header with two times', async () => {
    expect(await verdicts(body, `t=1,${header}`, secret)).toEqual({ ours: false, stripe: true });
  });

  it('refuses a body whose bytes are no UTF-8, where decoding hides what was changed', async () => {
    const name = '\uFFFD';
    const raw = JSON.stringify({ ...JSON.parse(body), name });
    const changed = Buffer.from(
      Buffer.from(raw).toString('latin1').replace('\u00EF\u00BF\u00BD', '\u00FF'),
      'latin1',
    );
    expect(await verdicts(changed, signatureHeader(raw, [secret], now), secret)).toEqual({
      ours: false,
      stripe: true,
    });
  });
});
