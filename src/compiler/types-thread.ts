import type { JsonObject } from './json.ts';
import type { TypesOptions } from './emit/index.ts';
import { runThread, type Thread } from './thread.ts';

/** Types and client of a document as path -> text, made on another thread. */
export function startTypes(document: JsonObject, options: TypesOptions = {}): Thread<ReadonlyMap<string, string>> {
  return runThread(new URL('./types-worker.ts', import.meta.url), { document, options });
}
