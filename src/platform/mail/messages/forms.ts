import { compose, plain } from './layout.ts';
import type { Message } from './index.ts';

export interface FormCopy {
  readonly agency: string;
  readonly form: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
  /** Where an answer to it goes; null for the agency's address. */
  readonly replyTo: string | null;
}

/** What somebody answered to a form, for themselves. */
export const formCopy = ({ agency, form, lines, replyTo }: FormCopy): Message => ({
  kind: 'form_copy',
  category: 'form',
  ...(replyTo !== null && { replyTo }),
  ...compose({
    subject: `Your answers: ${plain(form)}`,
    heading: plain(form),
    paragraphs: lines.map(({ label, text }) => `${plain(label)}: ${text.replaceAll(/\s+/g, ' ')}`),
    notes: [`You get this copy because you filled in a form of ${plain(agency)}.`],
  }),
});

export interface FormLinkMail {
  readonly agency: string;
  readonly form: string;
  readonly url: string;
  readonly expiresAt: Date;
}

/** The address of a form that is filled in half, for whoever goes on later. */
export const formLink = ({ agency, form, url, expiresAt }: FormLinkMail): Message => ({
  kind: 'form_link',
  category: 'form',
  expiresAt,
  ...compose({
    subject: `Continue later: ${plain(form)}`,
    heading: plain(form),
    paragraphs: ['Your answers so far are saved. You can go on whenever you like.'],
    action: { label: 'Continue', url },
    notes: [
      `The link expires on ${expiresAt.toISOString().slice(0, 10)}. Each change gives you seven more days.`,
      `If you did not ask for this link to a form of ${plain(agency)}, ignore this message.`,
    ],
  }),
});
