import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asText } from '#src/api/operator/output.ts';
import { connectionName } from '#src/platform/jobs/pools.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { openCoreDatabase, type CoreDatabase } from '../support/core-database.ts';
import { tcpUrl } from '../support/urls.ts';
import { auditOf, jsonOf, noAgency, operatorOf, type Operate } from './command.ts';

/** What an operator does with the command, on a database of its own. */
let core: CoreDatabase;
let agency: string;
let ops: Operate;
const encryptionKey = randomBytes(32).toString('base64');
const record = '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b52';

beforeAll(async () => {
  core = await openCoreDatabase();
  agency = await core.createTenant();
  await core.owner.query("update tenants set slug = 'northlight', name = 'Northlight' where id = $1", [
    agency,
  ]);
  ops = operatorOf({ DATABASE_URL: core.ownerUrl, ENCRYPTION_KEY: encryptionKey });
});
afterAll(() => core.close());

const audit = (command: string, tenantId = agency) => auditOf(core, command, tenantId);

describe('usage', () => {
  it('lists every command, and shows the options of each', async () => {
    const { code, stdout } = await ops();
    expect(code).toBe(0);
    for (const name of ['agencies create', 'keys rotate', 'events replay', 'secrets reseal', 'clock forward'])
      expect(stdout).toContain(name);
    const help = await ops('agencies', 'create', '--help');
    expect(help.stdout).toMatch(/--owner-email ADDRESS +e-mail address of the owner/);
  });

  it.each([
    [['agencies', 'destroy'], 2, 'There is no command agencies destroy.'],
    [['agencies', 'create', '--name', 'X'], 2, '--owner-email ADDRESS is missing.'],
    [['agencies', 'suspend'], 2, 'AGENCY is missing.'],
    [['agencies', 'list', '--colour'], 2, "Unknown option '--colour'"],
    [['agencies', 'resume', 'nowhere'], 1, 'There is no agency nowhere.'],
    [['agencies', 'suspend', 'northlight', '--reason', 'x'], 3, 'add --yes'],
    [['events', 'drop'], 2, 'Name what you mean'],
    [['events', 'replay', record], 2, `${record} is one argument too many: use --event ${record}.`],
    [['timers', 'drop', record], 2, `one argument too many: use --record ${record}.`],
    [['jobs', 'replay', '12'], 2, '12 is one argument too many: use --job 12.'],
    [['events', 'show', record, 'twice'], 2, 'twice is one argument too many. `ops events show --help`'],
    [['clock', 'forward', 'later'], 2, 'later is not a duration'],
    [['clock', 'forward', '3d', '--yes'], 1, 'only where the demo made every agency'],
    [['keys', 'revoke', 'nothing', '--yes'], 1, 'There is no API key nothing.'],
  ])('says what is wrong with %j', async (words, code, message) => {
    const outcome = await ops(...words);
    expect([outcome.code, outcome.stdout]).toEqual([code, '']);
    expect(outcome.stderr).toContain(message);
  });

  it.each([
    [
      'a wrong password',
      (url: URL) => void (url.password = 'guessed-wrongly'),
      /rejected the password for \w+\. Check/,
    ],
    [
      'a port where nobody listens',
      (url: URL) => void (url.port = '1'),
      /^Cannot reach the database at \S+ \(ECONNREFUSED\)/,
    ],
    [
      'a database that is not there',
      (url: URL) => void (url.pathname = '/missing'),
      /has no database missing/,
    ],
  ])('says in words what is wrong with %s', async (_name, change, message) => {
    const url = new URL(tcpUrl(core.ownerUrl));
    change(url);
    const operate = operatorOf({ DATABASE_URL: url.href });
    const refused = await operate('agencies', 'list');
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(message);
    expect(refused.stderr).not.toMatch(/guessed-wrongly|\n +at /);
    const checked = jsonOf(await operate('check', '--json')) as { check: string; detail: string }[];
    expect(checked.find(({ check }) => check === 'database')!.detail).toMatch(message);
  });

  it('says in words what the database refuses', async () => {
    await core.owner.query('alter table tenants rename column slug to former_slug');
    try {
      expect(await ops('agencies', 'list')).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^The database refused a statement: column .*slug.* \(42703\)\.\n$/),
      });
    } finally {
      await core.owner.query('alter table tenants rename column former_slug to slug');
    }
  });

  it('refuses a database without the migrations of this version', async () => {
    await core.owner.query(
      "update app.migrations set name = name || 'x' where name = (select max(name) from app.migrations)",
    );
    try {
      expect(await ops('agencies', 'list')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('make migrate'),
      });
      expect(await ops('migrations')).toMatchObject({ code: 1, stdout: expect.stringContaining('pending') });
    } finally {
      await core.owner.query(
        "update app.migrations set name = rtrim(name, 'x') where name = (select max(name) from app.migrations)",
      );
    }
    expect((await ops('migrations')).code).toBe(0);
  });
});

