import type { ReadContext } from '#src/call/context.ts';
import { Problem } from '#src/platform/errors/index.ts';
import type { Content, PackKind } from '../kinds/index.ts';

/** The record; undefined when there is none, or the caller may not read it. */
export async function readRecord(ctx: ReadContext, kind: PackKind, id: string): Promise<Content | undefined> {
  try {
    const record = await kind.read(ctx, id);
    return Object.keys(record).length === 0 ? undefined : record;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return undefined;
    throw error;
  }
}
