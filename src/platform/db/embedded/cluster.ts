import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, lchown, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#src/platform/errors/index.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

/** A database cluster on disk. `home` holds `data`, the superuser's password and the server's log. */
export interface Cluster {
  readonly data: string;
  readonly log: string;
  readonly password: string;
  readonly account: Account | null;
  /** How the server's processes name `data`; see `reachableName`. */
  readonly dataName: string;
}

const run = promisify(execFile);
const locales = process.platform === 'darwin' ? ['en_US.UTF-8', 'C'] : ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Environment of the server's processes: nothing of ours but what they need. */
export const serverEnvironment = { PATH: process.env.PATH, LC_ALL: locales[0], TZ: 'UTC' };

/** Opens the cluster in `home`, making it first where there is none. */
export async function openCluster(
  home: string,
  binaries: Binaries,
  account: Account | null,
): Promise<Cluster> {
  const data = join(home, 'data');
  if (!(await readFile(join(data, 'PG_VERSION')).catch(() => null)))
    await createCluster(home, binaries, account);
  if (account !== null) await giveTo(home, account);
  await checkVersion(data, binaries);
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  return { data, log: join(home, 'server.log'), password, account, dataName: reachableName(data, account) };
}

/** A copy that root made, such as a restored backup, belongs to root; the server's user could not read it. */
async function giveTo(home: string, { uid, gid }: Account): Promise<void> {
  if ((await stat(join(home, 'data'))).uid === uid) return;
  for (const name of await readdir(home, { recursive: true })) await lchown(join(home, name), uid, gid);
  await lchown(home, uid, gid);
}

/**
 * Under root the server's user often cannot walk to `data` (a checkout in /root, mode 0700). Its processes are started
 * with `data` as working directory and name it by that: the link leads there without passing the folders above.
 */
function reachableName(data: string, account: Account | null): string {
  return account !== null && process.platform === 'linux' ? '/proc/self/cwd' : data;
}

/**
 * Everything is prepared in a folder beside `home`, which takes its name in one step when it is complete. So a half-made
 * cluster is never seen, and of two processes that make one at once the first wins and the other uses the winner's.
 */
async function createCluster(home: string, binaries: Binaries, account: Account | null): Promise<void> {
  await removeAbandoned(home);
  const staging = `${home}.new-${process.pid}`;
  const data = join(staging, 'data');
  await mkdir(data, { recursive: true, mode: 0o700 });
  await writeFile(join(staging, 'password'), `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (account)
    for (const path of [staging, data, join(staging, 'password')])
      await chown(path, account.uid, account.gid);
  await initialise(data, binaries, account);
  await rename(staging, home).catch(async (error: NodeJS.ErrnoException) => {
    await rm(staging, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

async function initialise(data: string, binaries: Binaries, account: Account | null): Promise<void> {
  const name = reachableName(data, account);
  for (const locale of locales) {
    // Collation is the built-in one everywhere, so lists sort alike on every machine; the locale serves character classes.
    const flags = [
      '-D',
      name,
      '--username=postgres',
      `--pwfile=${name}/../password`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${locale}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ];
    try {
      await run(binaries.initdb, flags, { ...account, cwd: data, env: serverEnvironment });
      return;
    } catch (error) {
      const { stderr } = error as { stderr?: string };
      if (!stderr?.includes('invalid locale name'))
        throw new Error(`initdb failed: ${stderr?.trim() || String(error)}`, { cause: error });
    }
  }
  throw new StartError(
    `None of the locales ${locales.join(', ')} is installed on this machine. Install one of them, or set DATABASE_URL to a Postgres server.`,
  );
}

/** What a killed process left behind while it made a cluster. */
async function removeAbandoned(home: string): Promise<void> {
  const parent = join(home, '..');
  const prefix = `${home.slice(parent.length + 1)}.new-`;
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length));
    if (pid === process.pid || !isRunning(pid))
      await rm(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function checkVersion(data: string, { version }: Binaries): Promise<void> {
  const stored = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  const major = version.split('.')[0];
  if (major === stored) return;
  throw new StartError(
    `${data} was written by Postgres ${stored}, and Postgres ${major} cannot read it. Move the folder away to start with an empty database, or dump it with Postgres ${stored} and restore the dump.`,
  );
}
