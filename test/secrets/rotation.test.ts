import { createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openKeys } from '#src/api/auth/oauth/keys.ts';
import { requestReset } from '#src/domain/access/password-resets/index.ts';
import { keyIdOf, Sealer } from '#src/platform/secrets/index.ts';
import { createClient, hurry, received, subscribe } from '../delivery/setup.ts';
import { operatorOf } from '../operator/command.ts';
import { ConsoleSession } from '../support/console-session.ts';
import { connect, Host, password, setOwnerPassword } from '../support/oauth.ts';
import { mailing, queuedMails } from '../support/outbox.ts';
import { lookupHere, Receiver, testCa } from '../support/receiver.ts';
import { startService, type Service } from '../support/service.ts';
import { patiently } from '../support/waiting.ts';

/** The drill of the guide (docs/guides/operations.md, "Rotate the encryption key"), with everything that is sealed in use. */
// Takes ten seconds or more: six starts, and the worker's first look comes after five seconds.
const [former, current] = [Buffer.alloc(32, 7), randomBytes(32)];
const textOf = (...keys: Buffer[]) => keys.map((key) => key.toString('base64')).join(',');

let dataDir: string;
let receiver: Receiver;
let service: Service;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rotation-'));
  receiver = await Receiver.start();
  service = await startService({
    config: { dataDir, webhookAllowPrivate: true, encryptionKeys: [former] },
    outbound: { ca: testCa, lookup: lookupHere },
  });
});
afterAll(async () => {
  await service?.stop();
  await receiver?.stop();
  await rm(dataDir, { recursive: true });
});

/** The same key gets the same answer, from any process. */
async function rotateSecret(url: string): Promise<string> {
  const answer = await fetch(`${url}/console/api/webhook-settings/secret/rotate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${service.agencies[0].key}`,
      'content-type': 'application/json',
      'idempotency-key': 'rotation-of-the-drill',
    },
    body: JSON.stringify({ overlap_hours: 24 }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { secret: string } }).data.secret;
}

const ops = (...keys: Buffer[]) =>
  operatorOf({ DATABASE_URL: service.ownerUrl, ENCRYPTION_KEY: textOf(...keys) });
const mailStatus = async (id: string) =>
  (await service.query<{ status: string }>('select status from app.system_mails where id = $1', [id]))[0]!
    .status;

it('keeps signing secrets, mails, sign-ins and grants while the encryption key, the OAuth key and a signing secret are rotated', async () => {
  // With the former key: webhooks, a signing secret that is being rotated, a mail that waits, a grant, a session.
  const firstSecret = (await subscribe(service, receiver.url(), ['client.created']))!;
  const secondSecret = await rotateSecret(service.url);
  const email = await setOwnerPassword(service, service.agencies[0]);
  const host = await Host.connect(service.url);
  const tokens = await connect(host, { email });
  const session = await ConsoleSession.signIn(service, email, password);
  await requestReset(service.db, mailing, email, {
    ip_address: '203.0.113.1',
    user_agent: 'A browser',
    request_id: 'req_drill',
  });
  const mail = (await queuedMails(service, email)).at(-1)!;
  await service.query("update graphile_worker._private_jobs set run_at = now() + interval '1 hour'");
  await ops(former)('oauth-keys', 'rotate');
  const oauthKeys = await openKeys(service.db, new Sealer([former]));
  expect(oauthKeys).toHaveLength(2);

  // With both: a worker reseals, and the command tells when it is done.
  await expect(service.startAnother({ encryptionKeys: [current] })).rejects.toThrow(keyIdOf(former));
  const worker = await service.startAnother({ encryptionKeys: [current, former], role: 'work' });
  await vi.waitFor(
    async () =>
      expect((await ops(current, former)('secrets')).stdout).toContain(
        `The key ${keyIdOf(former)} can be removed from ENCRYPTION_KEY`,
      ),
    { ...patiently, interval: 500 },
  );
  await worker.stop();

  // With the new one alone.
  await expect(service.startAnother({ encryptionKeys: [former] })).rejects.toThrow(
    new RegExp(`with keys that ENCRYPTION_KEY does not list \\(\\d+ with the key ${keyIdOf(current)}\\)`),
  );
  const rotated = await service.startAnother({
    encryptionKeys: [current],
    role: 'all',
    baseUrl: service.url,
  });
  const url = rotated.url!;
  expect(await openKeys(rotated.db, new Sealer([current]))).toEqual(oauthKeys);
  expect(await rotateSecret(url)).toBe(secondSecret);
  expect((await host.refresh(tokens.refresh_token!, url)).access_token).toBeDefined();
  expect((await new ConsoleSession(url, session.browser).refresh()).status).toBe(200);

  await createClient(service, 'Harbor Dental');
  const [request] = await received(receiver, 1);
  const [, timestamp, ...signatures] = String(request!.headers['x-at-signature']).split(/t=|,v1=/);
  expect(signatures).toEqual(
    [secondSecret, firstSecret].map((secret) =>
      createHmac('sha256', secret).update(`${timestamp}.${request!.body}`).digest('hex'),
    ),
  );

  expect(await mailStatus(mail.id)).toBe('queued');
  await hurry(service);
  await vi.waitFor(async () => expect(await mailStatus(mail.id)).toBe('sent'), patiently);
  expect((await ops(current)('check')).stdout).toMatch(/secrets +ok/);

  // The life of the former key ends, and that of the former key of sign-in; what it signed before goes on where it is accepted.
  expect((await ops(current)('secrets', 'forget', keyIdOf(former), '--yes')).code).toBe(0);
  await service.query("update app.oauth_keys set created_at = created_at - interval '1 day' where slot = 1");
  await service.query(
    "update app.oauth_keys set created_at = created_at - interval '9 hours' where slot = 2",
  );
  expect((await ops(current)('oauth-keys', 'retire', '1', '--yes')).code).toBe(0);
  const afterwards = await service.startAnother({ encryptionKeys: [current], role: 'serve' });
  expect(await openKeys(afterwards.db, new Sealer([current]))).toEqual([oauthKeys[1]]);
  const again = await Host.connect(afterwards.url!);
  expect((await connect(again, { email })).access_token).toBeDefined();
}, 120_000);
