// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface ListAssignmentRulesInput {
  readonly query: WithDefaults<NonNullable<t.ListAssignmentRulesData['query']>, 'is_expired' | 'sort' | 'order' | 'limit' | 'offset'>;
}

export interface UpdateAssignmentRuleInput {
  readonly path: t.UpdateAssignmentRuleData['path'];
  readonly body: t.UpdateAssignmentRuleData['body'];
}

export interface DeleteAssignmentRuleInput {
  readonly path: t.DeleteAssignmentRuleData['path'];
  readonly query: NonNullable<t.DeleteAssignmentRuleData['query']>;
}

/** Assignments: one handler per operation of the contract. */
export interface AssignmentsHandlers {
  /** List assignment feedback rules · GET /console/api/assignment-rules · tasks.manage */
  readonly listAssignmentRules: (ctx: ReadContext, input: ListAssignmentRulesInput) => Promise<Page<t.ListAssignmentRulesResponse['data'][number]>>;
  /** Update an assignment feedback rule · PATCH /console/api/assignment-rules/{id} · tasks.manage */
  readonly updateAssignmentRule: (ctx: WriteContext<never>, input: UpdateAssignmentRuleInput) => Promise<Result<t.UpdateAssignmentRuleResponse['data']>>;
  /** Delete an assignment feedback rule · DELETE /console/api/assignment-rules/{id} · tasks.manage */
  readonly deleteAssignmentRule: (ctx: WriteContext<never>, input: DeleteAssignmentRuleInput) => Promise<Result<t.DeleteAssignmentRuleResponse['data']>>;
}