it('runs as a program, which ends with the code', async () => {
  const script = new URL('../../scripts/ops.ts', import.meta.url).pathname;
  const env = { PATH: process.env['PATH'], DATABASE_URL: core.ownerUrl };
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...words], {
      env,
    });
  expect((await run('agencies', 'list')).stdout).toMatch(/^SLUG +NAME +STATUS/);
  await expect(run('agencies', 'suspend', 'northlight', '--reason', 'x')).rejects.toMatchObject({
    code: 3,
    stderr: expect.stringContaining('add --yes'),
  });
});

describe('agencies', () => {
  it('are created with a link for their owner, and listed', async () => {
    const created = jsonOf(
      await ops(
        'agencies',
        'create',
        '--name',
        'Café Léon',
        '--owner-email',
        'leon@cafe.example',
        '--time-zone',
        'Europe/Paris',
        '--json',
      ),
    );
    expect(created).toMatchObject({ slug: 'cafe-leon', owner: 'leon@cafe.example' });
    expect(created.invitation).toMatch(/\/console\/invitation\?token=[\w-]{43}$/);
    const listed = jsonOf(await ops('agencies', 'list', '--json'));
    expect(listed).toContainEqual(
      expect.objectContaining({ slug: 'cafe-leon', status: 'active', members: 1, time_zone: 'Europe/Paris' }),
    );
    expect((await audit('agencies create', created.id)).map(({ action }) => action)).toEqual([
      'created',
      'invited',
    ]);
    expect(
      await ops('agencies', 'create', '--name', 'Café Leon', '--owner-email', 'leon@cafe.example'),
    ).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cafe-leon is taken'),
    });
  });

  it('are invited to BASE_URL; without it, the command says where the link leads', async () => {
    const create = ['agencies', 'create', '--owner-email', 'maya@example.com', '--name'];
    const local = await ops(...create, 'Without an address');
    expect(local.stdout).toContain('http://127.0.0.1:4000/console/invitation?token=');
    expect(local.stdout).toContain(
      'BASE_URL is not set, so the invitation starts with http://127.0.0.1:4000, ',
    );
    const operate = operatorOf({ DATABASE_URL: core.ownerUrl, BASE_URL: 'https://agency.example' });
    const { stdout } = await operate(...create, 'With an address');
    expect(stdout).toContain('https://agency.example/console/invitation?token=');
    expect(stdout).not.toContain('BASE_URL');
  });

  it('are suspended and resumed, with an audit row each', async () => {
    await ops('agencies', 'suspend', 'northlight', '--reason', 'Unpaid invoices', '--yes');
    expect((await ops('agencies', 'list', '--status', 'suspended')).stdout).toMatch(
      /northlight.*Unpaid invoices/,
    );
    expect((await ops('agencies', 'resume', agency)).stdout).toContain('Northlight is active again');
    expect(await audit('agencies suspend')).toEqual([
      { action: 'suspended', actor_type: 'system', record_kind: 'agency' },
    ]);
    expect(await audit('agencies resume')).toHaveLength(1);
  });
});

describe('lists', () => {
  const rows = [
    { slug: 'tokyo', name: 'Tokyo 東京支社', members: 3, reason: 'x'.repeat(90), id: record },
    { slug: 'oslo', name: 'Öslo e\u0301', members: 12, reason: null, id: record },
  ];
  it('align letters of every width, and give way on a narrow terminal without losing ids', () => {
    const lines = asText({ rows }, 100).trimEnd().split('\n');
    expect(lines).toEqual([
      `SLUG   NAME            MEMBERS  REASON${' '.repeat(26)}ID`,
      `tokyo  Tokyo 東京支社        3  ${'x'.repeat(29)}…  ${record}`,
      `oslo   Öslo e\u0301${' '.repeat(15)}12  -${' '.repeat(31)}${record}`,
    ]);
    expect(asText({ rows }).split('\n')[1]).toContain('x'.repeat(90));
  });

  it('of agencies are searched and limited, and say what they leave out', async () => {
    expect(jsonOf(await ops('agencies', 'list', '--search', 'NÖRTHL', '--json'))).toHaveLength(1);
    expect(jsonOf(await ops('agencies', 'list', '--search', 'north_light', '--json'))).toEqual([]);
    await core.createTenant();
    const limited = await ops('agencies', 'list', '--limit', '1');
    expect(limited.stdout).toMatch(/; the first 1 are shown, --limit shows more\n$/);
    expect((await ops('agencies', 'list', '--limit', '0')).code).toBe(2);
  });
});

