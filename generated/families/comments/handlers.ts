// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListCommentsInput {
  readonly query: WithDefaults<NonNullable<t.ListCommentsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateCommentInput {
  readonly body: t.CreateCommentData['body'];
}

export interface ListEscalationCommentActivityInput {
  readonly query: WithDefaults<NonNullable<t.ListEscalationCommentActivityData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface AddCommentToThreadInput {
  readonly body: t.AddCommentToThreadData['body'];
}

export interface UpdateCommentInput {
  readonly path: t.UpdateCommentData['path'];
  readonly body: t.UpdateCommentData['body'];
}

export interface DeleteCommentInput {
  readonly path: t.DeleteCommentData['path'];
  readonly query: NonNullable<t.DeleteCommentData['query']>;
}

export interface AttachCommentFileInput {
  readonly path: t.AttachCommentFileData['path'];
  readonly body: t.AttachCommentFileData['body'];
}

export interface DetachCommentFileInput {
  readonly path: t.DetachCommentFileData['path'];
  readonly query: NonNullable<t.DetachCommentFileData['query']>;
}

export interface ToggleCommentPinInput {
  readonly path: t.ToggleCommentPinData['path'];
}

export interface SetCommentPinInput {
  readonly path: t.SetCommentPinData['path'];
  readonly body: t.SetCommentPinData['body'];
}

export interface ToggleCommentReactionInput {
  readonly path: t.ToggleCommentReactionData['path'];
  readonly body: t.ToggleCommentReactionData['body'];
}

export interface AddCommentReactionInput {
  readonly path: t.AddCommentReactionData['path'];
}

export interface RemoveCommentReactionInput {
  readonly path: t.RemoveCommentReactionData['path'];
}

/** Comments: one handler per operation of the contract. */
export interface CommentsHandlers {
  /** List comments · GET /v1/comments · record */
  readonly listComments: (ctx: ReadContext, input: ListCommentsInput) => Promise<Page<t.ListCommentsResponse['data'][number]>>;
  /** Create a comment or reply · POST /v1/comments · record */
  readonly createComment: (ctx: WriteContext<'escalation.comment_added'>, input: CreateCommentInput) => Promise<Result<t.CreateCommentResponse['data']>>;
  /** List comment activity on escalations · GET /v1/comments/activity · escalations.view */
  readonly listEscalationCommentActivity: (ctx: ReadContext, input: ListEscalationCommentActivityInput) => Promise<Page<t.ListEscalationCommentActivityResponse['data'][number]>>;
  /** Add a comment and get its thread · POST /v1/comments/add · record */
  readonly addCommentToThread: (ctx: WriteContext<'escalation.comment_added'>, input: AddCommentToThreadInput) => Promise<Result<t.AddCommentToThreadResponse['data']>>;
  /** Update a comment · PATCH /v1/comments/{id} · record */
  readonly updateComment: (ctx: WriteContext<never>, input: UpdateCommentInput) => Promise<Result<t.UpdateCommentResponse['data']>>;
  /** Delete a comment · DELETE /v1/comments/{id} · record */
  readonly deleteComment: (ctx: WriteContext<never>, input: DeleteCommentInput) => Promise<Result<t.DeleteCommentResponse['data']>>;
  /** Attach an uploaded file to a comment · POST /v1/comments/{id}/attachments · record */
  readonly attachCommentFile: (ctx: WriteContext<never>, input: AttachCommentFileInput) => Promise<Result<t.AttachCommentFileResponse['data']>>;
  /** Detach a file from a comment · DELETE /v1/comments/{id}/attachments/{attachment_id} · record */
  readonly detachCommentFile: (ctx: WriteContext<never>, input: DetachCommentFileInput) => Promise<Result<t.DetachCommentFileResponse['data']>>;
  /** Toggle the pin of a comment · POST /v1/comments/{id}/pin · record */
  readonly toggleCommentPin: (ctx: WriteContext<never>, input: ToggleCommentPinInput) => Promise<Result<t.ToggleCommentPinResponse['data']>>;
  /** Set the pin of a comment · PUT /v1/comments/{id}/pin · record */
  readonly setCommentPin: (ctx: WriteContext<never>, input: SetCommentPinInput) => Promise<Result<t.SetCommentPinResponse['data']>>;
  /** Toggle a reaction to a comment · POST /v1/comments/{id}/reactions · record */
  readonly toggleCommentReaction: (ctx: WriteContext<never>, input: ToggleCommentReactionInput) => Promise<Result<t.ToggleCommentReactionResponse['data']>>;
  /** Add a reaction to a comment · PUT /v1/comments/{id}/reactions/{emoji} · record */
  readonly addCommentReaction: (ctx: WriteContext<never>, input: AddCommentReactionInput) => Promise<Result<t.AddCommentReactionResponse['data']>>;
  /** Remove a reaction from a comment · DELETE /v1/comments/{id}/reactions/{emoji} · record */
  readonly removeCommentReaction: (ctx: WriteContext<never>, input: RemoveCommentReactionInput) => Promise<Result<t.RemoveCommentReactionResponse['data']>>;
}
