import type { EmailDeliveryCategory } from '#generated/types.gen.ts';
import { counted } from '#src/platform/counted.ts';
import { anybody, compose, moment, plain, type Content, type Reader } from './layout.ts';

export type { Reader } from './layout.ts';
export { automationRequest } from './automations.ts';
export { billingMail, type BillingMail } from './billing.ts';
export { feedbackAnswer, platformFeedback } from './feedback.ts';
export { letter } from './letter.ts';
export { formCopy, formLink } from './forms.ts';

/** A file of the agency that an e-mail brings along; its content is read when the e-mail is sent. */
export interface MailedFile {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: string;
}

/** A message that is ready to be queued. */
export interface Message extends Content {
  /** Which one it is; in the delivery log's rows and the outbox's file names. */
  readonly kind: string;
  readonly category: EmailDeliveryCategory;
  /** Whether it is sent however many e-mails the agency may send on a day, as those of the category `security` are. */
  readonly isUnlimited?: true;
  /** Where answers go (default: the sender). */
  readonly replyTo?: string;
  /** Where its reader stops messages like it, by one click of their program for mail (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Files of the agency that come along. */
  readonly files?: readonly MailedFile[];
  /** When it no longer needs to be sent because its link has expired; a day from now when absent. */
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
  /** Whether this link replaces a former one. */
  readonly isResend: boolean;
  readonly reader?: Reader | undefined;
}

export function invitation({
  agency,
  inviter,
  name,
  url,
  expiresAt,
  personalMessage,
  isResend,
  reader = anybody,
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
        `${who} invited you to work with ${where}. Accept the invitation to set up your account and get started.`,
        ...(personalMessage ? [`${who} wrote:`, ...personalMessage.split(/\s*\n\s*/)] : []),
      ],
      action: { label: 'Accept the invitation', url },
      notes: [
        `This link is only for you and expires on ${moment(expiresAt, reader)}.${isResend ? ' The link in the previous message no longer works.' : ''}`,
        `If you do not know ${where}, you can ignore this message.`,
      ],
    }),
  };
}

/** A link for a new password. */
export const passwordReset = ({
  url,
  expiresAt,
  reader = anybody,
}: {
  readonly url: string;
  readonly expiresAt: Date;
  readonly reader?: Reader | undefined;
}): Message => ({
  kind: 'password_reset',
  category: 'security',
  expiresAt,
  ...compose({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: ['We received a request to reset the password for your account.'],
    action: { label: 'Choose a new password', url },
    notes: [
      `The link can be used once and expires on ${moment(expiresAt, reader)}.`,
      'If you did not request this, ignore this message. Your password will not change.',
    ],
  }),
});

