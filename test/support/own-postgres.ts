import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chooseAccount } from '#src/platform/db/embedded/account.ts';
import { findBinaries, type Binaries } from '#src/platform/db/embedded/binaries.ts';
import { openCluster, type Cluster } from '#src/platform/db/embedded/cluster.ts';
import { findPostmaster, freePort, spawnPostmaster } from '#src/platform/db/embedded/postmaster.ts';

const settings = { fsync: 'off', full_page_writes: 'off', shared_buffers: '64MB', max_connections: '100' };

/**
 * A Postgres server that nobody but the test starts and stops, as an operator's own: for what happens to a service whose
 * database goes away.
 */
export class OwnPostgres {
  readonly #room: string;
  readonly #cluster: Cluster;
  readonly #binaries: Binaries;
  readonly #port: number;

  private constructor(room: string, cluster: Cluster, binaries: Binaries, port: number) {
    this.#room = room;
    this.#cluster = cluster;
    this.#binaries = binaries;
    this.#port = port;
  }

  /** A new server, with the database `agency` of the role `owner`, who is no superuser. */
  static async start(): Promise<OwnPostgres> {
    const room = await mkdtemp(join(tmpdir(), 'own-postgres-'));
    const home = join(room, 'postgres');
    const account = chooseAccount(home);
    const binaries = await findBinaries(account);
    const server = new OwnPostgres(
      room,
      await openCluster(home, binaries, account),
      binaries,
      await freePort(),
    );
    await server.up();
    await server.asSuperuser(async (client) => {
      await client.query(
        `create role owner login createdb createrole password ${pg.escapeLiteral(server.#cluster.password)}`,
      );
      await client.query('create database agency owner owner');
    });
    return server;
  }

  get ownerUrl(): string {
    return `postgres://owner:${this.#cluster.password}@127.0.0.1:${this.#port}/agency`;
  }

  /** Starts the server, and waits until it takes connections. */
  async up(): Promise<void> {
    const child = spawnPostmaster(this.#cluster, this.#binaries, this.#port, settings);
    for (;;) {
      const isThere = await this.asSuperuser(async () => true).catch(() => false);
      if (isThere) return;
      if (child.exitCode !== null)
        throw new Error(`The server ended with ${child.exitCode}; see ${this.#cluster.log}.`);
      await sleep(20);
    }
  }

  /** `SIGINT` ends connections and stops, `SIGQUIT` is a crash. Waits until nothing is left of the server. */
  async down(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const pid = findPostmaster(this.#cluster)?.pid;
    if (pid === undefined) return;
    process.kill(pid, signal);
    while (findPostmaster(this.#cluster) !== null) await sleep(20);
  }

  /** Everything that the server has written to its log. */
  readLog(): Promise<string> {
    return readFile(this.#cluster.log, 'utf8');
  }

  async asSuperuser<T>(work: (client: pg.Client) => Promise<T>, database = 'postgres'): Promise<T> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.#port,
      user: 'postgres',
      password: this.#cluster.password,
      database,
    });
    client.on('error', () => {});
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Ends every connection of the service, as an operator or a failing network would. Answers how many there were. */
  terminateAll(): Promise<number> {
    return this.asSuperuser(
      async (client) =>
        (
          await client.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'agency'",
          )
        ).rowCount ?? 0,
    );
  }

  async remove(): Promise<void> {
    await this.down('SIGINT');
    await rm(this.#room, { recursive: true, force: true });
  }
}
