import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { chooseAccount, type Account } from '#src/platform/db/embedded/account.ts';
import { freePort } from '#src/platform/db/embedded/postmaster.ts';

const run = promisify(execFile);

/** Where the Postgres of this machine has its programs; undefined where there is none with a server. */
export const systemBinaries = ((): string | undefined => {
  const { stdout, error } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const folder = error === undefined ? stdout.trim() : '';
  const isWhole = ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].every((name) =>
    existsSync(join(folder, name)),
  );
  return folder !== '' && isWhole ? folder : undefined;
})();

/** A server of the Postgres that this machine has, for its `pg_dump`: the one that comes with the service has none. */
export class SystemPostgres {
  readonly #room: string;
  readonly #account: Account | null;
  readonly #port: number;
  readonly #password = randomBytes(12).toString('hex');

  private constructor(room: string, account: Account | null, port: number) {
    this.#room = room;
    this.#account = account;
    this.#port = port;
  }

  /** A new server with the role `owner`, which is no superuser, and no database of it. */
  static async start(): Promise<SystemPostgres> {
    const room = await mkdtemp(join(tmpdir(), 'system-postgres-'));
    const account = chooseAccount(join(room, 'data'));
    if (account !== null) await chown(room, account.uid, account.gid);
    await chmod(room, 0o700);
    const server = new SystemPostgres(room, account, await freePort());
    await server.#start();
    await server.asSuperuser((client) =>
      client.query(`create role owner login createrole password '${server.#password}'`),
    );
    return server;
  }

  async #start(): Promise<void> {
    await writeFile(join(this.#room, 'password'), this.#password, { mode: 0o644 });
    await this.#run('initdb', [
      '--pgdata=data',
      '--username=postgres',
      '--pwfile=password',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ]);
    const options = `-c port=${this.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
    await this.#run('pg_ctl', ['start', '--wait', '--pgdata=data', '--log=log', `--options=${options}`]);
  }

  #run(program: string, args: readonly string[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      // The server inherits the streams, so they are not waited for.
      const child = execFile(join(systemBinaries!, program), [...args], {
        ...this.#account,
        cwd: this.#room,
      });
      child.on('error', reject);
      child.on('exit', (code) =>
        code === 0 ? resolve(undefined) : reject(new Error(`${program} ended with ${code}.`)),
      );
    });
  }

  urlOf(database: string): string {
    return `postgres://owner:${this.#password}@127.0.0.1:${this.#port}/${database}`;
  }

  async asSuperuser<T>(work: (client: pg.Client) => Promise<T>, database = 'postgres'): Promise<T> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.#port,
      user: 'postgres',
      password: this.#password,
      database,
    });
    await client.connect();
    return work(client).finally(() => client.end());
  }

  /** Runs a command of a guide in `folder`, with the programs of the server's version. */
  async shell(command: string, folder: string, databaseUrl: string): Promise<number> {
    const env = {
      ...process.env,
      PATH: `${systemBinaries}:${process.env['PATH']}`,
      DATABASE_URL: databaseUrl,
    };
    return run('bash', ['-c', command], { cwd: folder, env }).then(
      () => 0,
      ({ code }: { code: number }) => code,
    );
  }

  async remove(): Promise<void> {
    await this.#run('pg_ctl', ['stop', '--wait', '--mode=immediate', '--pgdata=data']).catch(() => {});
    await rm(this.#room, { recursive: true, force: true });
  }
}
