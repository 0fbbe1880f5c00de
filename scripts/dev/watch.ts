import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** Editors write in several steps: what happens within this time is one edit. */
const settleMs = 40;

export interface FolderWatch {
  close(): void;
}

/** Calls `onEdit` with the files below `folder` that changed, one edit after another. */
export function watchFolder(
  folder: string,
  isWatched: (path: string) => boolean,
  onEdit: (paths: ReadonlySet<string>) => Promise<void>,
): FolderWatch {
  let pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = false;
  const work = async (): Promise<void> => {
    if (working) return;
    working = true;
    while (pending.size > 0) {
      const paths = pending;
      pending = new Set();
      await onEdit(paths).catch((error: unknown) => console.error(error));
    }
    working = false;
  };
  return watchTree(folder, (path) => {
    if (!isWatched(path)) return;
    pending.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => void work(), settleMs);
  });
}

/**
 * One watcher for each folder. A recursive `fs.watch` watches the files themselves on Linux, and loses those that an
 * editor replaces by renaming, which most do.
 */
function watchTree(root: string, onChange: (path: string) => void): FolderWatch {
  const watchers = new Map<string, FSWatcher>();
  const add = (folder: string): void => {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (name === null) return;
      const path = join(folder, name);
      if (isFolder(path)) add(path);
      else onChange(path);
    });
    watcher.on('error', () => {
      watcher.close();
      watchers.delete(folder);
    });
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(folder, entry.name));
    }
  };
  add(root);
  return {
    close: () => {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
