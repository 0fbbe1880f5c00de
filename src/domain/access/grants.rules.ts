import type { Permission } from '#generated/permissions.ts';
import type { Identity, ReadContext } from '#src/call/context.ts';
import { problem } from '#src/platform/errors/problem.ts';
import { listed } from '#src/platform/errors/texts.ts';

type Role = Identity['role'];

/** Nobody gives more than they have. */
export function checkGrantable(ctx: Pick<ReadContext, 'can'>, permissions: readonly Permission[]): void {
  const lacking = beyond(ctx, permissions);
  if (lacking.length === 0) return;
  throw problem(
    'permission_denied',
    `You can give only permissions that you hold yourself, and you do not hold ${listed(lacking)}.`,
  );
}

/**
 * Nobody takes away more than they have: a level that was emptied of permissions can be entered by anyone who manages people, and
 * has them again as soon as somebody puts them back.
 */
export function checkRevocable(ctx: Pick<ReadContext, 'can'>, permissions: readonly Permission[]): void {
  const lacking = beyond(ctx, permissions);
  if (lacking.length === 0) return;
  throw problem(
    'permission_denied',
    `You can take away only permissions that you hold yourself, and you do not hold ${lacking.join(', ')}.`,
  );
}

/** What changes between two sets of permissions; the rest may stay, whoever holds it. */
export function checkPermissionChange(
  ctx: Pick<ReadContext, 'can'>,
  before: readonly Permission[],
  after: readonly Permission[],
): void {
  checkGrantable(
    ctx,
    after.filter((permission) => !before.includes(permission)),
  );
  checkRevocable(
    ctx,
    before.filter((permission) => !after.includes(permission)),
  );
}

/** Who could change somebody that holds more, or make a key for them, would hold that as well. */
export function checkHeld(
  ctx: Pick<ReadContext, 'can'>,
  held: readonly Permission[],
  whose = 'service account',
): void {
  const lacking = beyond(ctx, held);
  if (lacking.length === 0) return;
  throw problem(
    'permission_denied',
    `The ${whose} holds permissions that you do not: ${listed(lacking)}. Somebody who holds them has to do this.`,
  );
}

/** Roles are given and taken by those who have one; that of owner by owners alone (domain model §1.6). */
export function checkRoleChange({ role }: Pick<Identity, 'role'>, from: Role, to: Role): void {
  if (from === to) return;
  if (role === null) throw problem('permission_denied', 'Only owners and admins can give or take a role.');
  if (role !== 'owner' && (from === 'owner' || to === 'owner'))
    throw problem('permission_denied', 'Only an owner can make somebody an owner, or no longer one.');
}

/** Whoever has a role is suspended, removed or moved by those of the same rank only. */
export function checkRank({ role }: Pick<Identity, 'role'>, target: Role): void {
  if (target === null || role === 'owner' || role === target) return;
  throw problem(
    'permission_denied',
    target === 'owner'
      ? 'Only an owner can do this to an owner.'
      : 'Only owners and admins can do this to an admin.',
  );
}

const beyond = (ctx: Pick<ReadContext, 'can'>, permissions: readonly Permission[]): Permission[] =>
  permissions.filter((permission) => !ctx.can(permission));
