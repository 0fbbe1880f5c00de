import type { StageToolConfig, StageToolType } from '#generated/types.gen.ts';

/** What somebody does with a tool of a stage. A family that brings a type adds what its tools can do. */
export type ToolUse =
  | { readonly action: 'tick' | 'untick'; readonly itemKey: string }
  | { readonly action: 'run'; readonly isConfirmed?: boolean | undefined; readonly answer?: PromptAnswer }
  | { readonly action: 'add_file'; readonly file: OfferedFile | null }
  | { readonly action: 'remove_file'; readonly file: NamedFile | null }
  | { readonly action: 'read'; readonly isAcknowledged: boolean; readonly hasReadAll: boolean }
  | { readonly action: 'request_approval'; readonly comment: string | null }
  | { readonly action: 'approve'; readonly comment: string | null }
  | { readonly action: 'reject'; readonly comment: string }
  | { readonly action: 'withdraw_approval'; readonly comment: string | null };

/** What the AI answered to a prompt, and what became of it. */
export interface PromptAnswer {
  readonly text: string;
  /** The request in the AI's log. */
  readonly requestId: string;
  /** The comment that it was posted as. */
  readonly commentId: string | null;
  /** Why the field of the task did not take it. */
  readonly outputProblem: string | null;
}

/** A file of a tool. */
export interface NamedFile {
  readonly id: string;
  readonly fileName: string;
}

/** A file that is to be added to a tool. */
export interface OfferedFile extends NamedFile {
  readonly contentType: string;
  /** The stage has it already. */
  readonly wasAttached: boolean;
}

/** Somebody at a tool, as the rules need to know it. */
export interface ToolUser {
  readonly userId: string;
  /** ISO 8601. */
  readonly at: string;
  /** Whether they work on the stage: an assignee of it, or a holder of tasks.transition. */
  readonly isWorker: boolean;
  /** Whether they hold tasks.manage. */
  readonly isLead: boolean;
  /** Those who may decide on the approval and see the task; empty for tools of other types. */
  readonly approverIds: readonly string[];
}

/** A notice that members get because of what somebody did. */
export interface ToolNotice {
  readonly kind: 'review_requested' | 'review_decided';
  /** Stands between the name of whoever did it and that of the tool: `asks for your approval of`. */
  readonly text: string;
  readonly comment: string | null;
  readonly userIds: readonly string[];
}

/** What a use made of a tool. */
export interface ToolChange<State> {
  readonly state: State;
  /** What was done, for the history: `ticked "Names are right" in`, followed by the name of the tool. */
  readonly did: string;
  /** Why, in the words of whoever did it. */
  readonly reason?: string | null;
  readonly notices?: readonly ToolNotice[];
  /** File that the stage gets, or loses unless another of its tools has it. */
  readonly addedFile?: string;
  readonly removedFile?: string;
  /** What is to be started outside of the task; `started` of the type takes in what comes of it. */
  readonly work?: ToolWork;
  /** It begins what ends later, so that it is no end by itself. */
  readonly isOnlyBegun?: boolean;
  /** Nothing is to be told of it, since it goes on with what was begun before. */
  readonly isTraceless?: true;
}

/** Work outside of the task, such as filling in a form. */
export interface ToolWork {
  /** What was begun before and goes on; null to begin. */
  readonly continuedId: string | null;
}

export type ConfigOf<T extends StageToolType> = Extract<StageToolConfig, { readonly type: T }>;

/**
 * The rules of one type of tool. They are pure: src/domain/tasks/tools/ holds the task, loads the state, and stores what comes of
 * it with history, audit, event and notices. A family that brings a type implements this, puts it on the list in
 * tool-types.ts and shows its state in src/domain/tasks/tools/shown/. What it runs outside of tasks is a ToolRunner (src/call/parts.ts).
 */
export interface ToolType<T extends StageToolType, State> {
  /** Every use that could be made of it, to find by trying which of them are allowed now. */
  uses(config: ConfigOf<T>): readonly ToolUse[];
  /** The state of a tool that nobody has used in the stage. */
  readonly begun: State;
  /** Whether it starts over when its stage is reopened, because what was said of the work no longer holds. */
  readonly startsOver: boolean;
  /** 403 unless the user may do this with it, whatever its state. */
  requireRights(
    use: ToolUse,
    user: ToolUser,
    tool: { readonly config: ConfigOf<T>; readonly state: State },
  ): void;
  /** Does it; null when nothing is different then, 409 when the state does not allow it. */
  apply(
    use: ToolUse,
    user: ToolUser,
    tool: { readonly name: string; readonly config: ConfigOf<T>; readonly state: State },
  ): ToolChange<State> | null;
  /** The state once its work outside of the task has been started, as the record of this id (default: what the records say then). */
  started?(state: State, id: string, user: ToolUser): State;
  /** What is stored of a state that is read from elsewhere (default: all of it). */
  kept?(state: State): unknown;
  /** What is missing before it has run to its end, in words; empty once it has. */
  missing(config: ConfigOf<T>, state: State): string[];
  /** What came of it, in words; null while there is nothing to say. */
  summary(config: ConfigOf<T>, state: State): string | null;
}
