import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { moveClock } from '#src/platform/db/index.ts';
import { newPerson, tell, type Person } from '../families/notifications/people.ts';
import { sha256, Uploader } from '../families/files/upload.ts';
import { MailServer } from '../support/mail-server.ts';
import { startService, type Service } from '../support/service.ts';
import { patiently } from '../support/waiting.ts';
import { spawnService, type ServiceProcess } from './child.ts';

/** Work that was under way when its process was killed is done by another, whole and once. */
let service: Service;
let mails: MailServer;
beforeAll(async () => {
  [service, mails] = await Promise.all([startService({}), MailServer.start()]);
});
afterAll(async () => {
  await Promise.all([service?.stop(), mails?.stop()]);
});

const mailing = () => ({
  MAIL_FROM: 'mail@service.example',
  SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
});

const startWorker = (): Promise<ServiceProcess> =>
  spawnService({ ...service.environment, ROLE: 'work', ...mailing() });

/** Two that compete for what is left. Nobody kills them, so they need no processes. */
const startHeirs = () =>
  Promise.all([1, 2].map(() => service.startAnother({ role: 'work', mail: readConfig(mailing()).mail })));

/**
 * Begins the work and kills who does it in the midst of it, again and again, each time a little later. One at a time: what is
 * killed beside it would be killed the same way.
 */
async function killWhile(delays: readonly number[]): Promise<void> {
  for (const delay of delays) {
    const victim = await startWorker();
    await new Promise((resolve) => setTimeout(resolve, delay));
    await victim.kill();
  }
}

/** Jobs of a worker that died are taken over when it has been silent for a while; here that while is over. */
const forgetDead = () =>
  service.query(
    "update graphile_worker._private_jobs set locked_at = locked_at - interval '5 hours' where locked_at is not null",
  );

const partSize = 8 * 1024 * 1024;

it('a file whose assembly is killed is put together once, and is what was sent', async () => {
  const uploader = new Uploader(service);
  const bytes = Buffer.alloc(3 * partSize + 12_345, 'The brief. ');
  const session = await uploader.create({ bytes, type: 'text/plain', checksum: sha256(bytes) });
  const parts = [0, 1, 2, 3].map((at) => bytes.subarray(at * partSize, (at + 1) * partSize));
  const addresses = await uploader.addresses(session.id, parts);
  await Promise.all(addresses.map((address, at) => uploader.send(address, parts[at]!)));
  const complete = () =>
    service.ok('completeManagedUpload', {
      path: { session_id: session.id },
      body: { part_numbers: [1, 2, 3, 4] },
    });
  expect((await complete()).data.status).toBe('assembling');

  await killWhile([0, 60, 150]);
  await forgetDead();
  const heirs = await startHeirs();
  await expect.poll(async () => (await complete()).data.status, patiently).toBe('ready');
  await Promise.all(heirs.map((heir) => heir.stop()));

  const { attachment } = (await complete()).data;
  const { url } = (await service.ok('issueAttachmentDownloadUrl', { path: { id: attachment!.id }, body: {} }))
    .data;
  const stored = Buffer.from(await (await fetch(url)).arrayBuffer());
  expect([stored.length, sha256(stored)]).toEqual([bytes.length, sha256(bytes)]);
  expect(await service.query("select id from managed_files where file_name = 'brief.txt'")).toHaveLength(1);
});

it('digests and reminders whose sender is killed come once to each', async () => {
  const people: Person[] = [];
  for (let index = 0; index < 20; index += 1) {
    const person = await newPerson(service);
    await person.ok('updateNotificationPreferences', { body: { digest: 'daily' } });
    await tell(service, person, { title: 'Sam mentioned you' });
    const remindAt = new Date(Date.now() + 3_600_000).toISOString();
    await person.ok('createReminder', {
      body: { title: 'Ask Priya', remind_at: remindAt, channels: ['in_app'] },
    });
    people.push(person);
  }
  const owner = new pg.Client({ connectionString: service.ownerUrl });
  await owner.connect();
  await moveClock(owner, 25 * 3_600_000).finally(() => owner.end());

  await killWhile([100, 300, 600]);
  await forgetDead();
  const heirs = await startHeirs();
  const fired = async () =>
    (
      await service.query<{ user_id: string }>(
        "select user_id from notifications where kind = 'reminder' order by user_id",
      )
    ).map((row) => row.user_id);
  const mailed = async () =>
    (
      await service.query<{ user_id: string }>(
        "select user_id from email_deliveries where kind = 'notification_digest' and status in ('sent', 'delivered') order by user_id",
      )
    ).map((row) => row.user_id);
  const everybody = people.map(({ id }) => id).sort();
  await expect.poll(fired, patiently).toEqual(everybody);
  await expect.poll(mailed, patiently).toEqual(everybody);
  await Promise.all(heirs.map((heir) => heir.stop()));
  expect(await fired()).toEqual(everybody);
  expect(await mailed()).toEqual(everybody);
  // A sender that is killed may send an e-mail again, which is the same by its Message-ID; there is no second one.
  const addresses = await service.query<{ email: string }>(
    'select email from users where id = any($1::uuid[])',
    [everybody],
  );
  const idsTo = new Map(addresses.map(({ email }) => [email, new Set<string | undefined>()]));
  for (const { to, mail } of mails.mails) for (const address of to) idsTo.get(address)?.add(mail.messageId);
  expect([...idsTo.values()].map(({ size }) => size)).toEqual(people.map(() => 1));
});
