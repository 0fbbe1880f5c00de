import type { TaskClientCount } from '#generated/types.gen.ts';
import type { CountTasksByClientInput } from '#generated/families/tasks/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { selectClientCounts } from './client-counts.queries.ts';
import { scopeOf } from './task-list.ts';

export const countTasksByClient = (
  ctx: ReadContext,
  { query }: CountTasksByClientInput,
): Promise<Page<TaskClientCount>> => selectClientCounts(ctx.db, scopeOf(ctx), query);
