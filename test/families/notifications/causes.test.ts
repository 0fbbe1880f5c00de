import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openness } from '#src/domain/visibility/index.ts';
import { dueNotices } from '#src/domain/tasks/periodic.ts';
import { keyExpiryNotices } from '#src/families/api-keys/periodic.ts';
import { moveClock } from '#src/platform/db/index.ts';
import { createLogger } from '#src/platform/log.ts';
import { timers } from '#src/platform/timers/index.ts';
import { startService, type Service } from '../../support/service.ts';
import { addMember } from '../organization/people.ts';
import { TaskHands } from '../tasks/setup.ts';
import { newPerson, type Answer, type Person } from './people.ts';

/** What time brings is told to whom it concerns, once, also after a downtime. */
let service: Service;
let owner: pg.Pool;
let dana: Person;
beforeAll(async () => {
  service = await startService({});
  owner = new pg.Pool({ connectionString: service.ownerUrl, max: 6 });
});
beforeEach(
  async () => void (dana = await newPerson(service, ['tasks.view', 'tasks.create', 'tasks.manage'])),
);
afterAll(async () => {
  await owner.end();
  await service.stop();
});

const inHours = (hours: number): string =>
  new Date(service.db.clock.now().getTime() + hours * 3_600_000).toISOString();

async function pass(hours: number): Promise<void> {
  const client = await owner.connect();
  await moveClock(client, hours * 3_600_000).finally(() => client.release());
  await service.db.clock.read(service.db.system);
}

async function fire(): Promise<void> {
  const client = await owner.connect();
  const work = timers({
    openness,
    db: service.db,
    log: createLogger('silent'),
    kinds: [dueNotices, keyExpiryNotices],
  });
  await work.run((piece) => piece(client)).finally(() => client.release());
}

const told = async (): Promise<string[]> => {
  const inbox: Answer[] = await dana.ok('listNotifications', { query: { order: 'asc' } });
  return inbox
    .filter(({ kind }) => kind !== 'assignment')
    .map(
      ({ kind, title, record, occurrence_count: count }) => `${kind}: ${title} (${record?.kind}) ×${count}`,
    );
};

describe('work that is due', () => {
  const create = async (body: object) => {
    const { data } = await service.ok('createTask', {
      body: { name: 'March plan', assigned_to: [dana.id], ...body } as never,
    });
    return data as Answer;
  };

  it('is told a day before and when it is overdue', async () => {
    const { number } = await create({ due_date: inHours(48) });
    await pass(23);
    await fire();
    expect(await told()).toEqual([]);
    await pass(2);
    await Promise.all([fire(), fire()]);
    expect(await told()).toEqual([`due_soon: March plan (#${number}) is due within a day (task) ×1`]);
    await pass(24);
    await fire();
    await fire();
    expect(await told()).toEqual([
      `due_soon: March plan (#${number}) is due within a day (task) ×1`,
      `overdue: March plan (#${number}) is overdue (task) ×1`,
    ]);
  });

  it('is told in order after a downtime', async () => {
    const { number } = await create({ due_date: inHours(30) });
    await pass(24 * 10);
    await fire();
    expect(await told()).toEqual([
      `due_soon: March plan (#${number}) is due within a day (task) ×1`,
      `overdue: March plan (#${number}) is overdue (task) ×1`,
    ]);
  });

  it('is not told once it is put off, done or given to nobody', async () => {
    const hands = new TaskHands(service);
    const putOff = await create({ due_date: inHours(30) });
    await hands.update(putOff.id, { due_date: inHours(300) });
    const done = await create({ due_date: inHours(30) });
    await hands.update(done.id, { status: 'done' });
    const nobody = await create({ due_date: inHours(30) });
    await hands.update(nobody.id, { assigned_to: [] });
    await pass(40);
    await fire();
    expect((await told()).filter((line) => !line.startsWith('status_change'))).toEqual([]);
  });
});

describe('an API key that expires', () => {
  it('is told a week before to who made it, unless it is revoked', async () => {
    const admin = await addMember(service, service.agencies[0], { role: 'owner' });
    const { data: account } = await service.ok(
      'createServiceAccount',
      { body: { name: 'Importer', permissions: ['tasks.view'] } },
      { key: admin.key },
    );
    const newKey = async (name: string) =>
      (
        await service.ok(
          'createApiKey',
          { body: { service_account_id: account.id, name, expires_at: inHours(24 * 20) } },
          { key: admin.key },
        )
      ).data as Answer;
    await newKey('Nightly import');
    const revoked = await newKey('Old import');
    await service.ok('revokeApiKey', { path: { id: revoked.api_key.id } }, { key: admin.key });
    await pass(24 * 12);
    await fire();
    const before = await service.ok('listNotifications', { query: { kind: ['system'] } }, { key: admin.key });
    expect(before.data).toEqual([]);
    await pass(24 * 2);
    await fire();
    await fire();
    const after = await service.ok('listNotifications', { query: { kind: ['system'] } }, { key: admin.key });
    expect(after.data).toMatchObject([
      { title: 'The API key "Nightly import" expires in 7 days', url: '/console/keys', record: null },
    ]);
  });
});
