import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Webhooks, createClient, received, startWebhooks } from '../../delivery/setup.ts';
import { places } from '../../support/stored.ts';
import { forgetSettings, handsOn } from './hands.ts';

let webhooks: Webhooks;
beforeAll(async () => void (webhooks = await startWebhooks()));
afterEach(() => forgetSettings(webhooks));
afterAll(() => webhooks.stop());

const { url, settings, save, reveal, rotate } = handsOn(() => webhooks);

describe('the signing secret', () => {
  it('is made with the first endpoint, shown once, and nowhere readable in the database', async () => {
    const { signing_secret } = await save({ endpoint: { url: url() } });
    expect(signing_secret).toMatchObject({ is_revealed: false, former_expires_at: null });
    const {
      status,
      body: {
        data: { secret },
      },
    } = await reveal();
    expect([status, secret]).toEqual([200, expect.stringMatching(/^whsec_[A-Za-z0-9_-]{43}$/)]);
    const again = await reveal();
    expect([again.status, again.body.error.message]).toEqual([
      409,
      expect.stringMatching(/was shown on .* Rotate it/),
    ]);
    expect((await settings()).signing_secret).toEqual({ ...signing_secret, is_revealed: true });
    expect(JSON.stringify(await settings())).not.toContain(secret);
    expect(await places(webhooks.service, secret)).toEqual([]);
    // Another endpoint leaves it as it is.
    await save({ overrides: [{ event_type: 'client.created', url: url('/own') }] });
    expect((await settings()).signing_secret!.created_at).toBe(signing_secret!.created_at);
  });

  it('is answered again to a repetition of the same request, which the database does not hold readable either', async () => {
    await save({ endpoint: { url: url() } });
    for (const send of [
      () => webhooks.service.call('revealWebhookSecret', { headers: { 'Idempotency-Key': 'shown' } }),
      () => rotate({ overlap_hours: 2 }, { 'Idempotency-Key': 'rotated' }),
    ]) {
      const first = await send();
      const second = await send();
      expect([second.status, second.body, second.headers['idempotency-replayed']]).toEqual([
        200,
        first.body,
        'true',
      ]);
      expect(await places(webhooks.service, first.body.data.secret)).toEqual([]);
    }
    // The search finds what is there.
    expect(await places(webhooks.service, 'rotated')).toContain('public.idempotency_keys');
    expect(await webhooks.service.query('select from idempotency_keys')).toHaveLength(2);
  });

  it('can be replaced while the former one stays valid: deliveries carry both, the current one first', async () => {
    const { service, receiver } = webhooks;
    await save({ endpoint: { url: url() }, enabled_events: ['client.created'] });
    const former = (await reveal()).body.data.secret;
    const { secret, former_expires_at } = (await rotate()).body.data;
    expect(secret).not.toBe(former);
    expect(Math.round((Date.parse(former_expires_at) - Date.now()) / 3_600_000)).toBe(24);
    expect((await settings()).signing_secret).toMatchObject({ is_revealed: true, former_expires_at });
    expect((await reveal()).status).toBe(409);
    await createClient(service, 'Both');
    expect(await signedBy(0, [secret, former])).toEqual([secret, former]);

    const second = await rotate();
    expect([second.status, second.body.error.message]).toEqual([
      409,
      expect.stringContaining(former_expires_at),
    ]);
    await service.query("update webhook_settings set former_secret_expires_at = now() - interval '1 second'");
    expect((await settings()).signing_secret!.former_expires_at).toBeNull();
    await createClient(service, 'One');
    expect(await signedBy(1, [secret, former])).toEqual([secret]);
    expect(receiver.requests).toHaveLength(2);
    expect((await rotate()).status).toBe(200);
  });

  it('is replaced again within the time of the former one by force, which drops that one', async () => {
    await save({ endpoint: { url: url() }, enabled_events: ['client.created'] });
    const secrets = [
      (await reveal()).body.data.secret,
      (await rotate({ overlap_hours: 168 })).body.data.secret,
    ];
    expect((await rotate({ overlap_hours: 0 })).status).toBe(409);
    secrets.unshift((await rotate({ force: true, overlap_hours: 1 })).body.data.secret);
    await createClient(webhooks.service, 'Forced');
    expect(await signedBy(0, secrets)).toEqual([secrets[0], secrets[2]]);
    const { secret, former_expires_at } = (await rotate({ force: true, overlap_hours: 0 })).body.data;
    expect(former_expires_at).toBeNull();
    await createClient(webhooks.service, 'At once');
    expect(await signedBy(1, [secret, ...secrets])).toEqual([secret]);
  });

  /** Which of the secrets the request of this number is signed by, in the order of its signatures. */
  async function signedBy(index: number, secrets: readonly string[]): Promise<(string | undefined)[]> {
    const { headers, body } = (await received(webhooks.receiver, index + 1))[index]!;
    const [time, ...signatures] = String(headers['x-at-signature']).split(',');
    const made = new Map(
      secrets.map((secret) => [
        `v1=${createHmac('sha256', secret)
          .update(`${time!.slice(2)}.${body}`)
          .digest('hex')}`,
        secret,
      ]),
    );
    return signatures.map((signature) => made.get(signature));
  }
});
