import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files of services that run. */
const dataDirs = new Set<string>();

/** The shared service of a worker is never stopped: its files go with the process. One listener does for all services of the worker. */
process.on('exit', () => dataDirs.forEach(removeDataDir));

export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-data-'));
  dataDirs.add(dataDir);
  return dataDir;
}

export function removeDataDir(dataDir: string): void {
  dataDirs.delete(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}
