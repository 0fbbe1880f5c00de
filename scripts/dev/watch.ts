import { watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** Editors write in several steps: what happens within this time is one edit. */
const settleMs = 40;

/** Calls `onEdit` with the files below `folder` that changed, one edit after another. */
export function watchFolder(folder: string, isWatched: (path: string) => boolean, onEdit: (paths: ReadonlySet<string>) => Promise<void>): FSWatcher {
  let pending = new Set<string>();
  let working = false;
  const work = async (): Promise<void> => {
    if (working) return;
    working = true;
    while (pending.size > 0) {
      const paths = pending;
      pending = new Set();
      await onEdit(paths);
    }
    working = false;
  };
  return watch(folder, { recursive: true }, (_event, name) => {
    if (name === null) return;
    const path = join(folder, name);
    if (!isWatched(path)) return;
    pending.add(path);
    setTimeout(() => void work(), settleMs);
  });
}
