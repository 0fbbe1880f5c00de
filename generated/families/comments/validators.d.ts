// Written by the compiler from the contract; change the contract instead.
import type { RequestValidators } from '../../operation.ts';

export declare const requests: {
  readonly listComments: RequestValidators;
  readonly createComment: RequestValidators;
  readonly listEscalationCommentActivity: RequestValidators;
  readonly addCommentToThread: RequestValidators;
  readonly updateComment: RequestValidators;
  readonly deleteComment: RequestValidators;
  readonly attachCommentFile: RequestValidators;
  readonly detachCommentFile: RequestValidators;
  readonly toggleCommentPin: RequestValidators;
  readonly setCommentPin: RequestValidators;
  readonly toggleCommentReaction: RequestValidators;
  readonly addCommentReaction: RequestValidators;
  readonly removeCommentReaction: RequestValidators;
};
