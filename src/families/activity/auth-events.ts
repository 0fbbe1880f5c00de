import type { ReadContext } from '#src/call/context.ts';
import type { ListAuthEventsInput } from '#generated/families/activity/handlers.ts';
import { authEvents } from './auth-events.queries.ts';

export const listAuthEvents = (ctx: ReadContext, { query }: ListAuthEventsInput) =>
  authEvents.page(ctx.db, query, {});
