// What a worker does with the store; it is loaded by processes that work.
import type { Periodic } from '#src/platform/jobs/index.ts';
import type { Log } from '#src/platform/log.ts';
import {
  fileKey,
  previewsKey,
  uploadKey,
  type Storage,
  type StorageKey,
  type StoredThing,
} from '#src/platform/storage/index.ts';
import { deleteRemovals, insertOrphans, selectRemovals } from './removals.queries.ts';

export { fileReadings } from './readings/read-files.ts';
export { uploadExpiry } from './uploads/expiry.ts';
export { finishUpload } from './uploads/finish-upload.ts';

const removalEveryMs = 2_000;
const removedAtOnce = 100;
const walkEveryMs = 6 * 3_600_000;
/** What is younger may belong to a change that is not committed yet, or to a clock that differs. */
const graceMs = 2 * 24 * 3_600_000;
const lookedUpAtOnce = 500;

/** Removes contents from the store whose files and uploads are gone. */
export const contentRemovals = (storage: Storage): Periodic => ({
  name: 'content removals',
  everyMs: removalEveryMs,
  async run(inTurn) {
    for (;;) {
      const things = await inTurn((owner) => selectRemovals(owner, removedAtOnce));
      for (const thing of things) for (const key of keysOf(thing)) await storage.delete(key);
      if (things.length > 0) await inTurn((owner) => deleteRemovals(owner, things));
      if (things.length < removedAtOnce) return;
    }
  },
});

/** Finds what a crash left in the store between storing it and knowing of it, which nothing refers to; previews that were made for one reader too. */
export function orphanWalk(storage: Storage, log: Log, unchangedForMs = graceMs): Periodic {
  return {
    name: 'orphans in the store',
    everyMs: walkEveryMs,
    async run(inTurn) {
      await storage.tidy(unchangedForMs);
      let found = 0;
      let batch: StoredThing[] = [];
      const lookUp = async () => {
        const things = batch;
        batch = [];
        if (things.length > 0) found += await inTurn((owner) => insertOrphans(owner, things));
      };
      for await (const thing of storage.walk(unchangedForMs)) {
        batch.push(thing);
        if (batch.length === lookedUpAtOnce) await lookUp();
      }
      await lookUp();
      if (found > 0) log.warn({ found }, 'the store held contents that nothing refers to; they are removed');
    },
  };
}

const keysOf = ({ kind, tenantId, id }: StoredThing): readonly StorageKey[] =>
  kind === 'file' ? [fileKey(tenantId, id), previewsKey(tenantId, id)] : [uploadKey(tenantId, id)];
