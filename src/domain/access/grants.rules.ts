import type { Permission } from '#generated/permissions.ts';
import type { Identity, ReadContext } from '#src/call/context.ts';
import { listed, problem } from '#src/platform/errors/index.ts';

type Role = Identity['role'];

/** 403 when the caller grants permissions that they do not have. */
export function checkGrantable(ctx: Pick<ReadContext, 'can'>, permissions: readonly Permission[]): void {
  const lacking = beyond(ctx, permissions);
  if (lacking.length === 0) return;
  throw problem(
    'permission_denied',
    `You can grant only permissions that you have. You do not have ${listed(lacking)}.`,
  );
}

/**
 * 403 when the caller revokes permissions that they do not have. Anyone who manages people can join a level without permissions,
 * and would get the former permissions as soon as another member restores them.
 */
export function checkRevocable(ctx: Pick<ReadContext, 'can'>, permissions: readonly Permission[]): void {
  const lacking = beyond(ctx, permissions);
  if (lacking.length === 0) return;
  throw problem(
    'permission_denied',
    `You can revoke only permissions that you have. You do not have ${lacking.join(', ')}.`,
  );
}

/** Checks the differences between two sets of permissions; unchanged permissions are not checked. */
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

/** 403 when the target has more permissions than the caller: changing it, or creating a key for it, would grant them to the caller. */
export function checkHeld(
  ctx: Pick<ReadContext, 'can'>,
  held: readonly Permission[],
  whose = 'service account',
): void {
  const lacking = beyond(ctx, held);
  if (lacking.length === 0) return;
  throw problem(
    'permission_denied',
    `The ${whose} has permissions that you do not have: ${listed(lacking)}. Ask a member who has them to do this.`,
  );
}

/** Owners and admins assign and remove roles; only owners assign and remove the role owner (domain model §1.6). */
export function checkRoleChange({ role }: Pick<Identity, 'role'>, from: Role, to: Role): void {
  if (from === to) return;
  if (role === null) throw problem('permission_denied', 'Only owners and admins can assign or remove roles.');
  if (role !== 'owner' && (from === 'owner' || to === 'owner'))
    throw problem('permission_denied', 'Only an owner can assign or remove the role owner.');
}

/** Only members of the same or a higher rank can suspend, remove or move a member with a role. */
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
