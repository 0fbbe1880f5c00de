import type { CommentsHandlers } from '#generated/families/comments/handlers.ts';
import { listEscalationCommentActivity } from './activity.ts';
import { attachCommentFile, detachCommentFile } from './attachments.ts';
import { deleteComment, listComments, updateComment } from './comments.ts';
import { addCommentToThread, createComment } from './new-comments.ts';
import { setCommentPin, toggleCommentPin } from './pins.ts';
import { addCommentReaction, removeCommentReaction, toggleCommentReaction } from './reactions.ts';

export default {
  listComments,
  createComment,
  listEscalationCommentActivity,
  addCommentToThread,
  updateComment,
  deleteComment,
  attachCommentFile,
  detachCommentFile,
  toggleCommentPin,
  setCommentPin,
  toggleCommentReaction,
  addCommentReaction,
  removeCommentReaction,
} satisfies CommentsHandlers;
