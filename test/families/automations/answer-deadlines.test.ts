import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openness } from '#src/domain/visibility/index.ts';
import { answerDeadlines, answerReminders } from '#src/families/automations/periodic.ts';
import { moveClock } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import { mailing, queuedMails } from '../../support/outbox.ts';
import { startService, type Service } from '../../support/service.ts';
import { Authors } from './flows.ts';
import { ask, asking, linkTo, newAddress, textFile, upload } from './outsiders.ts';

/** Links to answer hold until the deadline; those who have not answered are reminded by another. No worker sends mails here. */
let service: Service;
let author: Authors;
let owner: pg.Pool;
beforeAll(async () => {
  service = await startService({});
  author = new Authors(service);
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
});
afterAll(async () => {
  await owner?.end();
  await service?.stop();
});

const hourMs = 3_600_000;

async function pass(ms: number): Promise<void> {
  const client = await owner.connect();
  await moveClock(client, ms).finally(() => client.release());
  await service.db.clock.read(service.db.system);
}

async function fire(): Promise<void> {
  const client = await owner.connect();
  const services = { ...mailing, hostedUrl: () => service.url };
  const kinds = [answerDeadlines, answerReminders(services)];
  const work = timers({ openness, db: service.db, log: createLogger('silent'), kinds });
  await work.run((piece) => piece(client)).finally(() => client.release());
}

const linksFor = async (email: string): Promise<string[]> =>
  (await queuedMails(service, email)).map(
    ({ text }) => `${service.url}/hosted/answers/${/\/hosted\/answers\/(at_[\w-]+)/.exec(text)![1]}`,
  );

it('reminds by another link, and ends at the deadline', async () => {
  const [email, other] = [newAddress(), newAddress()];
  const fields = [{ key: 'logo', label: 'Logo', type: 'file', is_required: true }];
  const flow = asking('form', `split('${email},${other}', ',')`, {
    fields,
    deadline_minutes: 120,
    reminder_minutes: 60,
  });
  const automation = await author.publish(flow);
  const { id } = await author.run(automation, { button_key: 'go' });
  const worker = await service.startAnother({ role: 'work' });
  await author.settled(id, 'paused');
  await worker.stop();
  await pass(61 * 60_000);
  await fire();
  const reminders = (await queuedMails(service, email)).filter(({ subject }) =>
    subject.startsWith('Reminder: '),
  );
  expect(reminders).toHaveLength(1);
  const url = (await linksFor(email)).at(-1)!;
  expect((await ask('GET', url)).status).toBe(200);
  const file = await upload(url, 'logo', textFile('Late'), 'logo.txt');
  expect(file.status).toBe(200);
  await pass(hourMs);
  expect((await ask('GET', url)).status).toBe(404);
  expect((await ask('POST', url, { type: 'form', inputs: { logo: file.data.id } })).status).toBe(404);
  await fire();
  const { execution } = await author.execution(id);
  expect(execution).toMatchObject({ status: 'queued', pending_request: null });
  expect(await service.query('select from managed_files where id = $1', [file.data.id])).toEqual([]);
});

it('continues by an answer that came while no worker ran', async () => {
  const email = newAddress();
  const automation = await author.publish(asking('approval', `'${email}'`));
  const { id } = await author.run(automation, { button_key: 'go' });
  const worker = await service.startAnother({ role: 'work' });
  await author.settled(id, 'paused');
  const url = await linkTo(service, email);
  await worker.stop();
  expect((await ask('POST', url, { type: 'approval', decision: 'reject' })).status).toBe(200);
  expect((await author.execution(id)).execution.status).toBe('queued');
  await service.startAnother({ role: 'work' });
  expect((await author.settled(id, 'succeeded')).items.at(-1).output.port).toBe('rejected');
});
