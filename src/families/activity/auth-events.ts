import type { ReadContext } from '#src/call/context.ts';
import type { ListAuthEventsInput } from '#generated/families/activity/handlers.ts';
import { selectAuthEvents } from './auth-events.queries.ts';

export const listAuthEvents = (ctx: ReadContext, { query }: ListAuthEventsInput) => selectAuthEvents(ctx.db, query);
