import type { CompositeType } from '#generated/types.gen.ts';
import type {
  GetFieldCompositeTypeInput,
  ListFieldCompositeTypesInput,
} from '#generated/families/fields/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { requireCompositeType } from '#src/domain/field-definitions/index.ts';
import { compositeTypes } from '#src/domain/field-values/index.ts';

export async function listFieldCompositeTypes(
  _ctx: ReadContext,
  { query }: ListFieldCompositeTypesInput,
): Promise<Page<CompositeType>> {
  const { key: keys, search, sort, order, limit, offset } = query;
  const term = search?.toLowerCase();
  const matching = compositeTypes.filter(
    (type) =>
      (keys === undefined || keys.includes(type.key)) &&
      (term === undefined || `${type.name} ${type.key} ${type.description}`.toLowerCase().includes(term)),
  );
  const sign = order === 'asc' ? 1 : -1;
  const sorted =
    sort === undefined ? matching : matching.sort((a, b) => sign * a[sort].localeCompare(b[sort], 'en'));
  return { items: sorted.slice(offset, offset + limit), total: sorted.length };
}

export const getFieldCompositeType = async (
  _ctx: ReadContext,
  { path }: GetFieldCompositeTypeInput,
): Promise<CompositeType> => requireCompositeType(path.id);
