import type { LayoutWidget } from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { checkFilter } from '#src/domain/views/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import type { KnownList } from './known-lists.ts';

/** 400 for a figure that the records of the list do not have. */
export async function checkFigures(
  ctx: ReadContext,
  { list, fields }: KnownList,
  widget: Extract<LayoutWidget, { readonly type: 'metric' | 'chart' }>,
  place: string,
): Promise<void> {
  const column = (name: string) => list.columns.column(name, ctx.identity.userId, fields);
  if (widget.filter_group !== undefined)
    await checkFilter(ctx, list, widget.filter_group, `${place}.filter_group`, fields);
  if (widget.aggregate === 'count' && widget.field !== undefined)
    throw invalid(`${place}.field`, 'is not taken by "count", which counts records.');
  if (widget.aggregate !== 'count') {
    if (widget.field === undefined)
      throw invalid(`${place}.field`, `is required for "${widget.aggregate}": name a number of the records.`);
    if (column(widget.field)?.kind !== 'number')
      throw invalid(`${place}.field`, `names "${widget.field}", which is not a number of these records.`);
  }
  if (widget.type === 'metric') {
    if (widget.is_compared === true && widget.period_days === undefined)
      throw invalid(`${place}.period_days`, 'is required to compare with the period before.');
    return;
  }
  const grouping = column(widget.group_by);
  const isTime = grouping?.kind === 'date' || grouping?.kind === 'instant';
  if (grouping === undefined || (!isTime && !grouping.isGroupable))
    throw invalid(
      `${place}.group_by`,
      `names "${widget.group_by}", by which these records cannot be grouped.`,
    );
  if (isTime !== (widget.time_unit !== undefined))
    throw invalid(
      `${place}.time_unit`,
      isTime ? 'is required to group by time.' : 'is only for groups by time.',
    );
}
