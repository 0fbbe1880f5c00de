import type { ListCustomObjectStatusOptionsInput } from '#generated/families/status-options/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { objectStates } from './custom-objects.queries.ts';

export const listCustomObjectStatusOptions = (
  ctx: ReadContext,
  { query }: ListCustomObjectStatusOptionsInput,
) => objectStates.page(ctx.db, query, viewerScope(ctx));
