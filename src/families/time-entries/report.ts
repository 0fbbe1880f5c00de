import type { TimeReport } from '#generated/console/types.gen.ts';
import type { QueryTimeReportInput } from '#generated/console/families/time-entries/handlers.ts';
import type { ReadContext } from '#src/call/context.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { maxGroups, selectReport } from './report.queries.ts';
import { selectTimeSettings } from './settings.queries.ts';
import { requireOwnTime } from './time-entries.ts';

const maxDays = 400;

export async function queryTimeReport(ctx: ReadContext, { body }: QueryTimeReportInput): Promise<TimeReport> {
  const days = (Date.parse(body.spent_to) - Date.parse(body.spent_from)) / 86_400_000;
  if (days < 0) throw invalid('body.spent_to', `is before the first day, ${body.spent_from}.`);
  if (days >= maxDays) throw invalid('body.spent_to', `makes a range of more than ${maxDays} days.`);
  requireOwnTime(ctx, body.user_ids);
  const { rounding_minutes: rounding } = await selectTimeSettings(ctx.db);
  const { totals, groups } = await selectReport(ctx, body, rounding);
  return { totals, groups: groups.slice(0, maxGroups), is_truncated: groups.length > maxGroups };
}
