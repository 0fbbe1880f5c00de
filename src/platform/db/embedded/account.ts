import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartError } from '#src/platform/errors/index.ts';

/** The operating-system user that the server's processes run as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Postgres refuses to run as root. Under root its processes run as whoever owns `home` already, else as `postgres`
 * (made where it is missing), else as `nobody`. Null: as ourselves.
 */
export function chooseAccount(home: string): Account | null {
  const me = process.getuid?.();
  const owner = statSync(home, { throwIfNoEntry: false });
  if (me !== 0) {
    if (owner === undefined || owner.uid === me) return null;
    throw new StartError(
      `${home} belongs to another user (uid ${owner.uid}). Start as that user, or set DATA_DIR to another folder.`,
    );
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (
    findAccount('postgres') ??
    createAccount('postgres') ??
    findAccount('nobody') ?? { uid: 65534, gid: 65534 }
  );
}

function findAccount(name: string): Account | null {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}

function createAccount(name: string): Account | null {
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name],
      { stdio: 'ignore' },
    );
  } catch {
    return null; // no useradd here, or /etc is read-only
  }
  return findAccount(name);
}
