import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { closings, resumptions } from '#src/families/escalations/periodic.ts';
import { moveClock } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import { openness } from '#src/domain/visibility/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { newEscalation, noticesTo, openTeam, type Answer, type Person } from './people.ts';

/** Waits end by themselves, and what is resolved closes: once, as of the due time, and as the settings say by then. */
let service: Service;
let owner: pg.Pool;
let manager: Person;
let sam: Person;
let clientId: string;
beforeAll(async () => {
  service = await startService({});
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 2 });
  ({ manager, sam, clientId } = await openTeam(service));
});
beforeEach(async () => void (await service.takeEvents()));
afterAll(async () => {
  await owner.end();
  await service.stop();
});

const dayMs = 86_400_000;

async function fire(): Promise<void> {
  const client = await owner.connect();
  const kinds = [resumptions, closings];
  const work = timers({ openness, db: service.db, log: createLogger('silent'), kinds });
  await work.run((piece) => piece(client)).finally(() => client.release());
}
async function passDays(days: number): Promise<void> {
  const client = await owner.connect();
  await moveClock(client, days * dayMs).finally(() => client.release());
  await service.db.clock.read(service.db.system);
}
const inDays = (days: number): string =>
  new Date(service.db.clock.now().getTime() + days * dayMs).toISOString();
const get = (id: string): Promise<Answer> => manager.ok('getEscalation', { path: { id } });
const move = (id: string, body: object): Promise<Answer> =>
  manager.ok('transitionEscalation', { path: { id }, body });
const newIn = (status?: string, body: object = {}) =>
  newEscalation(manager, clientId, { assignee_id: sam.id, ...body }, status);

/** Until a statement waits for a lock of another transaction. */
async function untilSomebodyWaits(): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { rowCount } = await owner.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rowCount! > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
async function closingOf(id: string): Promise<number | undefined> {
  const [timer] = await service.query<{ due_at: string }>(
    "select due_at from timers where record_id = $1 and kind = 'close_escalation'",
    [id],
  );
  return timer && new Date(timer.due_at).getTime();
}

it('ends a wait at its time, as the service itself', async () => {
  const { id, number } = await newIn('in_progress');
  const resumeAt = inDays(2);
  await move(id, { status: 'waiting', resume_at: resumeAt });
  await service.takeEvents();
  await fire();
  expect((await get(id)).status).toBe('waiting');
  await passDays(3);
  await fire();
  await fire();
  expect(await get(id)).toMatchObject({ status: 'in_progress', resume_at: null, updated_at: resumeAt });
  expect(await service.takeEvents()).toMatchObject([
    {
      event_type: 'escalation.status_changed',
      data: {
        actor: { type: 'system' },
        occurred_at: resumeAt,
        previous_status: { category: 'waiting' },
        escalation: { id, status: { category: 'in_progress' } },
      },
    },
  ]);
  expect((await noticesTo(service, sam.id, id)).at(-1)).toBe(
    `They threaten to leave (#${number}) is now In progress`,
  );
});

it('leaves a wait alone that ended before, was put off, or lasts until somebody ends it', async () => {
  const [ended, later, open] = [
    await newIn('in_progress'),
    await newIn('in_progress'),
    await newIn('in_progress'),
  ];
  for (const { id } of [ended, later, open]) await move(id, { status: 'waiting', resume_at: inDays(1) });
  await move(ended.id, { status: 'in_progress' });
  await move(ended.id, { status: 'waiting' });
  await move(later.id, { status: 'waiting', resume_at: inDays(5) });
  await move(open.id, { status: 'waiting', resume_at: null });
  await passDays(2);
  await fire();
  for (const { id } of [ended, later, open]) expect((await get(id)).status).toBe('waiting');
  await passDays(4);
  await fire();
  expect((await get(later.id)).status).toBe('in_progress');
});

it('closes what has been resolved for 14 days, for good', async () => {
  const [closing, reopened] = [await newIn('resolved'), await newIn('resolved')];
  await manager.ok('createEscalationNextStep', { path: { id: closing.id }, body: { title: 'Ask again' } });
  await passDays(13.9);
  await fire();
  expect((await get(closing.id)).status).toBe('resolved');
  await move(reopened.id, { status: 'in_progress' });
  await service.takeEvents();
  await passDays(0.2);
  await fire();
  const closed = await get(closing.id);
  expect(closed).toMatchObject({
    status: 'closed',
    next_step_counts: { open: 0, dropped: 1 },
    closed_at: new Date(Date.parse(closing.resolved_at) + 14 * dayMs).toISOString(),
  });
  const [step] = await manager.ok('listEscalationNextSteps', { query: { escalation_id: [closing.id] } });
  expect(step).toMatchObject({ status: 'dropped', completed_by: null });
  expect((await get(reopened.id)).status).toBe('in_progress');
  expect((await service.takeEvents()).map(({ event_type }) => event_type)).toEqual([
    'escalation.status_changed',
    'escalation.updated',
  ]);
});

