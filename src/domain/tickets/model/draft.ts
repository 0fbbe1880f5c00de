import type { EventData } from '#generated/events.ts';
import type { TicketAssignmentMethod, TicketStatusCategory } from '#generated/types.gen.ts';
import type { Permission } from '#generated/permissions.ts';
import type { StatusSet } from '#src/domain/status-options/index.ts';
import type { Standing } from '#src/domain/transitions/index.ts';
import type { TicketState } from './state.ts';

/** Why a status changed, as its event tells. */
export type StatusReason = EventData['ticket.status_changed']['reason'];

/** Who works on the ticket. */
export interface Worker {
  readonly userId: string;
  can(permission: Permission): boolean;
}

/** How somebody came to be assigned, for the history. */
export interface AssignmentNote {
  readonly method: TicketAssignmentMethod;
  readonly rule_id: string | null;
  readonly reason: string | null;
  readonly score: number | null;
  readonly candidate_count: number | null;
}

export const byHand: AssignmentNote = {
  method: 'manual',
  rule_id: null,
  reason: null,
  score: null,
  candidate_count: null,
};

/** The rule for the sender that a spam mark asked for. */
export interface SpamRuleOfMark {
  readonly id: string;
  readonly outcome: 'created' | 'enabled' | 'unchanged';
}

interface Loaded {
  readonly before: TicketState | null;
  readonly ticket: TicketState;
  readonly statuses: StatusSet;
  readonly worker: Worker;
  readonly now: Date;
}

/** A ticket under change: rules change `ticket`, and what differs from `before` is stored, audited and told. */
export class TicketDraft {
  /** As it was loaded; null for a new one. */
  readonly before: TicketState | null;
  readonly ticket: TicketState;
  readonly statuses: StatusSet;
  readonly worker: Worker;
  readonly now: Date;
  reason: StatusReason = 'user';
  assignment: AssignmentNote = byHand;
  /** The first assignment opens a new ticket: that is told after it. */
  isOpenedByAssignment = false;
  spamRule: SpamRuleOfMark | null = null;
  /** The AI's request that proposed the change. */
  aiRequestId: string | null = null;

  constructor({ before, ticket, statuses, worker, now }: Loaded) {
    this.before = before;
    this.ticket = ticket;
    this.statuses = statuses;
    this.worker = worker;
    this.now = now;
  }

  get at(): string {
    return this.now.toISOString();
  }

  /** What the caller may do with the ticket as it was. */
  standing(): Standing {
    const { assigned_to: assignees } = this.before ?? this.ticket;
    return {
      parts: new Set(assignees.includes(this.worker.userId) ? ['assignee'] : []),
      can: (permission) => this.worker.can(permission),
    };
  }

  setOption(key: string, category: TicketStatusCategory): void {
    this.ticket.status = key;
    this.ticket.status_category = category;
  }

  setCategory(category: TicketStatusCategory): void {
    this.setOption(this.statuses.defaultOf(category).key, category);
  }
}
