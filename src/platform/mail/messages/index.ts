import type { EmailDeliveryCategory } from '#generated/types.gen.ts';
import { compose, moment, plain, type Content } from './layout.ts';

/** A message that is ready to be queued. */
export interface Message extends Content {
  /** Which one it is; in the delivery log's rows and the outbox's file names. */
  readonly kind: string;
  readonly category: EmailDeliveryCategory;
  /** When it becomes pointless, because the link in it has ended; a day from now when absent. */
  readonly expiresAt?: Date;
}

export interface Invitation {
  readonly agency: string;
  readonly inviter: string;
  readonly name: string;
  readonly url: string;
  readonly expiresAt: Date;
  /** What the inviter wrote to them. */
  readonly personalMessage?: string | null;
  /** Whether a former link ended with this one. */
  readonly isResend: boolean;
}

export function invitation({
  agency,
  inviter,
  name,
  url,
  expiresAt,
  personalMessage,
  isResend,
}: Invitation): Message {
  const [where, who] = [plain(agency), plain(inviter)];
  return {
    kind: 'invitation',
    category: 'invitation',
    expiresAt,
    ...compose({
      subject: `${who} invited you to ${where}`,
      heading: `Join ${where}`,
      paragraphs: [
        `Hello ${plain(name)},`,
        `${who} invited you to work with ${where}. Accept the invitation to set up your account and begin.`,
        ...(personalMessage ? [`${who} wrote:`, ...personalMessage.split(/\s*\n\s*/)] : []),
      ],
      action: { label: 'Accept the invitation', url },
      notes: [
        `The link is for you alone and ends on ${moment(expiresAt)}.${isResend ? ' The link of the former message no longer works.' : ''}`,
        `If you do not know ${where}, you can ignore this message: nothing happens without you.`,
      ],
    }),
  };
}

/** A link for a new password. */
export const passwordReset = ({
  url,
  expiresAt,
}: {
  readonly url: string;
  readonly expiresAt: Date;
}): Message => ({
  kind: 'password_reset',
  category: 'security',
  expiresAt,
  ...compose({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: ['Somebody asked for a new password for your account, most likely you.'],
    action: { label: 'Choose a new password', url },
    notes: [
      `The link works once and ends on ${moment(expiresAt)}.`,
      'If it was not you, ignore this message: your password stays as it is.',
    ],
  }),
});

/** Tells the owner of an account that it has another password, in case that it was somebody else. */
export const passwordChanged = ({
  at,
  forgotUrl,
}: {
  readonly at: Date;
  readonly forgotUrl: string;
}): Message => ({
  kind: 'password_changed',
  category: 'security',
  ...compose({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [`The password of your account was changed on ${moment(at)}. All browsers were signed out.`],
    action: { label: 'It was not me', url: forgotUrl },
    notes: [
      'If it was you, there is nothing to do. If it was not, choose another password at once and tell the owner of your agency.',
    ],
  }),
});

/** Tells the owner of an account that somebody, perhaps they themselves, tried wrong passwords too often. */
export const signInRefused = ({
  at,
  forgotUrl,
}: {
  readonly at: Date;
  readonly forgotUrl: string;
}): Message => ({
  kind: 'sign_in_refused',
  category: 'security',
  ...compose({
    subject: 'Attempts to sign in to your account were refused',
    heading: 'Attempts to sign in were refused',
    paragraphs: [
      `Too many wrong passwords were entered for your account, so attempts to sign in have been refused since ${moment(at)}. Nobody got in with them.`,
      'You can still sign in with a browser that you used before.',
    ],
    action: { label: 'Choose a new password', url: forgotUrl },
    notes: [
      'If it was you, wait a few minutes and try again. A new password ends the wait at once.',
      'If it was not you, there is nothing to do, unless you use the same password somewhere else: then choose a new one.',
      'You get this message once, and again only after a day without refused attempts.',
    ],
  }),
});

export interface EndpointDisabled {
  readonly agency: string;
  readonly address: string;
  /** The event that the address is for; null for that of all events. */
  readonly eventType: string | null;
  readonly failures: number;
  readonly url: string;
}

/** Tells those who answer for the agency that a receiver of webhooks is given up for now. */
export const endpointDisabled = ({
  agency,
  address,
  eventType,
  failures,
  url,
}: EndpointDisabled): Message => ({
  kind: 'webhook_endpoint_disabled',
  category: 'notification',
  ...compose({
    subject: `Webhooks of ${plain(agency)} are turned off`,
    heading: 'A webhook address is turned off',
    paragraphs: [
      `${address} did not take ${failures} deliveries in a row${eventType === null ? '' : `, all of ${eventType}`}. Nothing is sent there any more.`,
      'What happens meanwhile is kept for 30 days. When the receiver works again, turn the address on and send what was missed.',
    ],
    action: { label: 'See what failed', url },
    notes: [`You get this because you are an owner or an admin of ${plain(agency)}.`],
  }),
});
