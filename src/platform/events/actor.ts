import type { Identity } from '#src/call/context.ts';

/** Who caused a change, as events carry it. */
export interface Actor {
  readonly type: 'user' | 'service_account' | 'automation' | 'client_contact' | 'system';
  readonly id?: string;
  readonly name?: string;
}

/** The longest name that the contract allows in an actor. */
const maxNameLength = 200;

export function actorOf(identity: Identity): Actor {
  if (identity.automation !== undefined)
    return {
      type: 'automation',
      id: identity.automation.id,
      name: identity.automation.name.slice(0, maxNameLength),
    };
  if (identity.kind === 'system') return { type: 'system' };
  return { type: identity.kind, id: identity.userId, name: identity.name.slice(0, maxNameLength) };
}
