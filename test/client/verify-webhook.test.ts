import { createHmac, randomUUID } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  verifyWebhook,
  WebhookVerificationError,
  type WebhookEvent,
  type WebhookVerificationCode,
} from '#generated/client/index.ts';
import { signatureHeader } from '#src/platform/delivery/sign.ts';
import { anyText } from '../support/texts.ts';

const secret = 'whsec_5f2c9d8e7b6a4c3d2e1f';
const former = 'whsec_00112233445566778899';
const now = new Date('2026-11-21T10:00:00.750Z');
const at = { now };
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

const envelope = {
  id: randomUUID(),
  event_type: 'client.deleted',
  created_at: now.toISOString(),
  tenant_id: randomUUID(),
  data: { client: { name: 'Café "Zur Post" \u{1F680}' }, sequence: 7 },
};
const body = JSON.stringify(envelope);
const header = signatureHeader(body, [secret], now);
const hex = header.slice(header.indexOf('v1=') + 3);
const seconds = header.slice(2, header.indexOf(','));

/** What it is refused with, or `accepted`. */
async function verdict(
  ...input: Parameters<typeof verifyWebhook>
): Promise<WebhookVerificationCode | 'accepted'> {
  const error = await failure(...input);
  return error?.code ?? 'accepted';
}

async function failure(
  ...[rawBody, value, secrets, tolerance = at]: Parameters<typeof verifyWebhook>
): Promise<WebhookVerificationError | undefined> {
  try {
    await verifyWebhook(rawBody, value, secrets, tolerance);
    return undefined;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error;
    throw error;
  }
}

/** The header for a body that is no text, which the service never sends. */
const headerOfBytes = (bytes: Uint8Array, key = secret): string =>
  `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.`).update(bytes).digest('hex')}`;

describe('a genuine webhook', () => {
  it('is answered as it was sent, whatever holds its bytes', async () => {
    const buffer = Buffer.from(body);
    const apart = Uint8Array.from(buffer);
    const part = Buffer.from(`##${body}##`).subarray(2, -2);
    // Test runners and frames have constructors of their own.
    const foreign = runInNewContext('Uint8Array.from(bytes)', {
      bytes: [...buffer],
    }) as Uint8Array<ArrayBuffer>;
    for (const raw of [body, buffer, apart, apart.buffer, part, foreign, foreign.buffer])
      expect(await verifyWebhook(raw, header, secret, at)).toEqual(envelope);
  });

  it('is told apart by its type', async () => {
    const event: WebhookEvent = await verifyWebhook(body, header, secret, at);
    // @ts-expect-error The type checker knows every event,
    expect(event.event_type === 'client.teleported').toBe(false);
    // @ts-expect-error that not all of them are about a client,
    expect(event.data.client.name).toContain('Café');
    if (event.event_type !== 'client.deleted') throw new Error('Another event came back.');
    // and what this one says.
    const [name, sequence]: [string, number] = [event.data.client.name, event.data.sequence];
    expect([name, sequence]).toEqual(['Café "Zur Post" \u{1F680}', 7]);
  });

  it('is accepted as a ping, and as an event that is newer than the client', async () => {
    for (const type of ['webhook.ping', 'client.teleported']) {
      const raw = JSON.stringify({ ...envelope, event_type: type, data: {} });
      expect(await verifyWebhook(raw, signatureHeader(raw, [secret], now), secret, at)).toMatchObject({
        event_type: type,
      });
    }
  });

  it('is verified against the present when no other is given', async () => {
    expect(await verifyWebhook(body, signatureHeader(body, [secret], new Date()), secret)).toEqual(envelope);
    expect(await verifyWebhook(body, signatureHeader(body, [secret], new Date()), secret, 10)).toEqual(
      envelope,
    );
  });
});

describe('while secrets are rotated', () => {
  const both = signatureHeader(body, [secret, former], now);

  it('either secret verifies, and either receiver that holds both', async () => {
    for (const secrets of [secret, former, [secret, former], [former, secret], ['whsec_other', former]])
      expect(await verdict(body, both, secrets)).toBe('accepted');
    for (const one of [secret, former])
      expect(await verdict(body, signatureHeader(body, [one], now), [former, secret])).toBe('accepted');
  });

  it('the current secret signs first, and the time is told once', () => {
    expect(both).toBe(`${header},v1=${signatureHeader(body, [former], now).split('v1=')[1]}`);
  });

  it('a third secret does not', async () => {
    expect(await verdict(body, both, ['whsec_other', 'whsec_another'])).toBe('signature_mismatch');
  });
});

