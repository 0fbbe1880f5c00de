import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { unknownReference } from '#src/platform/errors/index.ts';
import { findSeenFiles } from './seen-files.queries.ts';

type Attacher = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/** The files that a request attaches, each once; 400 with its place when the caller sees none of that id. */
export async function requireFiles(ctx: Attacher, ids: readonly string[], place: string): Promise<string[]> {
  if (ids.length === 0) return [];
  const wanted = [...new Set(ids.map(storedId))];
  const found = new Set((await findSeenFiles(ctx.db, ctx, wanted)).map((file) => file.id));
  const missing = ids.findIndex((id) => !found.has(storedId(id)));
  if (missing < 0) return wanted;
  throw unknownReference(`${place}[${missing}]`, ids[missing]!, 'a file of this agency');
}
