// Written by the compiler from the contract; change the contract instead.
import type { Validate } from '../../operation.ts';

export declare const responses: {
  readonly listComments: Readonly<Record<string, Validate>>;
  readonly createComment: Readonly<Record<string, Validate>>;
  readonly listEscalationCommentActivity: Readonly<Record<string, Validate>>;
  readonly addCommentToThread: Readonly<Record<string, Validate>>;
  readonly updateComment: Readonly<Record<string, Validate>>;
  readonly deleteComment: Readonly<Record<string, Validate>>;
  readonly attachCommentFile: Readonly<Record<string, Validate>>;
  readonly detachCommentFile: Readonly<Record<string, Validate>>;
  readonly toggleCommentPin: Readonly<Record<string, Validate>>;
  readonly setCommentPin: Readonly<Record<string, Validate>>;
  readonly toggleCommentReaction: Readonly<Record<string, Validate>>;
  readonly addCommentReaction: Readonly<Record<string, Validate>>;
  readonly removeCommentReaction: Readonly<Record<string, Validate>>;
};