/** Tells the owner of an account that its password was changed, in case somebody else did it. */
export const passwordChanged = ({
  at,
  signedOut,
  forgotUrl,
  reader = anybody,
}: {
  readonly at: Date;
  /** A reset signs out all browsers; a change in the console all but the one that it was made in. */
  readonly signedOut: 'all' | 'others';
  readonly forgotUrl: string;
  readonly reader?: Reader | undefined;
}): Message => ({
  kind: 'password_changed',
  category: 'security',
  ...compose({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your account was changed on ${moment(at, reader)}. You were signed out in all ${signedOut === 'all' ? '' : 'other '}browsers.`,
    ],
    action: { label: 'This was not me', url: forgotUrl },
    notes: [
      'If you made this change, no action is needed. If you did not, choose a new password immediately and contact the owner of your agency.',
    ],
  }),
});

/** Tells the owner of an account that a wrong password was entered too many times. */
export const signInRefused = ({
  at,
  forgotUrl,
  reader = anybody,
}: {
  readonly at: Date;
  readonly forgotUrl: string;
  readonly reader?: Reader | undefined;
}): Message => ({
  kind: 'sign_in_refused',
  category: 'security',
  ...compose({
    subject: 'Sign-in attempts to your account were blocked',
    heading: 'Sign-in attempts were blocked',
    paragraphs: [
      `A wrong password was entered too many times for your account, so sign-in attempts have been blocked since ${moment(at, reader)}. None of these attempts succeeded.`,
      'You can still sign in from a browser that you have used before.',
    ],
    action: { label: 'Choose a new password', url: forgotUrl },
    notes: [
      'If this was you, wait a few minutes and try again. Choosing a new password ends the wait immediately.',
      'If this was not you, no action is needed, unless you use the same password elsewhere. In that case, choose a new one.',
      'We send this message once, and again only after a day without blocked attempts.',
    ],
  }),
});

export interface Notice {
  readonly agency: string;
  readonly subject: string;
  readonly text: string | null;
  readonly url: string;
  readonly unsubscribeUrl: string;
}

/** What a member is told in the app, by e-mail. */
export const notice = ({ agency, subject, text, url, unsubscribeUrl }: Notice): Message => ({
  kind: 'notification',
  category: 'notification',
  unsubscribeUrl,
  ...compose({
    subject,
    heading: subject,
    paragraphs: text === null ? [] : text.split(/\s*\n\s*/),
    action: { label: `Open ${plain(agency)}`, url },
    notes: [
      `You received this message as a member of ${plain(agency)}.`,
      `Stop e-mails of this kind:\n${unsubscribeUrl}`,
    ],
  }),
});

export interface Digest extends Omit<Notice, 'subject' | 'text'> {
  readonly period: 'daily' | 'weekly';
  /** Of which `lines` are the latest. */
  readonly count: number;
  readonly lines: readonly { readonly title: string; readonly at: Date }[];
  readonly reader: Reader;
}

/** What a member has not read, in the morning. */
export function digest({ agency, period, count, lines, url, unsubscribeUrl, reader }: Digest): Message {
  const unread = counted(count, 'unread notification');
  return {
    kind: 'notification_digest',
    category: 'notification',
    unsubscribeUrl,
    ...compose({
      subject: `${unread} at ${plain(agency)}`,
      heading: `You have ${unread}`,
      paragraphs: [
        ...lines.map(({ title, at }) => `${title} – ${moment(at, reader)}`),
        ...(count > lines.length ? [`And ${count - lines.length} earlier.`] : []),
      ],
      action: { label: 'Open your inbox', url },
      notes: [
        `This is your ${period} digest as a member of ${plain(agency)}.`,
        `Stop the digest:\n${unsubscribeUrl}`,
      ],
    }),
  };
}

export interface NewSignIn {
  readonly at: Date;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  readonly forgotUrl: string;
  readonly reader?: Reader | undefined;
}

/** Tells the owner of an account that its password was used from a browser and an address that the account does not know. */
export const newSignIn = ({ at, ipAddress, userAgent, forgotUrl, reader = anybody }: NewSignIn): Message => ({
  kind: 'new_sign_in',
  category: 'security',
  ...compose({
    subject: 'New sign-in to your account',
    heading: 'New sign-in to your account',
    paragraphs: [
      `Your password was used on ${moment(at, reader)} in a browser that you have not used before.`,
      `Address: ${ipAddress ?? 'unknown'}`,
      `Browser: ${userAgent === null ? 'unknown' : plain(userAgent)}`,
    ],
    action: { label: 'This was not me', url: forgotUrl },
    notes: [
      'If this was you, no action is needed. If it was not, choose a new password immediately; that signs out all browsers.',
    ],
  }),
});

/** What happened to the second factors of an account. */
export type FactorChange =
  | { readonly kind: 'app_added' | 'app_removed' | 'passkey_added' | 'passkey_deleted' | 'codes_replaced' }
  | { readonly kind: 'code_used'; readonly codesLeft: number };

const factorTexts: Readonly<
  Record<FactorChange['kind'], { readonly subject: string; readonly text: (at: string) => string }>
> = {
  app_added: {
    subject: 'An authenticator app was added to your account',
    text: (at) =>
      `An authenticator app was added to your account on ${at}. You were signed out in all other browsers.`,
  },
  app_removed: {
    subject: 'The authenticator app was removed from your account',
    text: (at) =>
      `The authenticator app and its recovery codes were removed from your account on ${at}. Signing in no longer asks for its code.`,
  },
  passkey_added: {
    subject: 'A passkey was added to your account',
    text: (at) => `A passkey was added to your account on ${at}. You were signed out in all other browsers.`,
  },
  passkey_deleted: {
    subject: 'A passkey was deleted from your account',
    text: (at) => `A passkey was deleted from your account on ${at}. It can no longer be used to sign in.`,
  },
  codes_replaced: {
    subject: 'Your recovery codes were replaced',
    text: (at) => `New recovery codes for your account were created on ${at}. The old ones no longer work.`,
  },
  code_used: {
    subject: 'A recovery code was used to sign in',
    text: (at) => `One of your recovery codes was used to sign in to your account on ${at}.`,
  },
};

/** Tells the owner of an account what happened to its second factors, in case somebody else did it. */
export const secondFactorChanged = ({
  change,
  at,
  forgotUrl,
  reader = anybody,
}: {
  readonly change: FactorChange;
  readonly at: Date;
  readonly forgotUrl: string;
  readonly reader?: Reader | undefined;
}): Message => {
  const { subject, text } = factorTexts[change.kind];
  return {
    kind: 'second_factor_changed',
    category: 'security',
    ...compose({
      subject,
      heading: subject,
      paragraphs: [
        text(moment(at, reader)),
        ...(change.kind === 'code_used'
          ? [`Recovery codes left: ${change.codesLeft}. You can create new ones on the page of your account.`]
          : []),
      ],
      action: { label: 'This was not me', url: forgotUrl },
      notes: [
        'If this was you, no action is needed. If it was not, choose a new password immediately and contact the owner of your agency.',
      ],
    }),
  };
};

export interface EndpointDisabled {
  readonly agency: string;
  readonly address: string;
  /** The event type of the endpoint; null for the endpoint of all events. */
  readonly eventType: string | null;
  readonly failures: number;
  readonly url: string;
}

/** Tells the owners and admins of the agency that a webhook endpoint was disabled. */
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
    subject: `A webhook endpoint of ${plain(agency)} was disabled`,
    heading: 'A webhook endpoint was disabled',
    paragraphs: [
      `${address} failed to accept ${failures} deliveries in a row${eventType === null ? '' : `, all of ${eventType}`}. We no longer send events to it.`,
      'New events are kept for 30 days. When the receiver works again, enable the endpoint and send the missed events.',
    ],
    action: { label: 'View failed deliveries', url },
    notes: [`You received this message because you are an owner or an admin of ${plain(agency)}.`],
  }),
});

/** Tells an owner of the agency that it has reached its limit of e-mails a day. */
export const mailsWait = ({
  agency,
  until,
  reader,
}: {
  readonly agency: string;
  readonly until: Date | null;
  readonly reader: Reader;
}): Message => ({
  kind: 'mail_quota_reached',
  category: 'notification',
  isUnlimited: true,
  ...compose({
    subject: `E-mails of ${plain(agency)} wait`,
    heading: 'The limit of e-mails a day is reached',
    paragraphs: [
      `${plain(agency)} has sent as many e-mails today as its limit allows. ${
        until === null
          ? 'The days to come have no room either, so further e-mails are not sent.'
          : `Further e-mails are sent from ${moment(until, reader)} on.`
      } E-mails about signing in are sent as always.`,
    ],
    notes: [
      'The settings of the agency show the limit (mails_per_day). Ask the operator of the service for a higher one.',
      `You received this message because you are an owner of ${plain(agency)}.`,
    ],
  }),
});