it('follows a change of the days, also for what is resolved already', async () => {
  const settings = (body: object) => manager.ok('updateEscalationSettings', { body });
  const { id } = await newIn('resolved');
  await settings({ auto_close_days: null });
  await passDays(30);
  await fire();
  expect((await get(id)).status).toBe('resolved');
  await settings({ auto_close_days: 60 });
  await fire();
  expect((await get(id)).status).toBe('resolved');
  const now = service.db.clock.now();
  await settings({ auto_close_days: 20 });
  await fire();
  const { status, closed_at: closedAt } = await get(id);
  expect(status).toBe('closed');
  expect(Date.parse(closedAt)).toBeGreaterThanOrEqual(now.getTime());
  await settings({ auto_close_days: 14 });
});

it('sets the timer by settings that change while it is resolved', async () => {
  const settings = (body: object) => manager.ok('updateEscalationSettings', { body });
  const { id } = await newIn('in_progress');
  await settings({ auto_close_days: null });
  const client = await owner.connect();
  // As updateSettings does: it locks the agency, writes and commits.
  await client.query('begin');
  await client.query('select from tenants where id = $1 for no key update', [service.agencies[0].id]);
  const resolved = move(id, { status: 'resolved', resolution: 'Called them.' });
  await Promise.race([resolved, untilSomebodyWaits()]);
  await client.query('update escalation_settings set auto_close_days = 5 where tenant_id = $1', [
    service.agencies[0].id,
  ]);
  await client.query('commit');
  client.release();
  const { resolved_at: at } = await resolved;
  expect(await closingOf(id)).toBe(Date.parse(at) + 5 * dayMs);
  await settings({ auto_close_days: 14 });
});

it('leaves timers alone when the days stay as they are', async () => {
  const { id } = await newIn('resolved');
  const dueAt = inDays(3);
  await service.query('update timers set due_at = $2 where record_id = $1', [id, dueAt]);
  await manager.ok('updateEscalationSettings', { body: { auto_close_days: 14, default_severity: 'low' } });
  expect(await closingOf(id)).toBe(Date.parse(dueAt));
});

it('sets the timers that are missing when a worker starts', async () => {
  const [waiting, resolved] = [await newIn('in_progress'), await newIn('resolved')];
  await move(waiting.id, { status: 'waiting', resume_at: inDays(1) });
  await service.query('delete from timers');
  await passDays(15);
  await fire();
  expect((await get(waiting.id)).status).toBe('in_progress');
  expect((await get(resolved.id)).status).toBe('closed');
});

it('looks at the escalation before it acts, whatever timer woke it', async () => {
  const setTimer = (kind: string, id: string, dueAt: string) =>
    service.query(
      `insert into timers (tenant_id, kind, record_id, due_at) values ($1, $2, $3, $4)
       on conflict (tenant_id, kind, record_id, slot) do update set due_at = excluded.due_at`,
      [service.agencies[0].id, kind, id, dueAt],
    );
  const timersOf = (id: string) => service.query('select kind from timers where record_id = $1', [id]);
  const [waiting, reopened, resolved] = [
    await newIn('in_progress'),
    await newIn('resolved'),
    await newIn('resolved'),
  ];
  await move(waiting.id, { status: 'waiting', resume_at: inDays(3) });
  await move(reopened.id, { status: 'in_progress' });
  expect(await timersOf(reopened.id)).toEqual([]);
  await passDays(1);
  const early = inDays(-0.5);
  await setTimer('resume_escalation', waiting.id, early);
  await setTimer('close_escalation', resolved.id, early);
  // Resolved and reopened so long ago that only its status speaks against it.
  await service.query("update escalations set resolved_at = resolved_at - interval '30 days' where id = $1", [
    reopened.id,
  ]);
  await setTimer('close_escalation', reopened.id, early);
  await fire();
  expect((await get(waiting.id)).status).toBe('waiting');
  expect((await get(resolved.id)).status).toBe('resolved');
  expect((await get(reopened.id)).status).toBe('in_progress');
  // It looks again when it is time.
  await passDays(14);
  await fire();
  expect((await get(waiting.id)).status).toBe('in_progress');
  expect((await get(resolved.id)).status).toBe('closed');
});