describe('the header', () => {
  it.each([
    ['in any order', `v1=${hex},t=${seconds}`],
    ['with spaces', `t=${seconds}, v1=${hex}`],
    ['beside other schemes', `v0=abc,t=${seconds},v2=${hex},v1=${hex},other`],
    ['among many signatures', `t=${seconds},${`v1=${'0'.repeat(64)},`.repeat(40)}v1=${hex}`],
    ['beside a broken signature', `t=${seconds},v1=xyz,v1=${hex}`],
    ['as a list of one', [header]],
    ['as a list of parts', [`t=${seconds}`, `v1=${hex}`]],
  ])('is read %s', async (_, value) => {
    expect(await verdict(body, value, secret)).toBe('accepted');
  });

  it.each([
    ['missing', undefined, 'missing_header'],
    ['null, as Headers.get answers', null, 'missing_header'],
    ['empty', ' ', 'missing_header'],
    ['an empty list', [], 'missing_header'],
    ['without t', `v1=${hex}`, 'malformed_header'],
    ['without v1', `t=${seconds}`, 'malformed_header'],
    ['with another scheme only', `t=${seconds},v0=${hex}`, 'malformed_header'],
    ['with a name in capitals', `T=${seconds},V1=${hex}`, 'malformed_header'],
    ['with words for t', `t=yesterday,v1=${hex}`, 'malformed_header'],
    ['with an empty t', `t=,v1=${hex}`, 'malformed_header'],
    ['with a negative t', `t=-${seconds},v1=${hex}`, 'malformed_header'],
    ['with a fraction for t', `t=${seconds}.5,v1=${hex}`, 'malformed_header'],
    ['with an exponent for t', `t=1e9,v1=${hex}`, 'malformed_header'],
    ['with two times', `t=${seconds},t=${seconds},v1=${hex}`, 'malformed_header'],
    ['twice', [header, header], 'malformed_header'],
    ['with upper-case hex', `t=${seconds},v1=${hex.toUpperCase()}`, 'malformed_header'],
    ['with a short signature', `t=${seconds},v1=${hex.slice(1)}`, 'malformed_header'],
    ['with a long signature', `t=${seconds},v1=${hex}0`, 'malformed_header'],
    ['with an empty signature', `t=${seconds},v1=`, 'malformed_header'],
    ['garbage', 'Bearer \u0000é,,==,', 'malformed_header'],
    [
      'with many wrong signatures',
      `t=${seconds}${`,v1=${'0'.repeat(64)}`.repeat(200)}`,
      'signature_mismatch',
    ],
    ['signed for another second', `t=${Number(seconds) + 1},v1=${hex}`, 'signature_mismatch'],
  ])('is refused %s', async (_, value, code) => {
    expect(await verdict(body, value, secret)).toBe(code);
  });
});

