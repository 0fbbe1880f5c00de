import type { ListSopUsagesInput } from '#generated/console/families/sops/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { requireSop } from '../record/sop-life.ts';
import { usageList } from './usages.queries.ts';

export async function listSopUsages(ctx: ReadContext, { path, query }: ListSopUsagesInput) {
  const { id } = await requireSop(ctx, path.id);
  return usageList.page(ctx.db, query, { ...viewerScope(ctx), sopId: id });
}
