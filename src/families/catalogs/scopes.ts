import type { ScopeType } from '#generated/types.gen.ts';
import type { ListScopeTypesInput } from '#generated/families/catalogs/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { catalogPage, meets } from './catalog-page.ts';
import { scopeTypes } from './scope-entries.ts';

export async function listScopeTypes(
  _: ReadContext,
  { query }: ListScopeTypesInput,
): Promise<Page<ScopeType>> {
  const { key: keys, capability, reaches, search } = query;
  const fitting = scopeTypes.filter(
    (scope) => meets(capability, scope.capabilities) && meets(reaches, scope.reaches),
  );
  const found = fitting.map((scope) => ({ scope, ...namesOf(scope) }));
  const { items, total } = catalogPage(found, {
    query,
    body: { ...(keys && { keys }), ...(search !== undefined && { search }) },
  });
  return { items: (items as typeof found).map(({ scope }) => scope), total };
}

const namesOf = ({ key, label, description }: ScopeType) => ({ key, label, description });
