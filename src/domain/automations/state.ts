import type { AutomationInputField, AutomationIteration, AutomationStepError } from '#generated/types.gen.ts';
import type { Value } from '#src/domain/workflows/index.ts';

/** A loop that an execution is in. */
export interface Frame {
  readonly loop: string;
  /** The attempt that stands for the loop as a whole. */
  readonly item_id: string;
  readonly items: readonly Value[];
  readonly index: number;
  readonly collected: readonly Value[];
  readonly failed: readonly { readonly index: number; readonly error: AutomationStepError }[];
}

/** Where an execution stands, as its row holds it. */
export interface State {
  /** The step that is next, or that runs or waits; null before the first and after the last. */
  readonly at: string | null;
  readonly frames: readonly Frame[];
  readonly variables: Readonly<Record<string, Value>>;
  readonly attempt: number;
  readonly visit: number | null;
  /** The attempt that has begun and has not ended. */
  readonly open: string | null;
}

export const beginning = (at: string | null): State => ({
  at,
  frames: [],
  variables: {},
  attempt: 1,
  visit: null,
  open: null,
});

/** The loops around the step, as attempts tell them. */
export const iterationPath = ({ frames }: Pick<State, 'frames'>): AutomationIteration[] =>
  frames.map(({ loop, index }) => ({ node_key: loop, item_index: index }));

/** What ended a wait. */
export type Wake =
  | { readonly by: 'time' }
  | { readonly by: 'event'; readonly data: Readonly<Record<string, unknown>> }
  | { readonly by: 'answer'; readonly port: string; readonly output: Readonly<Record<string, unknown>> }
  | {
      readonly by: 'execution';
      readonly status: 'succeeded' | 'failed' | 'cancelled';
      readonly output: Readonly<Record<string, unknown>> | null;
      readonly message: string | null;
    };

/** Why an execution stands still. */
export type Waiting =
  | { readonly kind: 'time' | 'retry'; readonly until: Date }
  | { readonly kind: 'event'; readonly eventTypes: readonly string[]; readonly until: Date }
  | { readonly kind: 'execution'; readonly executionId: string };

/** What a step came to. */
export type Outcome =
  | {
      readonly kind: 'done';
      readonly port: string;
      readonly output: Readonly<Record<string, unknown>> | null;
      readonly records?: readonly { readonly kind: string; readonly id: string }[];
      readonly variables?: Readonly<Record<string, Value>>;
    }
  | { readonly kind: 'loop'; readonly items: readonly Value[] }
  | { readonly kind: 'wait'; readonly waiting: Waiting }
  | { readonly kind: 'ask'; readonly request: PendingRequest }
  | {
      readonly kind: 'end';
      readonly status: 'succeeded' | 'failed';
      readonly message: string | null;
      readonly output: Readonly<Record<string, unknown>> | null;
    }
  | {
      readonly kind: 'failed';
      readonly code: string;
      readonly message: string;
      readonly isRetryable: boolean;
    };

/** A question to people, as the row of the execution holds it. */
export interface PendingRequest {
  readonly node_key: string;
  readonly type: 'approval' | 'choice' | 'form';
  readonly title: string;
  readonly message: string | null;
  readonly user_ids: readonly string[];
  /** People outside the agency, each with links to answer. */
  readonly contacts: readonly AskedContact[];
  readonly needs_all: boolean;
  readonly responses: readonly GivenResponse[];
  readonly choices: readonly { readonly key: string; readonly label: string }[];
  readonly fields: readonly AutomationInputField[];
  readonly asked_at: string;
  readonly deadline_at: string;
  readonly remind_at: string | null;
}

export interface AskedContact {
  readonly id: string;
  /** The contact of a client when they were asked; null for somebody known by the address alone. Their tokens follow merges of clients. */
  readonly contact_id: string | null;
  readonly name: string | null;
  readonly email: string;
  /** Tokens of the links. */
  readonly token_ids: readonly string[];
  readonly answered_at: string | null;
}

export interface GivenResponse {
  readonly responder: {
    readonly type: 'user' | 'service_account' | 'client_contact' | 'automation' | 'system';
    readonly id?: string;
    readonly name?: string;
  };
  readonly decision: 'approve' | 'reject' | null;
  readonly choice_key: string | null;
  readonly comment: string | null;
  readonly responded_at: string;
}
