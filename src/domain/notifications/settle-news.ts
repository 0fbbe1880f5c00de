import type { RawBuilder } from 'kysely';
import type { SubjectKind } from '#generated/types.gen.ts';
import type { WriteContext } from '#src/call/context.ts';
import type { Target } from '#src/domain/records/index.ts';
import { readNotifications, withdrawNotifications } from './notifications.queries.ts';

type Writer = Pick<WriteContext, 'db' | 'identity' | 'now' | 'announce'>;

/** The caller has seen records of the kind, whose ids the statement selects: what they were told about them is read (D32). */
export async function readNews(ctx: Writer, kind: SubjectKind, ids: RawBuilder<unknown>): Promise<void> {
  const read = await readNotifications(ctx.db, ctx.identity.userId, kind, ids, ctx.now);
  for (const change of read) ctx.announce({ kind: 'notification', ...change });
}

/** A record was erased: what nobody has read about it goes with it, and what was read keeps none of its words (D35). */
export async function withdrawNews(ctx: Writer, { kind, id }: Target): Promise<void> {
  const changed = await withdrawNotifications(ctx.db, kind, id, ctx.now);
  for (const change of changed) ctx.announce({ kind: 'notification', ...change });
}
