import type { TicketDuplicateSuggestion } from '#generated/types.gen.ts';

export type DuplicateReason = TicketDuplicateSuggestion['reasons'][number];

/** What two tickets have in common; likenesses are shares of common trigrams, 0 to 1. */
export interface Likeness {
  readonly is_same_requester: boolean;
  readonly is_same_client: boolean;
  /** A mail that came to both. */
  readonly is_same_thread: boolean;
  readonly subject: number;
  readonly text: number;
}

export interface Suggested {
  readonly score: number;
  readonly reasons: readonly DuplicateReason[];
  readonly explanation: string | null;
}

const alikeSubject = 0.6;
const alikeText = 0.5;
const minScore = 0.6;
const scoreOfThread = 0.95;
/** The same people ask about many things: what they write decides, and who they are tips the balance. */
const weights = { content: 0.8, requester: 0.15, client: 0.05 } as const;

/** Whether two tickets may be about the same, how likely, and why; null when they need not be shown together. */
export function judgeDuplicate(likeness: Likeness): Suggested | null {
  const {
    is_same_requester: sameRequester,
    is_same_client: sameClient,
    is_same_thread: sameThread,
  } = likeness;
  const isSubjectAlike = likeness.subject >= alikeSubject;
  const isTextAlike = likeness.text >= alikeText;
  if (!sameThread && !isSubjectAlike && !isTextAlike) return null;
  if (!sameThread && !sameRequester && !sameClient) return null;
  const content = Math.max(
    isSubjectAlike ? likeness.subject : 0,
    isTextAlike ? likeness.text : 0,
    (likeness.subject + likeness.text) / 2,
  );
  const score =
    weights.content * content + (sameRequester ? weights.requester : 0) + (sameClient ? weights.client : 0);
  const shown = Math.min(1, sameThread ? Math.max(score, scoreOfThread) : score);
  if (shown < minScore) return null;
  return {
    score: Math.round(shown * 10_000) / 10_000,
    reasons: [
      ...(sameRequester ? (['same_requester'] as const) : []),
      ...(sameClient ? (['same_client'] as const) : []),
      ...(sameThread ? (['same_thread'] as const) : []),
      ...(isSubjectAlike ? (['similar_subject'] as const) : []),
      ...(isTextAlike ? (['similar_text'] as const) : []),
    ],
    explanation: explain(likeness, isSubjectAlike, isTextAlike),
  };
}

/** How alike they are, which the reasons leave open. */
function explain({ subject, text }: Likeness, isSubjectAlike: boolean, isTextAlike: boolean): string | null {
  const parts = [
    ...(isSubjectAlike ? [`subjects are ${percent(subject)} alike`] : []),
    ...(isTextAlike ? [`first messages are ${percent(text)} alike`] : []),
  ];
  return parts.length === 0 ? null : `The ${parts.join(' and the ')}.`;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
