import type { RequestBudget } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { budgetSeconds, type BudgetName } from '#src/platform/limits/index.ts';
import { selectOpenWindows, type OpenWindow } from './budgets.queries.ts';

const budgets: readonly BudgetName[] = ['rest', 'mcp', 'mcp_subject'];
const maxPrograms = 10;

/** What every budget still holds; one of which nothing was taken in this minute is full. */
export async function readBudgets(ctx: ReadContext): Promise<RequestBudget[]> {
  const open = await selectOpenWindows(ctx.db, budgetSeconds, maxPrograms);
  const { budgets: sizes } = ctx.services;
  return budgets.flatMap((budget) => {
    const taken = open.filter((window) => window.budget === budget);
    return (taken.length === 0 ? [full] : taken).map(({ subject_name, used, resets_at }): RequestBudget => ({
      budget,
      subject_name: ctx.can('settings.api') ? subject_name : null,
      limit: sizes[budget],
      used,
      remaining: Math.max(0, sizes[budget] - used),
      resets_at,
    }));
  });
}

const full: Omit<OpenWindow, 'budget' | 'resets_at'> & { resets_at: null } = {
  subject_name: null,
  used: 0,
  resets_at: null,
};
