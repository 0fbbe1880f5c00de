import { checkFilter } from '#src/domain/views/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { requireSourceList, type LayerReader } from './record-list.ts';
import { hasAddresses, type RecordSource, type Source, type Style } from './source.ts';
import { requireFitting, type Find } from './style.rules.ts';

export interface GivenDrawing {
  readonly source: Source;
  readonly style: Style;
  /** Whether the request gives the source: one that is kept was sound when it was saved. */
  readonly isNewSource: boolean;
}

/** 400 at the place of what the source does not have, and for a style that does not fit it. */
export async function requireDrawing(
  ctx: LayerReader,
  { source, style, isNewSource }: GivenDrawing,
): Promise<void> {
  if (source.type === 'tiles' && isNewSource) requireTemplate(source.url_template);
  const find = hasAddresses(source) ? await requireRecords(ctx, source, isNewSource) : undefined;
  requireFitting(source, style, find);
}

async function requireRecords(ctx: LayerReader, source: RecordSource, isNewSource: boolean): Promise<Find> {
  const { list, find } = await requireSourceList(ctx, source);
  if (!isNewSource) return find;
  const { address_field_key: key, filter_group: group } = source;
  if (key != null && find(`field_values.${key}`)?.valueType !== 'address')
    throw invalid(
      'body.source.address_field_key',
      `names "${key}", which is not an address field of these records.`,
    );
  if (group != null) await checkFilter(ctx, list, group, 'body.source.filter_group');
  return find;
}

function requireTemplate(template: string): void {
  for (const part of ['{x}', '{y}'])
    if (!template.includes(part))
      throw invalid(
        'body.source.url_template',
        `has no ${part}: name column and row of a tile, as in https://tiles.example/{z}/{x}/{y}.png.`,
      );
}
