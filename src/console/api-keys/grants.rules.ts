import type { Permission } from '#generated/permissions.ts';
import type { ReadContext } from '#src/door/context.ts';
import { problem } from '#src/errors/problem.ts';

/** Nobody gives more than they have. */
export function checkGrantable(ctx: Pick<ReadContext, 'can'>, permissions: readonly Permission[]): void {
  const lacking = beyond(ctx, permissions);
  if (lacking.length === 0) return;
  throw problem('permission_denied', `You can give only permissions that you hold yourself, and you do not hold ${lacking.join(', ')}.`);
}

/** Who could change an account that holds more, or make a key for it, would hold that as well. */
export function checkHeld(ctx: Pick<ReadContext, 'can'>, held: readonly Permission[]): void {
  const lacking = beyond(ctx, held);
  if (lacking.length === 0) return;
  throw problem('permission_denied', `The service account holds permissions that you do not: ${lacking.join(', ')}. Somebody who holds them has to do this.`);
}

const beyond = (ctx: Pick<ReadContext, 'can'>, permissions: readonly Permission[]): Permission[] => permissions.filter((permission) => !ctx.can(permission));
