import type { Client, ClientSearchHit } from '#generated/types.gen.ts';
import type { ListClientsInput, SearchClientsInput } from '#generated/families/clients/handlers.ts';
import type { Page, ReadContext } from '#src/door/context.ts';
import { invalid } from '#src/errors/problem.ts';
import { loadFieldSet, typedExpression, type FieldSet, type TypedExpression } from '#src/field-values/index.ts';
import { selectClients } from './client-list.queries.ts';
import { columnFinder } from './columns.queries.ts';
import { selectSearchHits } from './search.queries.ts';

export async function listClients(ctx: ReadContext, { query }: ListClientsInput): Promise<Page<Client>> {
  const { userId } = ctx.identity;
  const needsFields = query.filter_group !== undefined || query.sort === 'custom_field';
  const fields = needsFields ? await loadFieldSet(ctx, 'client') : undefined;
  const sortField = sortFieldOf(query.sort, query.sort_field, fields, 'query');
  return selectClients(ctx.db, userId, query, fields && { filterGroup: query.filter_group, columnOf: columnFinder(userId, fields), now: ctx.now, sortField });
}

export const searchClients = (ctx: ReadContext, { query }: SearchClientsInput): Promise<Page<ClientSearchHit>> => selectSearchHits(ctx.db, query);

/** The custom field that a list is to be sorted by; 400 when `sort` and `sort_field` do not go together. */
export function sortFieldOf(sort: string, key: string | null | undefined, fields: FieldSet | undefined, place: string): TypedExpression | undefined {
  if (sort !== 'custom_field') {
    if (key != null) throw invalid(`${place}.sort_field`, 'goes with sort=custom_field only.');
    return undefined;
  }
  if (key == null) throw invalid(`${place}.sort_field`, 'is required with sort=custom_field.');
  const field = fields?.get(key);
  if (field === undefined) throw invalid(`${place}.sort_field`, `names "${key}", which is not a custom field of clients.`);
  const expression = typedExpression(field.definition, 'c.field_values');
  if (!isSortable(expression.kind)) throw invalid(`${place}.sort_field`, `names "${key}", whose values have no order.`);
  return expression;
}

/** Whether values of this kind can be put in order. */
export const isSortable = (kind: TypedExpression['kind']): boolean => kind !== 'list' && kind !== 'parts';
