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
  return catalogPage(
    scopeTypes(),
    { query, body: { ...(keys && { keys }), ...(search !== undefined && { search }) } },
    (scope) => meets(capability, scope.capabilities) && meets(reaches, scope.reaches),
  );
}