describe('keys', () => {
  it('are created, rotated and revoked', async () => {
    const key = jsonOf(
      await ops(
        'keys',
        'create',
        '--agency',
        'northlight',
        '--name',
        'Reports',
        '--permissions',
        'clients.view, clients.edit',
        '--expires',
        '90d',
        '--json',
      ),
    );
    const rotated = jsonOf(await ops('keys', 'rotate', key.id, '--json'));
    expect(rotated.id).toBe(key.id);
    const listed = await ops('keys', 'list', '--agency', agency);
    expect(listed.stdout).toMatch(/northlight.*Reports.*rotating/);
    expect(listed.stdout).not.toContain(rotated.secret);
    expect((await ops('keys', 'revoke', key.id, '--yes')).stdout).toBe('revoked\n');
    expect((await ops('keys', 'list')).stdout).toMatch(/Reports.*revoked/);
  });

  it.each([
    [
      ['--name', 'x', '--permissions', 'clients.fly', '--agency', 'northlight'],
      'These permissions do not exist: clients.fly.',
    ],
    [['--name', 'x', '--permissions', 'clients.view', '--agency', 'nowhere'], 'There is no agency nowhere.'],
    [
      ['--name', 'x', '--permissions', 'clients.view', '--agency', 'northlight', '--expires', '2001-01-01'],
      '--expires lies in the past.',
    ],
  ])('are refused with %j', async (words, message) => {
    expect((await ops('keys', 'create', ...words)).stderr).toContain(message);
  });
});

describe('parked events', () => {
  it('are listed with their error, replayed as chosen, and dropped', async () => {
    await core.owner.query(
      "insert into app.parked_events (consumer, tenant_id, event_id, sequence, event_type, error) select 'search', $1, gen_random_uuid(), n, 'client.created', 'no such index' from generate_series(1, 3) n",
      [agency],
    );
    await core.owner.query(
      "insert into app.event_positions (consumer, tenant_id, position, ready_to, due_at, failures, last_error) values ('webhooks', $1, 0, 9, now(), 2, 'broken')",
      [agency],
    );
    expect((await ops('events', 'waiting')).stdout).toMatch(/webhooks +northlight.*broken/);
    const [first] = jsonOf(await ops('events', 'list', '--consumer', 'search', '--json'));
    expect(first).toMatchObject({ type: 'client.created', error: 'no such index' });
    expect((await ops('events', 'list', '--consumer', 'webhooks')).stdout).toBe('none\n');
    expect((await ops('events', 'show', first.event)).stdout).toContain('no such index');
    expect((await ops('events', 'replay', '--event', first.event)).stdout).toMatch(/^1 parked event /);
    expect(
      (await core.owner.query('select from app.parked_events where replay_at is not null')).rowCount,
    ).toBe(1);
    expect((await ops('events', 'drop', '--agency', 'northlight', '--yes')).stdout).toMatch(
      /^3 parked events dropped/,
    );
    expect(await audit('events drop')).toHaveLength(3);
  });
});

describe('parked timers', () => {
  it('are listed, fire again, and are dropped', async () => {
    await core.db.write(agency, async (scope) => {
      for (const slot of ['one', 'two'])
        setTimer(scope, { kind: 'note', recordId: record, slot }, new Date());
    });
    await core.owner.query("update timers set parked_at = now(), attempts = 10, last_error = 'down'");
    expect((await ops('timers', 'list')).stdout).toMatch(/northlight +note.*down/);
    expect((await ops('timers', 'replay', '--record', record)).stdout).toContain('2 timers will fire again');
    expect((await ops('timers', 'list')).stdout).toBe('none\n');
    expect(jsonOf(await ops('timers', 'show', record, '--json'))).toHaveLength(2);
    await core.owner.query('update timers set parked_at = now()');
    expect((await ops('timers', 'drop', '--all', '--yes')).stdout).toContain('2 timers dropped');
    expect(await audit('timers drop')).toHaveLength(2);
  });
});

