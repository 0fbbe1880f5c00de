import { compose, plain, type Parts } from './layout.ts';
import type { Message } from './index.ts';

export interface AutomationRequestMail {
  readonly agency: string;
  readonly title: string;
  readonly message: Parts['paragraphs'][number] | null;
  readonly url: string;
  readonly expiresAt: Date;
  readonly isReminder: boolean;
}

/** What an automation asks somebody outside the agency, with the address to answer at. */
export const automationRequest = ({
  agency,
  title,
  message,
  url,
  expiresAt,
  isReminder,
}: AutomationRequestMail): Message => ({
  kind: 'automation_request',
  category: 'automation',
  expiresAt,
  ...compose({
    subject: `${isReminder ? 'Reminder: ' : ''}${plain(title)}`.slice(0, 200),
    heading: plain(title),
    paragraphs: message === null ? [] : [message],
    action: { label: 'Answer', url },
    notes: [
      `${plain(agency)} asks for your answer until ${expiresAt.toISOString().slice(0, 10)}. You need no account.`,
      'The link is only for you. Do not forward this message.',
    ],
  }),
});
