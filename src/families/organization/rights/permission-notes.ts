import { insertAuthEvents, sourceOf } from '#src/domain/access/auth-events/index.ts';
import type { WriteContext } from '#src/call/context.ts';
import type { AuthEventChange, AuthEventKind } from '#generated/types.gen.ts';
import { selectRights, type Rights } from './rights.queries.ts';

/** For the agency's security log: what happened to these users. */
export const noteUsers = (
  ctx: WriteContext,
  userIds: readonly string[],
  kind: AuthEventKind,
): Promise<void> =>
  insertAuthEvents(
    ctx.db,
    userIds.map((userId) => ({ kind, userId })),
    sourceOf(ctx),
  );

/** Keeps in the security log what a change does to the rights of these users, from what to what; nothing for those that it leaves alone. */
export async function noteRights<T>(
  ctx: WriteContext,
  userIds: readonly string[],
  change: () => Promise<T>,
): Promise<T> {
  const before = await selectRights(ctx.db, userIds);
  const result = await change();
  const after = await selectRights(ctx.db, userIds);
  const events = [...after].map(([userId, rights]) => ({
    kind: 'permissions_changed' as const,
    userId,
    changes: changesOf(before.get(userId)!, rights),
  }));
  await insertAuthEvents(
    ctx.db,
    events.filter(({ changes }) => changes.length > 0),
    sourceOf(ctx),
  );
  return result;
}

const changesOf = (before: Rights, after: Rights): AuthEventChange[] =>
  (['role', 'departments', 'permissions'] as const)
    .filter((field) => before[field].join('\n') !== after[field].join('\n'))
    .map((field) => ({ field, old_values: [...before[field]], new_values: [...after[field]] }));
