import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#src/platform/db/embedded/index.ts';
import { bundleServer } from '../../scripts/bundle.ts';
import { buildConsole } from '../../scripts/console.ts';
import { furnish, type Furnished } from './furnished.ts';
import { serverHome } from './server-home.ts';
import { dropLeftovers, dropShared, lockName, prepareTemplate } from './template.ts';
import { socketUrl, superuserUrl } from './urls.ts';

/** What the run offers to its test files. */
export interface TestServer {
  /** A role that may create databases, and insert rows without triggers (`allowCopies`). */
  readonly url: string;
  /** The migrated database to clone. */
  readonly template: string;
  /** How the names of this run's databases begin. */
  readonly prefix: string;
  readonly furnished: Furnished;
}

declare module 'vitest' {
  export interface ProvidedContext {
    server: TestServer;
  }
}

// A crash of the machine may take the databases of a test run with it; nothing waits for the disk.
const settings = {
  fsync: 'off',
  // Tables live for minutes: an eighth of what Postgres does in a run.
  autovacuum: 'off',
  // A run makes 5,000 connections, each of which would compute 4,096 hashes to show that it knows the password.
  scram_iterations: '1',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  // As reads of the service have it. Others would plan a statement anew for the first five times, which most never reach in a run.
  plan_cache_mode: 'force_generic_plan',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
};

/**
 * One Postgres for the whole run: the server of TEST_DATABASE_URL, else an embedded one with its data in memory, which
 * parallel runs of the clone share and the last one stops.
 */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildConsole({ ifStale: true });
  await bundleServer({ ifStale: true });
  const dataDir = serverHome(fileURLToPath(new URL('../..', import.meta.url)));
  const given = process.env['TEST_DATABASE_URL'];
  const embedded = given
    ? null
    : await startEmbedded({ dataDir, settings: { ...settings, ...socketSettings(dataDir) } });
  const url = given ?? socketUrl(embedded!.ownerUrl, join(dataDir, 'postgres/data')) ?? embedded!.ownerUrl;
  const admin = new pg.Client({ connectionString: url, application_name: 'test-run' });
  const prefix = `test_${randomBytes(4).toString('hex')}_`;
  const tearDown = async () => {
    await dropShared(admin, prefix).catch(() => {}); // a server that has gone has dropped them too
    await admin.end();
    await embedded?.stop();
  };
  try {
    await admin.connect();
    await admin.query('select pg_advisory_lock_shared(hashtext($1))', [lockName(prefix)]);
    await allowCopies(new URL(url).username, given ?? superuserUrl(url));
    if (!given) await trustSocket(join(dataDir, 'postgres/data/pg_hba.conf'), superuserUrl(url));
    const template = await prepareTemplate(admin, url);
    await dropLeftovers(admin, template);
    provide('server', { url, template, prefix, furnished: await furnish(admin, url, template, prefix) });
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}

/** A socket in the folder of the data, as the server sees it. Where its address is longer than a system may take, there is none. */
const socketSettings = (dataDir: string): Record<string, string> =>
  join(dataDir, 'postgres/data/.s.PGSQL.65535.lock').length < 100 ? { unix_socket_directories: '.' } : {};

/** Lets the owner role insert copies of rows that are known to be right, without triggers and checks of references. */
async function allowCopies(owner: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'test-run' });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: string }>(
      "select quote_ident(rolname) as role from pg_roles where rolname = $1 and not has_parameter_privilege(oid, 'session_replication_role', 'set')",
      [owner],
    );
    for (const { role } of rows)
      await client.query(`grant set on parameter session_replication_role to ${role}`);
  } finally {
    await client.end();
  }
}

/**
 * Whoever reaches the socket may come in: its folder is the run's own. Proofs that both sides know a password are a fifth of what
 * opening a connection costs, and a run opens 5,000. By TCP the server asks for passwords, as it does in production.
 */
async function trustSocket(rules: string, url: string): Promise<void> {
  const trust = 'local all all trust\n';
  const found = readFileSync(rules, 'utf8');
  if (found.startsWith(trust)) return;
  writeFileSync(rules, trust + found);
  const client = new pg.Client({ connectionString: url, application_name: 'test-run' });
  await client.connect();
  try {
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}
