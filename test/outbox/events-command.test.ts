import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';

const run = promisify(execFile);
const script = new URL('../../scripts/events.ts', import.meta.url).pathname;

let core: CoreDatabase;
let tenant: string;
beforeAll(async () => {
  core = await openCoreDatabase();
  tenant = await core.createTenant();
  await core.owner.query(
    "insert into app.parked_events (consumer, tenant_id, event_id, sequence, event_type, error) select 'search', $1, gen_random_uuid(), n, 'client.created', 'no such index' from generate_series(1, 3) n",
    [tenant],
  );
  await core.owner.query(
    "insert into app.event_positions (consumer, tenant_id, position, ready_to, due_at, failures, last_error) values ('webhooks', $1, 0, 9, now(), 2, 'broken')",
    [tenant],
  );
});
afterAll(() => core.close());

const command = async (...words: string[]) =>
  (
    await run(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...words], {
      env: { PATH: process.env['PATH'], DATABASE_URL: core.ownerUrl },
    })
  ).stdout;

it('shows an operator what waits and what is parked, with the error', async () => {
  expect(await command('behind')).toMatch(/webhooks.*broken/);
  expect(await command('parked', '--consumer', 'search')).toMatch(/client\.created.*no such index/);
  expect(await command('parked', '--consumer', 'webhooks')).toBe('none\n');
});

it('has the chosen events replayed, and no others', async () => {
  const {
    rows: [first],
  } = await core.owner.query<{ event_id: string }>(
    'select event_id from app.parked_events order by sequence limit 1',
  );
  expect(await command('replay', '--event', first!.event_id)).toMatch(/^1 parked events/);
  const replaying = async () =>
    (await core.owner.query('select from app.parked_events where replay_at is not null')).rowCount;
  expect(await replaying()).toBe(1);
  expect(await command('replay', '--agency', tenant)).toMatch(/^3 parked events/);
  expect(await replaying()).toBe(3);
});

it('says how it is used', async () => {
  expect(await command()).toContain('replay [--consumer NAME]');
});
