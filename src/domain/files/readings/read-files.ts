import { openness } from '#src/domain/visibility/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { changeAsSystem } from '#src/platform/events/index.ts';
import { FileRefused, LimitExceeded, type Isolate, type RefusalCode } from '#src/platform/isolate/index.ts';
import type { Periodic } from '#src/platform/jobs/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { Storage } from '#src/platform/storage/index.ts';
import { contentOf } from '../content/stored-content.ts';
import {
  endReading,
  noteFacts,
  postponeReading,
  takeReading,
  type Facts,
  type ReadingEnd,
  type TakenReading,
} from './readings.queries.ts';

interface Tools {
  readonly db: Connections;
  readonly storage: Storage;
  readonly isolate: Isolate;
  readonly log: Log;
}

/** Of the text that is kept: that of a book. */
export const maxTextCharacters = 1_000_000;
const maxUnpackedBytes = 64 * 1024 * 1024;
const everyMs = 1_000;
/** A process that stops waits for one turn. */
const turnMs = 5_000;
/** Longer than a child may take together with its wait. */
const heldMs = 3 * 60_000;
const patienceMs = 60_000;
const maxAttempts = 5;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Reads files that have become ready, one at a time in each process and one agency after another: a thousand files of one keep nobody else
 * waiting, and no job of the queue either.
 */
export function fileReadings(tools: Tools): Periodic {
  let after = beforeAll;
  return {
    name: 'readings of files',
    everyMs,
    async run(inTurn) {
      const begunAt = performance.now();
      while (performance.now() - begunAt < turnMs) {
        const now = tools.db.clock.now();
        const reading = await inTurn((owner) => takeReading(owner, { after, now, heldMs }));
        if (reading === undefined && after === beforeAll) return;
        after = reading?.tenant_id ?? beforeAll;
        if (reading !== undefined) await readOne(tools, reading);
      }
    },
  };
}

/** What a file turned out to hold. */
interface Found {
  readonly end: ReadingEnd;
  readonly facts?: Facts;
}

async function readOne(tools: Tools, reading: TakenReading): Promise<void> {
  const { db, log } = tools;
  const { tenant_id: tenantId, file_id: fileId, attempts } = reading;
  const found = await find(tools, reading).catch((error: unknown): Found | undefined => {
    const reason = reasonOf(error);
    if (reason !== undefined) return { end: { status: 'failed', reason } };
    log.warn({ err: error as Error, attempts }, 'a file could not be read; it will be tried again');
    return attempts < maxAttempts
      ? undefined
      : { end: { status: 'failed', reason: 'It could not be read, and was tried several times.' } };
  });
  await changeAsSystem(db, tenantId, { name: 'read_file', events: [], openness }, async (ctx) => {
    if (found === undefined)
      return postponeReading(ctx.db, fileId, new Date(ctx.now.getTime() + 30_000 * 2 ** attempts));
    if (!(await endReading(ctx.db, fileId, found.end, ctx.now)) || found.facts === undefined) return;
    const revision = await noteFacts(ctx.db, fileId, found.facts, ctx.now);
    if (revision !== undefined) ctx.announce({ kind: 'attachment', id: fileId, revision });
  });
}

async function find({ storage, isolate }: Tools, reading: TakenReading): Promise<Found> {
  const { tenant_id: tenantId, file_id: fileId, kind, attempts } = reading;
  // Whoever died over it did so more than once: perhaps because of it.
  if (attempts > maxAttempts) return { end: { status: 'failed', reason: 'It could not be read.' } };
  const bytes = contentOf({ identity: { tenantId }, services: { storage } }, fileId);
  const given = { agency: tenantId, bytes, patienceMs };
  if (kind === 'image') {
    const { width, height } = (await isolate.run('measure_image', { ...given, wish: {} })).result;
    return {
      end: { status: 'done', text: null, isCut: false },
      facts: { image_width_px: width, image_height_px: height },
    };
  }
  const wish = { kind, maxCharacters: maxTextCharacters, maxUnpackedBytes };
  const { result, bytes: text } = await isolate.run('read_text', { ...given, wish });
  return {
    end: { status: 'done', text: text.length === 0 ? null : text.toString('utf8'), isCut: result.isCut },
    ...(result.pageCount !== null && { facts: { page_count: result.pageCount } }),
  };
}

const refusals: Partial<Record<RefusalCode, string>> = {
  locked: 'It is locked by a password.',
  unpacks: 'It unpacks to more than a document holds.',
};

/** Why another try would end as this one did; undefined for what may pass. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof FileRefused)
    return refusals[error.code] ?? 'It is broken, or not of the type that it says.';
  if (error instanceof LimitExceeded) return 'It takes too much memory or time to read.';
  return error instanceof Problem && error.code === 'not_found' ? error.message : undefined;
}