describe('a webhook is refused', () => {
  it('with a wrong secret', async () => {
    expect(await verdict(body, header, former)).toBe('signature_mismatch');
    expect(await verdict(body, header, secret.slice('whsec_'.length))).toBe('signature_mismatch');
  });

  it('with one byte changed, added or left out', async () => {
    for (const changed of [
      body.replace('7', '8'),
      `${body}\n`,
      ` ${body}`,
      body.slice(0, -1),
      `\uFEFF${body}`,
    ])
      expect(await verdict(changed, header, secret)).toBe('signature_mismatch');
  });

  it('when a framework serialised it again', async () => {
    const spaced = body.replaceAll('":', '": ');
    expect(JSON.parse(spaced)).toEqual(envelope);
    expect(await verdict(spaced, header, secret)).toBe('signature_mismatch');
    const sent = `${body.slice(0, -1)} }`;
    expect(
      await verdict(JSON.stringify(JSON.parse(sent)), signatureHeader(sent, [secret], now), secret),
    ).toBe('signature_mismatch');
  });

  it('when it is not raw any more', async () => {
    for (const parsed of [envelope, undefined, null, 5])
      expect(await verdict(parsed as never, header, secret)).toBe('malformed_body');
  });

  it('without a secret, or with an empty one that anybody could sign with', async () => {
    const forged = headerOfBytes(Buffer.from(body), '');
    for (const secrets of [[], '', [''], undefined, [undefined], [undefined, '']])
      expect(await verdict(body, forged, secrets)).toBe('no_secret');
    expect(await verdict(body, forged, ['', secret])).toBe('signature_mismatch');
  });

  it.each([
    ['just within', -300, undefined, 'accepted'],
    ['too old', -301, undefined, 'timestamp_too_old'],
    ['just ahead', 300, undefined, 'accepted'],
    ['too far in the future', 301, undefined, 'timestamp_in_future'],
    ['a minute old where ten seconds are', -60, 10, 'timestamp_too_old'],
    ['a minute ahead where ten seconds are', 60, 10, 'timestamp_in_future'],
    ['an hour old where two hours are', -3600, 7200, 'accepted'],
    ['of this second where none is', 0, 0, 'accepted'],
    ['a second old where none is', -1, 0, 'timestamp_too_old'],
    ['now where the tolerance is no number', 0, Number.NaN, 'timestamp_too_old'],
  ])('or accepted by its time: %s tolerated', async (_, offset, toleranceSeconds, expected) => {
    expect(
      await verdict(body, signatureHeader(body, [secret], later(offset)), secret, { now, toleranceSeconds }),
    ).toBe(expected);
  });

  it('when what was signed is no event', async () => {
    for (const raw of [
      '',
      'null',
      '5',
      '[]',
      '{}',
      '{"id":"1"}',
      '{"id":1,"event_type":"a","data":{}}',
      '{"id":"1","event_type":"a","data":null}',
      '{',
      `\uFEFF${body}`,
    ]) {
      expect([raw, await verdict(raw, signatureHeader(raw, [secret], now), secret)]).toEqual([
        raw,
        'malformed_body',
      ]);
    }
  });

  it('by its bytes, where decoding would make two bodies one', async () => {
    const bytes = (odd: number): Uint8Array =>
      Uint8Array.from([...Buffer.from('{"id":"'), odd, ...Buffer.from('","event_type":"a","data":{}}')]);
    const signed = headerOfBytes(bytes(0xff));
    expect(new TextDecoder().decode(bytes(0xff))).toBe(new TextDecoder().decode(bytes(0xfe)));
    expect(await verdict(bytes(0xfe), signed, secret)).toBe('signature_mismatch');
    expect(await verdict(bytes(0xff), signed, secret)).toBe('malformed_body');
    expect(await verdict(bytes(0x61), headerOfBytes(bytes(0x61)), secret)).toBe('accepted');
  });

  it('with a message that names the cure and keeps the secret', async () => {
    const messages = await Promise.all([
      failure(`${body} `, header, secret),
      failure(body, header, `${secret}\n`),
      failure(body, header, 'bare'),
      failure(envelope as never, header, secret),
      failure(body, header, []),
      failure(body, undefined, secret),
      failure(body, 't=1', secret),
      failure(body, signatureHeader(body, [secret], later(-400)), secret),
      failure(body, signatureHeader(body, [secret], later(400)), secret),
    ]);
    const cures = [
      'raw bytes',
      'trim it',
      'with its prefix',
      'express.raw',
      'is set',
      'proxy',
      'no `v1`',
      '400 s ago',
      '400 s in the future',
    ];
    for (const [index, cure] of cures.entries()) expect(messages[index]?.message).toContain(cure);
    for (const error of messages) expect(error?.message).not.toContain(secret);
    expect(messages[0]).toMatchObject({ name: 'WebhookVerificationError', code: 'signature_mismatch' });
  });
});

describe('whatever is signed', () => {
  const key = anyText({ minLength: 1, maxLength: 80 });
  const events = fc.record({
    id: fc.uuid(),
    event_type: anyText(),
    data: fc.dictionary(anyText(), fc.jsonValue()),
  });

  it('verifies with each of its secrets', async () => {
    await fc.assert(
      fc.asyncProperty(
        events,
        fc.array(key, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        async (event, secrets, pick) => {
          const raw = JSON.stringify(event);
          const one = secrets[pick % secrets.length]!;
          expect(await verifyWebhook(Buffer.from(raw), signatureHeader(raw, secrets, now), one, at)).toEqual(
            JSON.parse(raw),
          );
        },
      ),
    );
  });

  it('does not with any byte changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        events,
        key,
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (event, one, position, flip) => {
          const raw = JSON.stringify(event);
          const bytes = Buffer.from(raw);
          bytes[position % bytes.length]! ^= flip;
          expect(await verdict(bytes, signatureHeader(raw, [one], now), one)).toBe('signature_mismatch');
        },
      ),
    );
  });

  it('does not with any character of the header changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(header.length - 1),
        fc.constantFrom(...'0123456789abcdefABCDEF=,tv. '),
        async (position, character) => {
          fc.pre(header[position] !== character);
          const changed = header.slice(0, position) + character + header.slice(position + 1);
          expect(await verdict(body, changed, secret)).not.toBe('accepted');
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('signing', () => {
  it('needs a secret', () => {
    expect(() => signatureHeader(body, [], now)).toThrow('at least one secret');
    expect(() => signatureHeader(body, [secret, ''], now)).toThrow('no secret may be empty');
  });
});
