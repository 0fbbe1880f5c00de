import { compose, plain } from './layout.ts';
import type { Message } from './index.ts';

export interface FeedbackNotice {
  readonly id: string;
  readonly agency: string;
  readonly author: string;
  /** Where an answer may go; null when none is wanted, or there is no address. */
  readonly email: string | null;
  readonly kind: 'idea' | 'problem' | 'question' | 'praise';
  readonly severity: string | null;
  readonly title: string | null;
  readonly text: string;
  readonly pageUrl: string | null;
  readonly requestId: string | null;
  readonly fileCount: number;
}

const kindNames = { idea: 'Idea', problem: 'Problem', question: 'Question', praise: 'Praise' } as const;

/** Tells the operator of the service what a member of an agency has to say of it. */
export function platformFeedback(notice: FeedbackNotice): Message {
  const { id, agency, author, email, kind, severity, title, text, pageUrl, requestId, fileCount } = notice;
  const what = `${kindNames[kind]}${severity === null ? '' : ` (${severity})`}`;
  return {
    kind: 'platform_feedback',
    category: 'notification',
    ...compose({
      subject: `${what} from ${plain(agency)}${title === null ? '' : `: ${plain(title)}`}`,
      heading: title === null ? what : plain(title),
      paragraphs: text.trim().split(/\s*\n\s*/),
      notes: [
        `${plain(author)} of ${plain(agency)} sent this feedback.`,
        ...(pageUrl === null ? [] : [`Page: ${pageUrl}`]),
        ...(requestId === null ? [] : [`Request: ${plain(requestId)}`]),
        ...(fileCount === 0 ? [] : [`Files: ${fileCount}, listed by the command below.`]),
        `Show it with: ops feedback show ${id}`,
        email === null
          ? 'The author does not want an answer, or has no e-mail address.'
          : `Answer with: ops feedback answer ${id} --text "…"`,
      ],
    }),
  };
}

/** The operator's answer to feedback. */
export const feedbackAnswer = ({
  about,
  text,
}: {
  /** Title of the feedback, or its first words. */
  readonly about: string;
  readonly text: string;
}): Message => ({
  kind: 'platform_feedback_answer',
  category: 'notification',
  ...compose({
    subject: `Your feedback: ${plain(about)}`,
    heading: 'An answer to your feedback',
    paragraphs: text.trim().split(/\s*\n\s*/),
    notes: [`You sent feedback about “${plain(about)}” and agreed to be contacted.`],
  }),
});
