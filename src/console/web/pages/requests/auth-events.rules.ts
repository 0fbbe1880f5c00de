import type { AuthEventChange, AuthEventKind } from '#generated/console/types.gen.ts';

export const eventLabels: Readonly<Record<AuthEventKind, string>> = {
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in refused',
  sign_out: 'Signed out',
  password_changed: 'Password changed',
  mfa_changed: 'Second factor changed',
  token_issued: 'First tokens issued to application',
  token_refresh_failed: 'Token refresh refused',
  token_reuse_detected: 'Token reuse detected, access revoked',
  token_revoked: 'Tokens revoked',
  grant_created: 'Application authorized',
  grant_revoked: 'Application access revoked',
  api_key_created: 'API key created',
  api_key_rotated: 'API key rotated',
  api_key_expired: 'API key expired',
  api_key_revoked: 'API key revoked',
  api_key_refused: 'Call with an invalid key refused',
  invitation_sent: 'Invited',
  invitation_accepted: 'Invitation accepted',
  member_suspended: 'Member suspended',
  member_reactivated: 'Member reactivated',
  member_removed: 'Member removed',
  permissions_changed: 'Permissions changed',
  webhook_secret_revealed: 'Signing secret shown',
  webhook_secret_rotated: 'Signing secret rotated',
  webhook_address_changed: 'Webhook address changed',
};

interface EventGroup {
  readonly label: string;
  readonly kinds: readonly AuthEventKind[];
}

const groups = {
  'sign-ins': {
    label: 'Sign-ins',
    kinds: ['sign_in', 'sign_in_failed', 'sign_out', 'password_changed', 'mfa_changed'],
  },
  keys: {
    label: 'API keys',
    kinds: ['api_key_created', 'api_key_rotated', 'api_key_expired', 'api_key_revoked', 'api_key_refused'],
  },
  applications: {
    label: 'Applications',
    kinds: [
      'grant_created',
      'grant_revoked',
      'token_issued',
      'token_refresh_failed',
      'token_reuse_detected',
      'token_revoked',
    ],
  },
  members: {
    label: 'Members',
    kinds: [
      'invitation_sent',
      'invitation_accepted',
      'member_suspended',
      'member_reactivated',
      'member_removed',
      'permissions_changed',
    ],
  },
  webhooks: {
    label: 'Webhooks',
    kinds: ['webhook_secret_revealed', 'webhook_secret_rotated', 'webhook_address_changed'],
  },
} as const satisfies Readonly<Record<string, EventGroup>>;

/** Kinds that belong together, by the word in the address. */
export const eventGroups: Readonly<Record<keyof typeof groups, EventGroup>> = groups;

export const isEventGroup = (text: string): text is keyof typeof groups => text in groups;

/** What came and went, such as `permissions: + clients.edit, − billing.manage`. */
export function changeText({ field, old_values: before, new_values: after }: AuthEventChange): string {
  const came = after.filter((value) => !before.includes(value)).map((value) => `+ ${value}`);
  const went = before.filter((value) => !after.includes(value)).map((value) => `− ${value}`);
  return `${field}: ${[...came, ...went].join(', ')}`;
}
