import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBody } from '#src/platform/mail/sealing.ts';
import { moveClock } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { Sealer } from '#src/platform/secrets/index.ts';
import { timers } from '#src/platform/timers/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { reminderTimers } from '#src/families/notifications/periodic.ts';
import { startService, type Service } from '../../support/service.ts';
import { newPerson, type Answer, type Person } from './people.ts';
import { send } from './sending.ts';

/** Reminders become notifications when they are due, once, and may be changed and cancelled until then. */
let service: Service;
let owner: pg.Pool;
let dana: Person;
beforeAll(async () => {
  service = await startService({});
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 6 });
});
beforeEach(async () => void (dana = await newPerson(service)));
afterAll(async () => {
  await owner.end();
  await service.stop();
});

const sealer = new Sealer([Buffer.alloc(32, 7)]);
const inMinutes = (minutes: number): string =>
  new Date(service.db.clock.now().getTime() + minutes * 60_000).toISOString();

async function pass(minutes: number): Promise<void> {
  const client = await owner.connect();
  await moveClock(client, minutes * 60_000).finally(() => client.release());
  await service.db.clock.read(service.db.system);
}

/** As one of several processes does. */
async function fire(): Promise<void> {
  const client = await owner.connect();
  const log = createLogger('silent');
  const work = timers({ openness, db: service.db, log, kinds: [reminderTimers] });
  await work.run((piece) => piece(client)).finally(() => client.release());
  await send(service, owner);
}

const remind = (body: object = {}): Promise<Answer> =>
  dana.ok('createReminder', { body: { title: 'Ask Priya', remind_at: inMinutes(30), ...body } });
const listed = (query: Readonly<Record<string, unknown>> = {}): Promise<Answer[]> =>
  dana.ok('listReminders', { query });
const inbox = (): Promise<Answer[]> => dana.ok('listNotifications');
const mails = () =>
  service.query<{ subject: string; sealed: Buffer }>(
    "select subject, sealed from email_deliveries where user_id = $1 and kind = 'notification'",
    [dana.id],
  );

it('fires once, even when two processes look at the same time and long after it was due (D43)', async () => {
  const reminder = await remind({ body_text: 'About the opening hours' });
  expect(reminder).toMatchObject({ status: 'scheduled', channels: ['in_app', 'email'], created_by: dana.id });
  await fire();
  expect(await inbox()).toEqual([]);
  await pass(3 * 24 * 60);
  await Promise.all([fire(), fire(), fire()]);
  await fire();
  const [notification, ...others] = await inbox();
  expect(others).toEqual([]);
  expect(notification).toMatchObject({
    kind: 'reminder',
    title: 'Ask Priya',
    body_text: 'About the opening hours',
    reminder_id: reminder.id,
    occurrence_count: 1,
    created_at: reminder.remind_at,
    actor: { type: 'system' },
  });
  const [fired] = await listed({ status: ['fired'] });
  expect(fired).toMatchObject({
    notification_id: notification.id,
    fired_at: reminder.remind_at,
    revision: 2,
  });
  const [mail, ...further] = await mails();
  expect(further).toEqual([]);
  expect(mail!.subject).toBe('Reminder: Ask Priya');
  expect(openBody(sealer, service.agencies[0].id, mail!.sealed).text).toContain('About the opening hours');
});

it('keeps two reminders of equal words apart, and mails none that asks for the app alone', async () => {
  await remind({ channels: ['in_app'] });
  await remind({ channels: ['in_app'] });
  await pass(31);
  await fire();
  expect(await inbox()).toHaveLength(2);
  expect(await mails()).toEqual([]);
});

it('is moved to another time', async () => {
  const { id } = await remind();
  const body = { remind_at: inMinutes(90), title: 'Ask Priya later', expected_revision: 1 };
  expect(await dana.ok('updateReminder', { path: { id }, body })).toMatchObject({
    revision: 2,
    title: body.title,
  });
  expect((await dana.call('updateReminder', { path: { id }, body })).status).toBe(409);
  await pass(60);
  await fire();
  expect(await inbox()).toEqual([]);
  await pass(31);
  await fire();
  expect((await inbox()).map(({ title }) => title)).toEqual(['Ask Priya later']);
  expect((await dana.call('updateReminder', { path: { id }, body: { title: 'No' } })).status).toBe(409);
  expect((await dana.call('cancelReminder', { path: { id } })).status).toBe(409);
});

it('does not fire once it is cancelled, and stays cancelled', async () => {
  const { id } = await remind();
  const cancelled = await dana.ok('cancelReminder', { path: { id } });
  expect(cancelled).toMatchObject({ status: 'cancelled', revision: 2 });
  expect(await dana.ok('cancelReminder', { path: { id } })).toEqual(cancelled);
  await pass(31);
  await fire();
  expect(await inbox()).toEqual([]);
  expect(await listed()).toEqual([]);
  expect((await dana.call('updateReminder', { path: { id }, body: { title: 'No' } })).status).toBe(409);
});

it("is the member's own", async () => {
  const { id } = await remind();
  const sam = await newPerson(service);
  expect(await sam.ok('listReminders')).toEqual([]);
  expect((await sam.call('cancelReminder', { path: { id } })).status).toBe(404);
  expect((await sam.call('updateReminder', { path: { id }, body: { title: 'No' } })).status).toBe(404);
});

it('is cancelled when its member has left by then', async () => {
  const { id } = await remind();
  await service.query("update users set status = 'suspended' where id = $1", [dana.id]);
  await pass(31);
  await fire();
  const [row] = await service.query('select status from reminders where id = $1', [id]);
  expect(row).toEqual({ status: 'cancelled' });
});

it('refuses times that have passed or are too far, records out of sight, and channels without a receiver', async () => {
  const call = async (body: object) =>
    dana.call('createReminder', { body: { title: 'Ask', remind_at: inMinutes(5), ...body } });
  expect((await call({ remind_at: inMinutes(-1) })).status).toBe(400);
  expect((await call({ remind_at: inMinutes(60 * 24 * 740) })).status).toBe(400);
  const unknown = { kind: 'task', id: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b70' };
  expect((await call({ record: unknown })).status).toBe(404);
  const { status, body } = await call({ channels: ['in_app', 'push'] });
  expect([status, body.error.message]).toEqual([400, expect.stringContaining('push, which is not set up')]);
});

it('sets the timers of reminders that have none', async () => {
  await remind();
  await service.query("delete from timers where kind = 'fire_reminder'");
  await pass(31);
  await fire();
  expect(await inbox()).toHaveLength(1);
});

it('is as unknown as none to others, whatever became of it', async () => {
  const sam = await newPerson(service);
  const reminder = await remind();
  await pass(60);
  await fire();
  for (const operation of ['cancelReminder', 'updateReminder'] as const) {
    const body = operation === 'updateReminder' ? { body: { title: 'Mine' } } : {};
    expect((await dana.call(operation, { path: { id: reminder.id }, ...body })).status).toBe(409);
    expect((await sam.call(operation, { path: { id: reminder.id }, ...body })).status).toBe(404);
  }
});
