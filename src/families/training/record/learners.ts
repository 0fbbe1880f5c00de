import type { ReadContext } from '#src/call/context.ts';
import { selectUserRef } from '#src/domain/people/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { notFound, problem } from '#src/platform/errors/index.ts';
import { isMember } from './learners.queries.ts';
import type { Permission } from '#generated/permissions.ts';

/** Those who look after the training of others. */
export const lookingAfter = ['training.assign', 'training.review', 'training.manage'] as const;

type Reader = Pick<ReadContext, 'db' | 'identity' | 'can'>;

export const seesEverybody = (
  ctx: Pick<ReadContext, 'can'>,
  permissions: readonly Permission[] = lookingAfter,
): boolean => permissions.some((permission) => ctx.can(permission));

/** Whose training is asked for: 403 for another member without one of the permissions, 404 for somebody who is none. */
export async function learnerAsked(ctx: Reader, userId: string | undefined): Promise<string> {
  const id = storedId(userId) ?? ctx.identity.userId;
  if (id === ctx.identity.userId) return id;
  requireSight(ctx, [id]);
  if (!(await isMember(ctx.db, id))) throw notFound('member', id);
  return id;
}

/** 403 for members other than the caller without one of the permissions. */
export function requireSight(
  ctx: Reader,
  userIds: readonly string[],
  permissions: readonly Permission[] = lookingAfter,
): void {
  const isOwn = userIds.every((id) => storedId(id) === ctx.identity.userId);
  if (!isOwn && !seesEverybody(ctx, permissions))
    throw problem(
      'permission_denied',
      `Training of other members needs one of the permissions ${permissions.join(', ')}.`,
    );
}

/** 403 for service accounts, which take no courses. */
export async function requireLearner(ctx: Reader): Promise<void> {
  if (ctx.identity.kind !== 'user')
    throw problem('permission_denied', 'Service accounts cannot take courses. Call as a member.');
  await selectUserRef(ctx.db, ctx.identity.userId);
}
