import type { ListIntegrationCallsInput } from '#generated/console/families/integrations/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { viewerOf } from './access.ts';
import { integrationCalls } from './calls.queries.ts';

export const listIntegrationCalls = (ctx: ReadContext, { query }: ListIntegrationCallsInput) =>
  integrationCalls.page(ctx.db, query, viewerOf(ctx));
