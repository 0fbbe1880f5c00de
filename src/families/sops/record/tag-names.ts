import type { WriteContext } from '#src/call/context.ts';
import { tidyTags } from '#src/platform/tidy.ts';
import { ensureTags } from './tags.queries.ts';

/** Tags as the agency spells them, each once; those that are new are tags from now on. */
export async function spelledTags(
  ctx: Pick<WriteContext, 'db' | 'identity' | 'now'>,
  tags: readonly string[],
): Promise<string[]> {
  const names = tidyTags(tags);
  if (names.length === 0) return [];
  const known = await ensureTags(ctx.db, names, { userId: ctx.identity.userId, now: ctx.now });
  return names.map((name) => known.get(name.toLowerCase()) ?? name);
}
