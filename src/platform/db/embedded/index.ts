import type { ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '#src/platform/errors/index.ts';
import { chooseAccount } from './account.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { findPostmaster, freePort, logTail, spawnPostmaster, type Postmaster } from './postmaster.ts';

export interface EmbeddedOptions {
  /** The cluster lives in `postgres/` below it. */
  readonly dataDir: string;
  readonly log?: { warn(message: string): void };
  /** Settings over the ones below, for a server that this call starts. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** Database `agency`, as role `owner`: no superuser, as on any rented Postgres. */
  readonly ownerUrl: string;
  /** Whether this call started the server, rather than joining one that ran already. */
  readonly owned: boolean;
  /** Leaves the server; the last process to leave stops it. Further calls wait for the first. */
  stop(): Promise<void>;
}

const defaults: Readonly<Record<string, string>> = {
  max_connections: '200',
  shared_buffers: '256MB',
  // One machine, no replicas: less log to write.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  // Our statements are short; compiling them takes longer than running them.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] %a ',
};

const startTimeoutMs = 60_000;
const startAttempts = 5;
// Names the lease among advisory locks of database `postgres`.
const leaseKey = 41_150;

/** One process's share in a server: while any exists, nobody stops it. It ends with the connection, so a crash ends it too. */
interface Lease {
  readonly client: pg.Client;
  readonly postmaster: Postmaster;
  readonly started: boolean;
}

/**
 * Starts the Postgres that comes with the npm packages, or joins it: several processes may use one `dataDir`, in any
 * order of coming and going. Recovers from a server that outlived its starter, from lock files of the dead and from
 * half-made clusters. Should the server die while we run, it is started again on the same port.
 */
export async function startEmbedded({ dataDir, log, settings }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const home = resolve(dataDir, 'postgres');
  await mkdir(join(home, '..'), { recursive: true });
  const account = chooseAccount(home);
  const binaries = await findBinaries(account);
  const cluster = await openCluster(home, binaries, account);
  const wanted = { ...defaults, ...settings };

  let lease = takeLease(cluster, binaries, wanted);
  const {
    client,
    started,
    postmaster: { port },
  } = await lease;
  await prepareDatabase(client, cluster);
  let leaving = false;
  let left: Promise<void> | undefined;
  /** A server that cannot be had back rejects here, unhandled: without its database the process has to end. */
  const rejoin = async (): Promise<void> => {
    if (leaving) return;
    log?.warn('The embedded Postgres stopped; restarting it.');
    lease = takeLease(cluster, binaries, wanted, port);
    const { client: next, postmaster } = await lease;
    if (postmaster.port !== port)
      log?.warn(
        `Port ${port} is now in use by another program; restart this process to reconnect to Postgres.`,
      );
    next.once('end', () => void rejoin());
  };
  client.once('end', () => void rejoin());

  return {
    ownerUrl: `postgres://owner:${cluster.password}@127.0.0.1:${port}/agency`,
    owned: started,
    stop: () => {
      leaving = true;
      return (left ??= lease.then((held) => leave(held, cluster)));
    },
  };
}

/** Joins the running server, or starts one; keeps at it while servers come and go under our hands. */
async function takeLease(
  cluster: Cluster,
  binaries: Binaries,
  settings: Readonly<Record<string, string>>,
  preferredPort?: number,
): Promise<Lease> {
  const deadline = Date.now() + startTimeoutMs;
  let child: ChildProcess | undefined;
  for (let attempts = 0; Date.now() < deadline; await sleep(10)) {
    const postmaster = findPostmaster(cluster);
    if (postmaster?.isReady) {
      const client = await connect(cluster, postmaster);
      if (client) return { client, postmaster, started: postmaster.pid === child?.pid };
    }
    if (postmaster || isRunning(child)) continue;
    if (attempts === startAttempts)
      throw new StartError(
        `The embedded Postgres failed to start. Its log (${cluster.log}) ends with:\n${logTail(cluster)}`,
      );
    attempts += 1;
    child = spawnPostmaster(cluster, binaries, await freePort(preferredPort), settings);
    child.once('error', () => {}); // shows as a child that has no pid
  }
  throw new StartError(
    `The embedded Postgres was not ready after ${startTimeoutMs / 1000} seconds. Its log (${cluster.log}) ends with:\n${logTail(cluster)}`,
  );
}

const isRunning = (child: ChildProcess | undefined): boolean =>
  child?.pid !== undefined && child.exitCode === null && child.signalCode === null;

/** Null: the server is on its way down; look again. The random password also proves that the server is ours. */
async function connect({ password }: Cluster, { port }: Postmaster): Promise<pg.Client | null> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'postgres',
    application_name: 'agency-lease',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [leaseKey]);
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    if ((error as pg.DatabaseError).code === '28P01')
      throw new StartError(
        'The embedded Postgres rejected its stored password. If the password was changed manually, change it back.',
        {
          cause: error,
        },
      );
    return null;
  }
}

/** The role and the database that the service works with, made at the first start. */
async function prepareDatabase(client: pg.Client, { password }: Cluster): Promise<void> {
  const found = await client.query("select 1 from pg_database where datname = 'agency'");
  if (found.rowCount === 1) return;
  // Two processes may be here at once: the loser's statements find everything made.
  const attempt = (text: string) =>
    client.query(text).catch((error: pg.DatabaseError) => {
      if (!['42710', '42P04', '23505'].includes(error.code ?? '')) throw error;
    });
  await attempt(`create role owner login createdb createrole password ${pg.escapeLiteral(password)}`);
  await attempt('create database agency owner owner');
}

async function leave({ client, postmaster }: Lease, cluster: Cluster): Promise<void> {
  try {
    const { rows } = await client.query<{ last: boolean }>(
      'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as last',
      [leaseKey],
    );
    // The exclusive lock is held until the server ends our connection: a newcomer waits for it and then starts anew.
    if (rows[0]?.last) return await shutDown(postmaster, cluster);
  } catch {
    return; // it is down already
  } finally {
    await client.end().catch(() => {});
  }
}

async function shutDown({ pid }: Postmaster, cluster: Cluster): Promise<void> {
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 20_000;
  while (findPostmaster(cluster)?.pid === pid) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await sleep(10);
  }
}
