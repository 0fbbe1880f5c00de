import type { ReadContext } from '#src/call/context.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { conflict, notFound, unknownReference } from '#src/platform/errors/index.ts';
import { findAttachable } from './seen-files.queries.ts';

type Attacher = Pick<ReadContext, 'db' | 'identity' | 'can'>;

/**
 * The files that a request attaches, each once. Only who sees a file may attach it: 400 with the place of one that is unknown to the caller,
 * 409 for one that is not ready. Those in `kept`, which the record has already, are not looked at.
 */
export async function requireFiles(
  ctx: Attacher,
  ids: readonly string[],
  place: string,
  kept: readonly string[] = [],
): Promise<string[]> {
  const wanted = [...new Set(ids.map(storedId))];
  const added = wanted.filter((id) => !kept.includes(id));
  if (added.length === 0) return wanted;
  const found = await findAttachable(ctx.db, ctx, added);
  const known = new Set([...kept, ...found.map((file) => file.id)]);
  const missing = ids.findIndex((id) => !known.has(storedId(id)));
  if (missing >= 0) throw unknownReference(`${place}[${missing}]`, ids[missing]!, 'a file of this agency');
  found.forEach(requireReady);
  return wanted;
}

/** As `requireFiles`, for files that what is stored names without being attached to it. Nobody removes them before the transaction ends. */
export async function holdNamedFiles(
  ctx: Attacher,
  named: readonly { readonly id: string; readonly place: string }[],
): Promise<void> {
  if (named.length === 0) return;
  const found = await findAttachable(ctx.db, ctx, [...new Set(named.map(({ id }) => storedId(id)))], true);
  const known = new Set(found.map(({ id }) => id));
  const missing = named.find(({ id }) => !known.has(storedId(id)));
  if (missing !== undefined) throw unknownReference(missing.place, missing.id, 'a file of this agency');
  found.forEach(requireReady);
}

/** As `requireFiles`, for the one file that an operation is about: 404 when it is unknown. */
export async function requireAttachable(
  ctx: Attacher,
  id: string,
): Promise<{ readonly id: string; readonly status: string }> {
  const [file] = await findAttachable(ctx.db, ctx, [storedId(id)]);
  if (file === undefined) throw notFound('file', id);
  return file;
}

/** 409 for a file that is still on its way, or was refused. */
export function requireReady({ id, status }: { readonly id: string; readonly status: string }): void {
  if (status !== 'ready') throw conflict(`The file ${id} is ${status}; only ready files can be attached.`);
}
