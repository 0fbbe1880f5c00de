// Written by the compiler from the contract; change the contract instead.
import type { Page, ReadContext, Result, WithDefaults, WriteContext } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface UpdateEscalationInput {
  readonly path: t.UpdateEscalationData['path'];
  readonly body: t.UpdateEscalationData['body'];
}

export interface ListEscalationActivityInput {
  readonly path: t.ListEscalationActivityData['path'];
  readonly query: WithDefaults<NonNullable<t.ListEscalationActivityData['query']>, 'sort' | 'order' | 'limit' | 'offset'>;
}

/** Escalations: one handler per operation of the contract. */
export interface EscalationsHandlers {
  /** Update an escalation · PATCH /console/api/escalations/{id} · escalations.edit */
  readonly updateEscalation: (ctx: WriteContext<'escalation.updated'>, input: UpdateEscalationInput) => Promise<Result<t.UpdateEscalationResponse['data']>>;
  /** List the activity of an escalation · GET /console/api/escalations/{id}/activity · escalations.view */
  readonly listEscalationActivity: (ctx: ReadContext, input: ListEscalationActivityInput) => Promise<Page<t.ListEscalationActivityResponse['data'][number]>>;
}
