import { hash } from 'node:crypto';
import type { WriteContext } from '#src/call/context.ts';
import type { Services } from '#src/call/services.ts';
import { once } from '#src/platform/once.ts';
import { Problem } from '#src/platform/errors/index.ts';
import { fileKey, type Content } from '#src/platform/storage/index.ts';
import { uuid7 } from '#src/platform/db/query/index.ts';
import { inspect, type Verdict } from '../content/inspect.ts';
import type { Told } from '../content/sniff.ts';
import { createFile, type Coming } from './store-file.ts';

/** A file that came with something else, such as a mail or a document: its content is in the store and was looked at. */
export interface Received {
  readonly id: string;
  readonly content: Content;
  readonly verdict: Verdict;
}

/** Stores a file and looks at it, outside of any transaction. What is stored and never named, the walk over the store removes. */
export async function receive(
  { storage, scanner }: Pick<Services, 'storage' | 'scanner'>,
  tenantId: string,
  bytes: Uint8Array,
  told: Told,
): Promise<Received> {
  const id = uuid7();
  const key = fileKey(tenantId, id);
  const content = { size: bytes.length, sha256: hash('sha256', bytes) };
  await storage.put(key, once(bytes), content);
  return { id, content, verdict: await inspect({ storage, scanner }, { key, size: content.size }, told) };
}

/**
 * Makes a file of what was received. Null, or why it cannot be kept, such as an agency that has no room left: what it came with is
 * kept without it.
 */
export async function keepReceived(
  ctx: WriteContext<never>,
  { id, content, verdict }: Received,
  coming: Omit<Coming, 'file_id'>,
): Promise<string | null> {
  if (verdict.isRefused) return verdict.reason;
  try {
    await ctx.nested((part) => createFile(part, { ...coming, file_id: id }, verdict.file, content));
    return null;
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    return error.message;
  }
}
