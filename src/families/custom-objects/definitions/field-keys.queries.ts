import { sql } from 'kysely';
import type { CustomObject, CustomObjectRollup } from '#generated/types.gen.ts';
import type { KeyHolder } from '#src/call/parts.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb } from '#src/platform/db/query/index.ts';
import { listed } from '#src/platform/errors/index.ts';
import { renameRequired } from './lifecycle.rules.ts';
import { renameKeys } from './name-template.rules.ts';

/**
 * Custom objects name fields of all custom object records by key: transitions require them, templates of names and rollups show them.
 * Whoever renames such a field takes them along, and nobody deletes one that they name.
 */
export const objectKeys: KeyHolder = {
  kind: 'custom_object',
  recordKind: 'custom_object_record',
  async count(db, { key }) {
    return (await objectsNaming(db, key).select('o.id').execute()).length;
  },
  async rename(db, from, to) {
    const objects = (await objectsNaming(db, from)
      .select(['o.id', 'o.name_template', 'o.lifecycle', 'o.rollups'])
      .orderBy('o.id')
      .forUpdate()
      .execute()) as unknown as NamingObject[];
    for (const object of objects) await renameIn(db, object, from, to);
    return objects.length;
  },
  async describeNeed(db, key) {
    const objects = await objectsNaming(db, key).select('o.name').orderBy('o.name').limit(maxNamed).execute();
    if (objects.length === 0) return undefined;
    return `the transitions, rollups or names of ${listed(objects.map(({ name }) => `"${name}"`))}`;
  },
};

const maxNamed = 10;

interface NamingObject extends Pick<CustomObject, 'id' | 'name_template'> {
  readonly lifecycle: CustomObject['definition']['lifecycle'];
  readonly rollups: readonly Omit<CustomObjectRollup, 'position'>[];
}

const objectsNaming = (db: Db, key: string) =>
  db
    .selectFrom('custom_objects as o')
    .where('o.deleted_at', 'is', null)
    .where(
      sql<boolean>`(o.lifecycle @> ${JSON.stringify({ transitions: [{ required_fields: [key] }] })}::jsonb
        or o.rollups @> ${JSON.stringify([{ field: `field_values.${key}` }])}::jsonb
        or o.name_template ~ ${String.raw`\{\{\s*field_values\.${key}\s*\}\}`})`,
    );

async function renameIn(
  db: Db,
  { id, name_template: template, lifecycle, rollups }: NamingObject,
  from: string,
  to: string,
): Promise<void> {
  const renamed = new Map([[from, to]]);
  await db
    .updateTable('custom_objects')
    .set((e) => ({
      name_template: template === null ? null : renameKeys(template, renamed),
      lifecycle: jsonb(lifecycle && renameRequired(lifecycle, renamed)),
      rollups: jsonb(
        rollups.map((rollup) =>
          rollup.field === `field_values.${from}` ? { ...rollup, field: `field_values.${to}` } : rollup,
        ),
      )!,
      revision: e('revision', '+', 1),
      updated_at: sql<Date>`app.now()`,
    }))
    .where('id', '=', id)
    .execute();
}
