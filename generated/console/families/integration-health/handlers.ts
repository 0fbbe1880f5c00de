// Written by the compiler from the contract; change the contract instead.
import type { ReadContext, Result, WithDefaults } from '../../../../src/call/context.ts';
import type * as t from '../../types.gen.ts';

export interface GetIntegrationHealthInput {
  readonly query: WithDefaults<NonNullable<t.GetIntegrationHealthData['query']>, 'window'>;
}

/** Integration health: one handler per operation of the contract. */
export interface IntegrationHealthHandlers {
  /** Get integration health · GET /console/api/integration-health · settings.view */
  readonly getIntegrationHealth: (ctx: ReadContext, input: GetIntegrationHealthInput) => Promise<Result<t.GetIntegrationHealthResponse['data']>>;
}
