import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { moveClock } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import { forgottenTimers } from '#src/families/time-entries/periodic.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { hour, historyOf, managing, newPerson, type Person } from './people.ts';

/** One timer runs for a person; it stops when another starts, when somebody stops it, and after the agency's hours. */
let service: Service;
let owner: pg.Pool;
let manager: Person;
let dana: Person;
beforeAll(async () => {
  service = await startService({});
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
  manager = await newPerson(service, managing);
});
beforeEach(async () => void (dana = await newPerson(service)));
afterAll(async () => {
  await owner.end();
  await service.stop();
});

const start = (person: Person, body: object = {}) => person.ok('startTimeEntryTimer', { body });
const update = (person: Person, id: string, body: object) =>
  person.call('updateTimeEntry', { path: { id }, body });
const shown = (id: string) => dana.ok('getTimeEntry', { path: { id } });

async function passHours(hours: number): Promise<void> {
  const client = await owner.connect();
  await moveClock(client, hours * 3_600_000).finally(() => client.release());
  await service.db.clock.read(service.db.system);
}

async function fire(): Promise<void> {
  const client = await owner.connect();
  const work = timers({ openness, db: service.db, log: createLogger('silent'), kinds: [forgottenTimers] });
  await work.run((piece) => piece(client)).finally(() => client.release());
}

it('stops the timer that runs at the instant at which the next starts', async () => {
  const first = await start(dana, { description: 'Drafts' });
  expect(first).toMatchObject({
    entry: { kind: 'timer', status: 'running', ended_at: null, duration_seconds: null, revision: 1 },
    stopped_entry: null,
  });
  const second = await start(dana);
  expect(second.stopped_entry).toMatchObject({
    id: first.entry.id,
    status: 'recorded',
    ended_at: second.entry.started_at,
    needs_review: false,
    revision: 2,
  });
  expect((await historyOf(dana, first.entry.id)).map(({ action }) => action)).toEqual(['started', 'stopped']);
  expect((await start(manager)).stopped_entry).toBeNull();
});

it('runs one timer whoever calls at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => start(dana)));
  const entries = await dana.ok('listTimeEntries', { query: { order: 'asc' } });
  expect(entries.filter(({ status }: { status: string }) => status === 'running')).toHaveLength(1);
  expect(entries).toHaveLength(8);
  for (const entry of entries)
    expect(entry.status === 'running' || entry.ended_at >= entry.started_at).toBe(true);
});

it('is stopped by its member, at an instant if they name one', async () => {
  const { entry } = await start(dana);
  const { body } = await update(dana, entry.id, { status: 'recorded' });
  expect(body.data).toMatchObject({ status: 'recorded', needs_review: false });
  expect(body.data.ended_at >= entry.started_at).toBe(true);
  expect((await update(dana, entry.id, { status: 'running' })).body.error.message).toContain(
    'It can become locked',
  );

  const other = (await start(dana)).entry;
  await passHours(2);
  const endedAt = new Date(Date.parse(other.started_at) + 3_600_000).toISOString();
  expect((await update(dana, other.id, { ended_at: endedAt })).body.data).toMatchObject({
    status: 'recorded',
    duration_seconds: 3600,
  });
  await passHours(20);
  await fire();
  expect((await shown(other.id)).revision).toBe(2);
});

it('takes up the hours that it has run so far', async () => {
  const { entry } = await start(dana);
  await passHours(2);
  const refused = await dana.call('createTimeEntry', { body: hour(service, 1, 0.5) });
  expect([refused.status, refused.body.error.message]).toEqual([409, expect.stringContaining(entry.id)]);
});

it('stops after twelve hours and waits for a review', async () => {
  const { entry } = await start(dana);
  await passHours(11.9);
  await fire();
  expect((await shown(entry.id)).status).toBe('running');
  await passHours(5);
  await fire();
  await fire();
  expect(await shown(entry.id)).toMatchObject({
    status: 'recorded',
    duration_seconds: 43_200,
    ended_at: new Date(Date.parse(entry.started_at) + 43_200_000).toISOString(),
    needs_review: true,
    revision: 2,
  });
  expect((await historyOf(dana, entry.id)).at(-1)).toMatchObject({
    action: 'stopped_by_system',
    actor: { type: 'system' },
    changes: expect.arrayContaining([{ field: 'needs_review', old_value: false, new_value: true }]),
  });
  const reviewed = await update(dana, entry.id, { needs_review: false });
  expect(reviewed.body.data).toMatchObject({ needs_review: false, revision: 3 });
});

it('stops after the hours that the agency had when it was started, also when nobody was there to do it', async () => {
  await service.ok('updateTimeSettings', { body: { timer_stop_hours: 2 } });
  const { entry } = await start(dana);
  await service.ok('updateTimeSettings', { body: { timer_stop_hours: 12 } });
  const from = new Date(Date.parse(entry.started_at) - 3_600_000).toISOString();
  const moved = (await update(dana, entry.id, { started_at: from })).body.data;
  expect(moved).toMatchObject({ started_at: from, status: 'running' });
  await passHours(3);
  const { stopped_entry: stopped } = await start(dana);
  expect(stopped).toMatchObject({ duration_seconds: 7200, needs_review: true });
});

it('sets the timer of one that was stored without', async () => {
  const { entry } = await start(dana);
  await service.query('delete from timers');
  await passHours(13);
  await fire();
  expect((await shown(entry.id)).needs_review).toBe(true);
});

it('cannot start in a locked period, and no period is locked around one that runs', async () => {
  const { entry } = await start(dana);
  const days = { starts_on: entry.spent_on, ends_on: entry.spent_on, user_ids: [dana.id] };
  expect((await manager.call('lockTimePeriod', { body: days })).status).toBe(409);
  expect((await update(manager, entry.id, { status: 'locked', reason: 'Payroll' })).status).toBe(409);
  await update(dana, entry.id, { status: 'recorded' });
  await manager.ok('lockTimePeriod', { body: days });
  expect((await dana.call('startTimeEntryTimer', {})).status).toBe(409);
});

it('runs no longer when it is deleted', async () => {
  const { entry } = await start(dana);
  await dana.ok('deleteTimeEntry', { path: { id: entry.id } });
  expect((await start(dana)).stopped_entry).toBeNull();
  const [deleted] = await dana.ok('listTimeEntries', { query: { is_deleted: true } });
  expect(deleted).toMatchObject({ id: entry.id, status: 'recorded' });
});

it('is stopped when its member is suspended, and marked for review', async () => {
  const { entry } = await start(dana);
  const body = { user_id: dana.id, status: 'suspended' };
  await service.ok('updateUserFields', { body: body as never });
  await Promise.all([fire(), fire()]);
  const stopped = await manager.ok('getTimeEntry', { path: { id: entry.id } });
  expect(stopped).toMatchObject({ status: 'recorded', needs_review: true });
  expect(stopped.ended_at >= entry.started_at).toBe(true);
  expect(Date.parse(stopped.ended_at)).toBeLessThanOrEqual(service.db.clock.now().getTime());
});