describe('dead jobs', () => {
  it('are listed without their input, run again, and are dropped', async () => {
    const { rows } = await core.owner.query<{ id: string }>(
      `select id::text from graphile_worker.add_job('invoke_operation', json_build_object('tenantId', $1::text, 'operationId', 'createClient', 'input', json_build_object('body', json_build_object('password', 'hush'))), max_attempts => 2)`,
      [agency],
    );
    const id = rows[0]!.id;
    expect((await ops('jobs', 'list')).stdout).toBe('none\n');
    await core.owner.query(
      "update graphile_worker._private_jobs set attempts = 1, last_error = 'no luck yet' where id = $1",
      [id],
    );
    const { stdout, stderr } = await ops('jobs', 'list');
    expect(stdout + stderr).toContain('1 more job failed and will be tried again: see --failing');
    expect((await ops('jobs', 'list', '--failing')).stdout).toMatch(
      /invoke_operation +northlight +1 +2 .*no luck yet/,
    );
    const die = () =>
      core.owner.query(
        "update graphile_worker._private_jobs set attempts = 2, last_error = 'broken' where id = $1",
        [id],
      );
    await die();
    expect((await ops('jobs', 'list', '--agency', 'northlight')).stdout).toMatch(
      /invoke_operation +northlight.*broken/,
    );
    const shown = (await ops('jobs', 'show', id)).stdout;
    expect(shown).toContain('createClient');
    expect(shown).not.toContain('hush');
    expect((await ops('jobs', 'replay', '--job', id)).stdout).toContain('1 job will run again');
    expect((await ops('jobs', 'list')).stdout).toBe('none\n');
    await die();
    expect((await ops('jobs', 'drop', '--task', 'invoke_operation', '--yes')).stdout).toContain(
      '1 job dropped',
    );
    expect(await audit('jobs drop')).toHaveLength(1);
  });
});

it('purges at once, and says what', async () => {
  await core.owner.query(
    "insert into app.system_mails (kind, from_address, to_address, subject, provider, status, expires_at, created_at) values ('x', 'a@b.example', 'c@d.example', 's', 'smtp', 'sent', now(), now() - interval '31 days')",
  );
  expect((await ops('purge')).code).toBe(3);
  expect((await ops('purge', '--yes')).stdout).toMatch(/app\.system_mails +1\n/);
  expect(await audit('purge', noAgency)).toHaveLength(1);
});

describe('check', () => {
  it('counts workers that are connected, and none that a restored dump tells of', async () => {
    await core.owner.query("insert into app.job_pools (id) values ('pool-of-test')");
    expect((await ops('check')).stdout).toMatch(/workers +warn +No worker runs/);
    const worker = new pg.Client({
      connectionString: core.ownerUrl,
      application_name: connectionName('pool-of-test'),
    });
    await worker.connect();
    try {
      expect((await ops('check')).stdout).toMatch(/workers +ok +1 worker running/);
      await core.owner.query("update app.job_pools set seen_at = now() - interval '31 seconds'");
      expect((await ops('check')).stdout).toMatch(/workers +warn +No worker runs/);
    } finally {
      await worker.end();
      await core.owner.query('delete from app.job_pools');
    }
  });

  it('names an index whose build did not end, and the cure', async () => {
    const reader = new pg.Client(core.ownerUrl);
    await reader.connect();
    await reader.query('begin isolation level repeatable read; select from clients');
    const builder = new pg.Client(core.ownerUrl);
    await builder.connect();
    await builder.query("set statement_timeout = '300ms'");
    await builder.query('create index concurrently half_made on clients (id)').catch(() => {});
    await builder.end();
    await reader.end();
    try {
      expect((await ops('check')).stdout).toMatch(
        /indexes +warn +half-made, so that lists are slow: public\.half_made\. `make migrate` builds/,
      );
    } finally {
      await core.owner.query('drop index half_made');
    }
    expect((await ops('check')).stdout).toMatch(/indexes +ok/);
  });

  it('finds a table that shows other agencies, and a mail server that does not answer', async () => {
    const good = operatorOf({ DATABASE_URL: core.ownerUrl, ENCRYPTION_KEY: encryptionKey });
    const before = await good('check');
    expect(before.stdout).toMatch(/policies +ok/);
    expect(before.stdout).toMatch(/serving role +ok/);
    expect(before.code).toBe(0);
    await core.owner.query('create policy leak on clients for select using (true)');
    const broken = operatorOf({
      DATABASE_URL: core.ownerUrl,
      ENCRYPTION_KEY: encryptionKey,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@b.example',
    });
    const after = await broken('check');
    await core.owner.query('drop policy leak on clients');
    expect(after.code).toBe(1);
    expect(after.stdout).toMatch(/policies +fail +clients: the policy leak shows other agencies/);
    expect(after.stdout).toMatch(/mail +fail +127\.0\.0\.1:1/);
  });
});

it('moves the clock of a demo forward', async () => {
  const other = await openCoreDatabase();
  try {
    const demo = await other.createTenant();
    await other.owner.query(
      "insert into audit_log (tenant_id, record_kind, record_id, action, operation_id, actor_type, request_id) values ($1, 'user', $1, 'created', 'demo', 'system', 'x')",
      [demo],
    );
    const operate = operatorOf({ DATABASE_URL: other.ownerUrl });
    expect((await operate('clock', 'forward', '3d', '--yes')).stdout).toMatch(/^It is /);
    expect((await operate('clock')).stdout).toMatch(/moved forward +3 d 0 h/);
  } finally {
    await other.close();
  }
});
