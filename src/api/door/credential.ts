import type { Operation } from '#generated/operation.ts';
import type { GrantIdentity } from '#src/call/context.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { Call } from './call.ts';

/**
 * The operation's `x-credential`: what a permission alone does not allow an app that acts for a person. A key or secret
 * outlives the grant, so no grant gets one; changing what people may do needs the person's explicit consent. Keys and
 * browser sessions have their own rules (`x-permission`, `x-session`).
 */
export function checkCredential(call: Call): void {
  const { grant } = call.caller;
  const { credential, credentialWhen } = call.route.operation;
  if (grant === undefined || credential === undefined) return;
  if (credential === 'secret') {
    throw problem(
      'permission_denied',
      'Apps connected with OAuth cannot create or show API keys, service accounts and signing secrets. Do this in the console, or with an API key that has the permission.',
    );
  }
  if (grant.canManagePeople || !isAffected(call, credentialWhen)) return;
  throw problem(
    'permission_denied',
    'This app was not allowed to manage people and permissions. Connect it again and tick "Manage people and permissions" on the consent page, or do this in the console.',
  );
}

/** Whether the call sends one of the properties that make the difference; without a list every call does. */
function isAffected({ input: { body } }: Call, when: readonly string[] | undefined): boolean {
  return (
    when === undefined ||
    when.some((name) => (body as Readonly<Record<string, unknown>> | undefined)?.[name] !== undefined)
  );
}

/** Whether an app with this grant may make some call of the operation; without a grant nothing is asked. */
export const isOpenToGrant = (
  grant: GrantIdentity | undefined,
  { credential, credentialWhen }: Pick<Operation, 'credential' | 'credentialWhen'>,
): boolean =>
  grant === undefined ||
  credential === undefined ||
  (credential === 'rights' && (grant.canManagePeople || credentialWhen !== undefined));
