import type { CustomObject } from '#generated/types.gen.ts';
import type { DuplicateCustomObjectInput } from '#generated/families/custom-objects/handlers.ts';
import type { Result, WriteContext } from '#src/call/context.ts';
import { lockDefinitions } from '#src/domain/field-values/index.ts';
import { requireFolder } from '#src/domain/folders/index.ts';
import { freeName, keyFor } from '#src/domain/names/index.ts';
import { holdName, storedId, uuid7 } from '#src/platform/db/query/index.ts';
import { objectFolders } from '../folders.ts';
import { selectNames } from './objects.queries.ts';
import { settingsOf } from './settings.ts';
import { insertObject, requireFree, requireLocked, requireRoom } from './objects.ts';

const maxName = 80;

export async function duplicateCustomObject(
  ctx: WriteContext,
  { path, body = {} }: DuplicateCustomObjectInput,
): Promise<Result<CustomObject>> {
  await lockDefinitions(ctx.db);
  // Names before objects, as a change of a name holds them.
  await holdName(ctx.db, 'custom objects');
  const original = await requireLocked(ctx, path.id);
  const folderId = body.folder_id === undefined ? original.folder_id : (storedId(body.folder_id) ?? null);
  await requireFolder(ctx, objectFolders, folderId);
  await requireRoom(ctx);
  const others = await selectNames(ctx.db);
  const names = others.map(({ name }) => name.toLowerCase());
  const name = body.name?.trim() ?? freeName(original.name, names, maxName);
  await requireFree(ctx, { name });
  const id = uuid7();
  return insertObject(ctx, {
    id,
    key: keyFor(name, new Set(others.map(({ key }) => key)), 'object'),
    folder_id: folderId,
    settings: { ...settingsOf(original), name, plural_name: pluralOf(name, original) },
    definition: copyFor(id, original),
  });
}

/** "Landing page" of "Website", "Websites" is "Landing pages"; where the plural is another word, the copy's name serves for both. */
function pluralOf(name: string, { name: singular, plural_name: plural }: CustomObject): string {
  return plural.startsWith(singular) ? (name + plural.slice(singular.length)).slice(0, maxName) : name;
}

/** The definition for another custom object: new ids for whatever has one, and the rollups that follow its own relationships. */
function copyFor(id: string, { id: originalId, definition }: CustomObject): CustomObject['definition'] {
  const idOf = new Map(definition.relationships.map((relationship) => [relationship.id, uuid7()]));
  return {
    fields: definition.fields.map((field) => ({ ...field, id: uuid7() })),
    lifecycle: definition.lifecycle,
    relationships: definition.relationships.map((relationship) => ({
      ...relationship,
      id: idOf.get(relationship.id)!,
      from_custom_object_id: id,
      to_custom_object_id:
        relationship.to_custom_object_id === originalId ? id : relationship.to_custom_object_id,
    })),
    rollups: definition.rollups.flatMap((rollup) => {
      const relationshipId = idOf.get(rollup.relationship_id);
      return relationshipId === undefined ? [] : { ...rollup, relationship_id: relationshipId };
    }),
  };
}
