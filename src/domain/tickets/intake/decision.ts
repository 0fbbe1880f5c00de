import type { TicketClientMatch, TicketReviewReason, TicketReviewResolution } from '#generated/types.gen.ts';
import type { Candidate, FoundTicket } from './match.queries.ts';

/** The evidence that a message belongs somewhere. */
export interface Match {
  readonly on: TicketClientMatch;
  readonly confidence: number | null;
}

/** The rule of a list that decided. */
export interface DecidingRule {
  readonly kind: 'blacklist' | 'whitelist' | 'routing';
  readonly id: string;
}

interface Decided {
  /** In words, for the audit. */
  readonly explanation: string;
  readonly match: Match;
  readonly rule: DecidingRule | null;
}

export interface Discard extends Decided {
  readonly kind: 'discard';
}

/** It joins the conversation of a ticket; an automatic answer without any effect. */
export interface Append extends Decided {
  readonly kind: 'append';
  readonly ticket: FoundTicket;
  readonly isAutomatic: boolean;
}

export interface Create extends Decided {
  readonly kind: 'create';
  readonly clientId: string | null;
  readonly followUpOfId: string | null;
  readonly isSpam: boolean;
}

export interface Hold extends Decided {
  readonly kind: 'hold';
  readonly reason: TicketReviewReason;
  readonly candidates: readonly Candidate[];
  readonly suggested: TicketReviewResolution | null;
}

/** What becomes of a message that arrived (domain model D1). */
export type Decision = Discard | Append | Create | Hold;

export const noMatch: Match = { on: null, confidence: null };
