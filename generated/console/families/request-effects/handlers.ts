// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface GetApiRequestEffectsInput {
  readonly path: t.GetApiRequestEffectsData['path'];
}

/** Request effects: one handler per operation of the contract. */
export interface RequestEffectsHandlers {
  /** Get effects of an API request · GET /console/api/request-logs/{id}/effects · settings.api */
  readonly getApiRequestEffects: (ctx: ReadContext, input: GetApiRequestEffectsInput) => Promise<Result<t.GetApiRequestEffectsResponse['data']>>;
}
