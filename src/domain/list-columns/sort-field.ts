import { invalid } from '#src/platform/errors/index.ts';
import { typedExpression, type FieldSet, type TypedExpression } from '#src/domain/field-values/index.ts';
import { isSortable } from './catalogue.ts';
import { fieldKeyOf } from './columns.queries.ts';

export interface SortedList {
  /** The records in the plural: "clients". */
  readonly noun: string;
  /** Where their custom field values are in the query: `c.field_values`. */
  readonly values: string;
}

/** The custom field that a list is to be sorted by, named by its key or that of its column; 400 when `sort` and `sort_field` do not go together. */
export function sortFieldOf(
  { noun, values }: SortedList,
  sort: string | undefined,
  key: string | null | undefined,
  fields: Pick<FieldSet, 'get'> | undefined,
  place: string,
): TypedExpression | undefined {
  if (sort !== 'custom_field') {
    if (key != null) throw invalid(`${place}.sort_field`, 'is only allowed with sort=custom_field.');
    return undefined;
  }
  if (key == null) throw invalid(`${place}.sort_field`, 'is required with sort=custom_field.');
  const field = fields?.get(fieldKeyOf(key));
  if (field === undefined)
    throw invalid(`${place}.sort_field`, `names "${key}", which is not a custom field of ${noun}.`);
  const expression = typedExpression(field.definition, values);
  if (!isSortable(expression.kind))
    throw invalid(`${place}.sort_field`, `names "${key}", whose values have no order.`);
  return expression;
}
