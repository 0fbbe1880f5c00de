// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListBuilderSessionsInput {
  readonly query: WithDefaults<NonNullable<t.ListBuilderSessionsData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface CreateBuilderSessionInput {
  readonly body: t.CreateBuilderSessionData['body'];
}

export interface PrepareBuilderSessionInput {
  readonly body: t.PrepareBuilderSessionData['body'];
}

export interface GetBuilderSessionInput {
  readonly path: t.GetBuilderSessionData['path'];
}

export interface ArchiveBuilderSessionInput {
  readonly path: t.ArchiveBuilderSessionData['path'];
  readonly query: NonNullable<t.ArchiveBuilderSessionData['query']>;
}

export interface ApplyBuilderSessionInput {
  readonly path: t.ApplyBuilderSessionData['path'];
  readonly body: t.ApplyBuilderSessionData['body'];
}

export interface CancelBuilderSessionInput {
  readonly path: t.CancelBuilderSessionData['path'];
  readonly body: t.CancelBuilderSessionData['body'];
}

export interface ReplaceBuilderSessionIntentInput {
  readonly path: t.ReplaceBuilderSessionIntentData['path'];
  readonly body: t.ReplaceBuilderSessionIntentData['body'];
}

export interface GetBuilderSessionResultInput {
  readonly path: t.GetBuilderSessionResultData['path'];
}

export interface GetBuilderSessionReviewInput {
  readonly path: t.GetBuilderSessionReviewData['path'];
}

export interface ValidateBuilderSessionInput {
  readonly path: t.ValidateBuilderSessionData['path'];
  readonly body: t.ValidateBuilderSessionData['body'];
}

/** Builder sessions: one handler per operation of the contract. */
export interface BuilderSessionsHandlers {
  /** List builder sessions · GET /v1/builder-sessions · self */
  readonly listBuilderSessions: (ctx: ReadContext, input: ListBuilderSessionsInput) => Promise<Page<t.ListBuilderSessionsResponse['data'][number]>>;
  /** Create a builder session · POST /v1/builder-sessions · self */
  readonly createBuilderSession: (ctx: WriteContext<never>, input: CreateBuilderSessionInput) => Promise<Result<t.CreateBuilderSessionResponse['data']>>;
  /** Prepare a builder session · POST /v1/builder-sessions/prepare · self */
  readonly prepareBuilderSession: (ctx: WriteContext<never>, input: PrepareBuilderSessionInput) => Promise<Result<t.PrepareBuilderSessionResponse['data']>>;
  /** Get a builder session · GET /v1/builder-sessions/{id} · self */
  readonly getBuilderSession: (ctx: ReadContext, input: GetBuilderSessionInput) => Promise<Result<t.GetBuilderSessionResponse['data']>>;
  /** Archive a builder session · DELETE /v1/builder-sessions/{id} · self */
  readonly archiveBuilderSession: (ctx: WriteContext<never>, input: ArchiveBuilderSessionInput) => Promise<Result<t.ArchiveBuilderSessionResponse['data']>>;
  /** Apply a builder session · POST /v1/builder-sessions/{id}/apply · self */
  readonly applyBuilderSession: (ctx: WriteContext<'client_program.billing_changed' | 'sop.published' | 'sop.updated' | 'sop.archived' | 'training.course_completed'>, input: ApplyBuilderSessionInput) => Promise<Result<t.ApplyBuilderSessionResponse['data']>>;
  /** Cancel a builder session · POST /v1/builder-sessions/{id}/cancel · self */
  readonly cancelBuilderSession: (ctx: WriteContext<never>, input: CancelBuilderSessionInput) => Promise<Result<t.CancelBuilderSessionResponse['data']>>;
  /** Replace the changes of a builder session · PATCH /v1/builder-sessions/{id}/intent · self */
  readonly replaceBuilderSessionIntent: (ctx: WriteContext<never>, input: ReplaceBuilderSessionIntentInput) => Promise<Result<t.ReplaceBuilderSessionIntentResponse['data']>>;
  /** Get the result of a builder session · GET /v1/builder-sessions/{id}/result · self */
  readonly getBuilderSessionResult: (ctx: ReadContext, input: GetBuilderSessionResultInput) => Promise<Result<t.GetBuilderSessionResultResponse['data']>>;
  /** Get the plan of a builder session · GET /v1/builder-sessions/{id}/review · self */
  readonly getBuilderSessionReview: (ctx: ReadContext, input: GetBuilderSessionReviewInput) => Promise<Result<t.GetBuilderSessionReviewResponse['data']>>;
  /** Validate a builder session · POST /v1/builder-sessions/{id}/validate · self */
  readonly validateBuilderSession: (ctx: WriteContext<never>, input: ValidateBuilderSessionInput) => Promise<Result<t.ValidateBuilderSessionResponse['data']>>;
}
