import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const name = /^agency-tests-[0-9a-f]{16}$/;
/** What a run may need at once, and as much again for others. */
const roomNeeded = 4 * 2 ** 30;

/**
 * Where the run's Postgres keeps its data: in memory if the machine has a file system there with room, as a new database is 1,600
 * files, which take a disk three times as long. Else in `.cache/test` of the clone.
 */
export function serverHome(clone: string, folder = memory): string {
  const onDisk = join(clone, '.cache/test');
  try {
    if (!hasRoom(folder)) return onDisk;
    removeOrphans(folder);
    const home = join(
      folder,
      `agency-tests-${createHash('sha256').update(clone).digest('hex').slice(0, 16)}`,
    );
    mkdirSync(home, { mode: 0o700, recursive: true });
    // Anybody may have made a folder of this name there.
    if (!isOurs(home)) return onDisk;
    writeFileSync(join(home, 'clone'), clone);
    return home;
  } catch {
    return onDisk;
  }
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= roomNeeded;
}

function isOurs(home: string): boolean {
  const { uid, mode } = lstatSync(home);
  return uid === process.getuid?.() && (mode & 0o077) === 0;
}

/** The data of clones that were deleted. */
function removeOrphans(folder: string): void {
  for (const home of readdirSync(folder)
    .filter((one) => name.test(one))
    .map((one) => join(folder, one))) {
    if (!isOurs(home) || !existsSync(join(home, 'clone'))) continue;
    if (!existsSync(readFileSync(join(home, 'clone'), 'utf8')))
      rmSync(home, { recursive: true, force: true });
  }
}
