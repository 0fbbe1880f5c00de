// node bench/work.ts [SIZE...]: what reads of tasks and a bulk change cost with 10,000, 100,000 and a million tasks in 50
// agencies, with the plans of the statements behind them (--plans). DATABASE_URL names a superuser of another server than the
// embedded one.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '#src/config.ts';
import { startEmbedded } from '#src/platform/db/embedded/index.ts';
import { servingUrl } from '#src/platform/db/roles.ts';
import { createLogger } from '#src/platform/log.ts';
import { startService } from '#src/service.ts';
import { median } from './median.ts';
import { createWorkDatabase, fillTasks, type WorkAgency } from './work-data.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 30);
const given = process.argv.slice(2);
const sizes = given.filter((argument) => /^\d+$/.test(argument)).map(Number);
const showPlans = given.includes('--plans');

/** Statements that went to the database while somebody listens, to be explained afterwards. */
const statements = new Map<string, unknown[]>();
let isListening = false;
const query = pg.Client.prototype.query as (...parameters: unknown[]) => unknown;
pg.Client.prototype.query = function listen(this: pg.Client, ...parameters: unknown[]) {
  const config = parameters[0] as { text?: string; values?: unknown[] } | string;
  if (
    isListening &&
    typeof config === 'object' &&
    config.text !== undefined &&
    /from "?task/.test(config.text)
  )
    statements.set(config.text, config.values ?? []);
  return query.apply(this, parameters);
} as typeof pg.Client.prototype.query;

const dataDir = await mkdtemp(join(tmpdir(), 'agency-work-'));
const embedded =
  process.env['DATABASE_URL'] === undefined
    ? await startEmbedded({ dataDir, log: createLogger('warn') })
    : undefined;
const { ownerUrl, agencies } = await createWorkDatabase(
  process.env['DATABASE_URL'] ?? asSuperuser(embedded!.ownerUrl),
  'agency_work',
);
const config = {
  ...readConfig({}),
  port: 0,
  isPortChosen: true,
  role: 'serve' as const,
  seed: 'none' as const,
  rateLimitRest: 100_000_000,
  logLevel: 'silent' as const,
  responseCheckSample: 0,
  encryptionKeys: [Buffer.alloc(32, 7)],
};
const service = await startService({ config, ownerUrl, log: createLogger('silent') });

const filter = JSON.stringify({
  logical_operator: 'AND',
  conditions: [{ field: 'field_values.budget', operator: 'greater_than', value: '500' }],
  groups: [
    {
      logical_operator: 'OR',
      conditions: [
        { field: 'priority_level', operator: 'in_list', value: ['urgent', 'high'] },
        { field: 'due_date', operator: 'less_than', value: new Date().toISOString() },
      ],
    },
  ],
});
const reads: Record<string, (agency: WorkAgency) => string> = {
  'default list of 50': () => '/v1/tasks',
  'the same, by a member without tasks.manage': () => '/v1/tasks',
  'list with three filters and a nested group': () =>
    `/v1/tasks?status_scope=open&tags=tag-3&priority_level=urgent&priority_level=high&filter_group=${encodeURIComponent(filter)}`,
  search: () => '/v1/tasks?search=task%2012%20campaign',
  'group counts by status': () => '/v1/tasks/group-counts?group_by=status',
  'group counts by assignee, open': () => '/v1/tasks/group-counts?group_by=assigned_to&status_scope=open',
  'list of 50 stages': () => '/v1/task-stages',
  'stages of the caller': () => '/v1/task-stages/my-work',
  'my day': () => '/v1/my-day',
};

const call = async (
  agency: WorkAgency,
  path: string,
  { isMember = false, body }: { isMember?: boolean; body?: object } = {},
): Promise<number> => {
  const begin = performance.now();
  const answer = await fetch(service.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${isMember ? agency.memberToken : agency.token}`,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - begin;
};

const table: Record<string, string[]> = {};
const plans: string[] = [];
for (const size of sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]) {
  const begin = performance.now();
  await fillTasks(ownerUrl, size);
  console.log(`${size} tasks after ${Math.round((performance.now() - begin) / 1000)} s`);
  for (const [name, pathOf] of Object.entries(reads)) {
    const isMember = /member|caller|my day/.test(name);
    const times: number[] = [];
    for (let round = -3; round < rounds; round += 1) {
      const agency = agencies[(round + 3) % agencies.length]!;
      isListening = showPlans && round === -1;
      const took = await call(agency, pathOf(agency), { isMember });
      isListening = false;
      if (round >= 0) times.push(took);
    }
    times.sort((a, b) => a - b);
    (table[name] ??= []).push(
      `${median(times).toFixed(1)} (${times[Math.floor(times.length * 0.95)]!.toFixed(1)})`,
    );
    if (showPlans) plans.push(`## ${name}, ${size} tasks\n${await explainAll()}`);
  }
  await measureBulk();
}

console.log('\nmedian (p95) in ms, one call at a time\n');
for (const [name, figures] of Object.entries(table)) console.log(`${name.padEnd(48)} ${figures.join('   ')}`);
if (plans.length > 0) console.log(`\n${plans.join('\n')}`);
await service.stop();
await embedded?.stop();
await rm(dataDir, { recursive: true, force: true });

/** Filling leaves triggers and foreign keys out, which the role of the service may not. */
function asSuperuser(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = 'postgres';
  return url.toString();
}

async function measureBulk(): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const agency = agencies[round]!;
    const answer = await fetch(`${service.url}/v1/tasks?limit=200`, {
      headers: { authorization: `Bearer ${agency.token}` },
    });
    const ids = ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
    times.push(
      await call(agency, '/v1/tasks/bulk/update', {
        body: {
          ids,
          changes: { priority_level: round % 2 === 0 ? 'urgent' : 'low', add_tags: [`round-${Date.now()}`] },
        },
      }),
    );
  }
  (table['bulk change of 200'] ??= []).push(`${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})`);
}

/** The plans that the app role gets for what was sent, as one agency. */
async function explainAll(): Promise<string> {
  const client = new pg.Client({
    connectionString: await servingUrl(ownerUrl),
    options: '-c plan_cache_mode=force_generic_plan',
  });
  await client.connect();
  await client.query("select set_config('app.tenant_id', $1, false)", [agencies[2]!.id]);
  const texts: string[] = [];
  for (const [text, values] of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>({
      text: `explain (analyze, costs off, timing off) ${text}`,
      values,
    });
    texts.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  statements.clear();
  await client.end();
  return texts.join('\n---\n');
}
