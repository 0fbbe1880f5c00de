// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface CreateAssignmentFeedbackRuleInput {
  readonly body: t.CreateAssignmentFeedbackRuleData['body'];
}

export interface ListAssignmentHistoryInput {
  readonly query: WithDefaults<NonNullable<t.ListAssignmentHistoryData['query']>, 'candidate_limit' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface RerunAssignmentInput {
  readonly path: t.RerunAssignmentData['path'];
  readonly body: t.RerunAssignmentData['body'];
}

/** Assignments: one handler per operation of the contract. */
export interface AssignmentsHandlers {
  /** Create an assignment feedback rule · POST /v1/assignment-feedback-rules · tasks.manage */
  readonly createAssignmentFeedbackRule: (ctx: WriteContext<never>, input: CreateAssignmentFeedbackRuleInput) => Promise<Result<t.CreateAssignmentFeedbackRuleResponse['data']>>;
  /** List automatic assignment decisions · GET /v1/assignment-history · tasks.view */
  readonly listAssignmentHistory: (ctx: ReadContext, input: ListAssignmentHistoryInput) => Promise<Page<t.ListAssignmentHistoryResponse['data'][number]>>;
  /** Rerun an assignment decision · POST /v1/assignment-history/{id}/rerun · tasks.manage */
  readonly rerunAssignment: (ctx: WriteContext<'process.instance_updated'>, input: RerunAssignmentInput) => Promise<Result<t.RerunAssignmentResponse['data']>>;
}
