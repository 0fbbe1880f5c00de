import type { Operation } from '#generated/operation.ts';
import { openPermissions, type Permission } from '#generated/permissions.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { Call } from './call.ts';
import type { Identity } from '../../call/context.ts';
import { checkCredential, isOpenToGrant } from './credential.ts';

/** Stage: the operation's `x-permission` and `x-credential`. Rules about single records stay in the handlers. */
export function authorize(call: Call): void {
  const { permission } = call.route.operation;
  if (!openPermissions.has(permission)) demand(call.caller, permission as Permission);
  checkCredential(call);
}

/** Whether the caller holds a permission. Owners and admins were given every one when they were authenticated. */
export const can = (identity: Identity, permission: Permission): boolean =>
  identity.permissions.has(permission);

/** 403 that names the missing permission. */
export function demand(identity: Identity, permission: Permission): void {
  if (!can(identity, permission))
    throw problem('permission_denied', `This needs the permission ${permission}.`);
}

/** Whether the stage lets the caller pass with some input; rules about single records may still refuse the call. */
export const mayCall = (caller: Identity, operation: Operation): boolean =>
  (openPermissions.has(operation.permission) || can(caller, operation.permission as Permission)) &&
  isOpenToGrant(caller.grant, operation);
