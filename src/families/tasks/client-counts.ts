import type { TaskClientCount } from '#generated/types.gen.ts';
import type { CountTasksByClientInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { viewerOf } from '#src/domain/tasks/visibility.queries.ts';
import { selectClientCounts } from './client-counts.queries.ts';

export const countTasksByClient = (ctx: ReadContext, { query }: CountTasksByClientInput): Promise<Page<TaskClientCount>> =>
  selectClientCounts(ctx.db, viewerOf(ctx), query, ctx.now);
