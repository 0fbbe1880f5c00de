import type { MyDay } from '#generated/types.gen.ts';
import type { GetMyDayInput } from '#generated/families/tasks/handlers.ts';
import type { ReadContext, Result } from '#src/call/context.ts';
import { viewerOf } from '#src/domain/visibility/index.ts';
import { findDay, type DayScope } from './day-items.queries.ts';
import { selectMyDay } from './my-day.queries.ts';

export async function getMyDay(ctx: ReadContext, { query }: GetMyDayInput): Promise<Result<MyDay>> {
  const { userId } = ctx.identity;
  const day = await findDay(ctx.db, userId, ctx.now, query.date, query.upcoming_days);
  const scope: DayScope = {
    viewer: viewerOf(ctx),
    withTasks: ctx.can('tasks.view'),
    withTickets: ctx.can('tickets.view'),
    withEscalations: ctx.can('escalations.view'),
  };
  return selectMyDay(ctx.db, userId, day, scope);
}
