import { permissionDescriptions, permissions as catalogue } from '#generated/permissions.ts';
import type { PermissionDefinition, UserEffectivePermissions } from '#generated/types.gen.ts';
import type {
  GetUserPermissionsInput,
  ListPermissionDefinitionsInput,
} from '#generated/families/organization/handlers.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import type { Page, ReadContext, Result } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { countHolders, selectUserPermissions } from './permissions.queries.ts';

type Definition = Omit<PermissionDefinition, 'holder_count'>;

const definitions: readonly Definition[] = catalogue.map((key, position) => {
  const [area, action] = key.split('.') as [PermissionDefinition['area'], string];
  return { key, area, action, description: permissionDescriptions[key], position };
});

export async function listPermissionDefinitions(
  ctx: ReadContext,
  { query }: ListPermissionDefinitionsInput,
): Promise<Page<PermissionDefinition>> {
  const holders = ctx.can('people.view') ? await countHolders(ctx.db) : null;
  const found = inOrder(
    definitions.filter((definition) => matches(definition, query)),
    query,
  );
  return {
    items: found.slice(query.offset, query.offset + query.limit).map((definition) => ({
      ...definition,
      holder_count: holders === null ? null : (holders.get(definition.key) ?? 0),
    })),
    total: found.length,
  };
}

function matches(
  { key, area, description }: Definition,
  { area: areas, search }: ListPermissionDefinitionsInput['query'],
): boolean {
  if (areas !== undefined && !areas.includes(area)) return false;
  const text = search?.toLowerCase();
  return text === undefined || key.includes(text) || description.toLowerCase().includes(text);
}

function inOrder(
  found: readonly Definition[],
  { sort, order }: ListPermissionDefinitionsInput['query'],
): readonly Definition[] {
  if (sort === undefined) return found;
  const sorted = found.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return order === 'asc' ? sorted : sorted.toReversed();
}

export async function getUserPermissions(
  ctx: ReadContext,
  { path: { id } }: GetUserPermissionsInput,
): Promise<Result<UserEffectivePermissions>> {
  if (storedId(id) !== ctx.identity.userId) ctx.demand('people.view');
  const permissions = await selectUserPermissions(ctx.db, id);
  if (permissions === undefined) throw notFound('user', id);
  return permissions;
}
