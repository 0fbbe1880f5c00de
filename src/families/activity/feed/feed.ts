import type { ActivityEntry } from '#generated/types.gen.ts';
import type { ListActivityInput } from '#generated/families/activity/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { withoutHiddenTools } from '#src/domain/tasks/index.ts';
import { viewerScope } from '#src/domain/visibility/index.ts';
import { feed } from './feed.queries.ts';
import { selectWords } from './words.queries.ts';
import { summaryOf } from './summary.rules.ts';

export async function listActivity(
  ctx: ReadContext,
  { query }: ListActivityInput,
): Promise<Page<ActivityEntry>> {
  const { items: rows, total } = await feed.objects(ctx.db, query, viewerScope(ctx));
  if (rows.length === 0) return { items: [], total };
  const items = await withoutHiddenTools(ctx, rows);
  const words = await selectWords(ctx.db, items);
  return {
    items: items.map((row) => {
      const { id, client, record, action, changes, actor, correlation_id, occurred_at } = row;
      const summary = summaryOf(row, words);
      return { id, client, record, action, summary, changes, actor, correlation_id, occurred_at };
    }),
    total,
  };
}
