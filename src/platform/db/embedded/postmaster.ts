import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { serverEnvironment, type Cluster } from './cluster.ts';

/** What the running server says about itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** The server that runs on this cluster, whoever started it; null when none does. A file that a crash left is ignored. */
export function findPostmaster({ data }: Cluster): Postmaster | null {
  const lines = readLockFile(data);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !servesFrom(pid, data)) return null;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Starts a server in a session of its own: Ctrl-C, which the terminal sends to the whole process group, must not reach
 * it before our requests in flight have ended. It therefore outlives a crash of ours; the next start adopts it.
 */
export function spawnPostmaster(
  cluster: Cluster,
  binaries: Binaries,
  port: number,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  removeStaleLockFile(cluster.data);
  trimLog(cluster.log);
  const all = { unix_socket_directories: '', ...settings, port: String(port), listen_addresses: '127.0.0.1' };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(cluster.log, 'a', 0o600);
  const child = spawn(binaries.postgres, ['-D', cluster.dataName, ...flags], {
    ...cluster.account,
    cwd: cluster.data,
    env: serverEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

/** A port that was free a moment ago: the system's choice, or the given one if it is free. */
export function freePort(preferred = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (preferred === 0 ? reject(error) : resolve(freePort())));
    probe.listen(preferred, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

/** The end of the server's log, for the message of a start that failed. */
export function logTail({ log }: Cluster): string {
  try {
    return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
  } catch {
    return '(no log)';
  }
}

function readLockFile(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Whether process `pid` is a server on `data`, and not a stranger that was given the number of a dead one. */
function servesFrom(pid: number, data: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false; // gone, or another user's: ours runs as ourselves or under root
  }
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
      'postgres',
    );
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false; // a zombie has no working directory
  }
}

/**
 * Postgres itself sees past the lock file of a dead process. It does not when the number has a new owner, as happens
 * to a container that starts again on the same volume.
 */
function removeStaleLockFile(data: string): void {
  const pid = Number(readLockFile(data)[0]);
  if (!Number.isInteger(pid) || pid <= 0 || servesFrom(pid, data)) return;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
  }
  rmSync(join(data, 'postmaster.pid'), { force: true });
}

function trimLog(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 10 * 1024 * 1024) truncateSync(path);
}
