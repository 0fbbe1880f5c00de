import type { WriteContext } from '#src/call/context.ts';
import { selectOwnersAndAdmins } from '#src/platform/delivery/index.ts';
import { notify, type News } from './notify.ts';

/** Tells owners and admins, who answer for the agency, of what its settings need, in the transaction of what happened. */
export async function notifyAdmins(
  ctx: Pick<WriteContext, 'db' | 'identity' | 'now' | 'announce'>,
  news: Pick<News, 'title' | 'body' | 'topic'>,
): Promise<void> {
  const people = await selectOwnersAndAdmins(ctx.db);
  await notify(
    ctx,
    { kind: 'system', record: null, ...news },
    people.map(({ id }) => id),
  );
}
