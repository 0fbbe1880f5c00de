import type { EmitOptions } from './emit/index.ts';
import type { ReaderOptions } from './emit/for-readers.ts';
import type { JsonObject } from './json.ts';
import { runThread, type Thread } from './thread.ts';

/** `renderForReaders` on another thread: path → text. */
export function startForReaders(
  document: JsonObject,
  options: ReaderOptions = {},
): Thread<ReadonlyMap<string, string>> {
  return runThread(new URL('./readers-worker.ts', import.meta.url), { document, options });
}

/** What of an emitter's options concerns readers. */
export const readerOptions = ({
  queries,
  client,
  splitReadWrite,
  hostTools,
  forModels,
  pending,
  doorHeaders,
}: EmitOptions = {}): ReaderOptions => ({
  queries,
  client,
  splitReadWrite,
  hostTools,
  forModels,
  pending: pending?.(),
  doorHeaders,
});
