import { sql } from 'kysely';
import type { FilterGroup } from '#generated/types.gen.ts';
import type { KeyHolder } from '#src/call/parts.ts';
import { renameFields } from '#src/domain/filters/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { jsonb } from '#src/platform/db/query/index.ts';
import type { RecordSource, Style } from './sources/source.ts';

/** Layers name custom fields by key in filters, styles and as addresses: whoever renames one takes them along. */
const keysOf = (recordKind: KeyHolder['recordKind'], type: RecordSource['type']): KeyHolder => ({
  kind: 'map_layer',
  recordKind,
  count: async (db, { key }) => (await layersNaming(db, type, key).select('l.id').execute()).length,
  async rename(db, from, to) {
    const layers = (await layersNaming(db, type, from)
      .select(['l.id', 'l.source', 'l.style'])
      .orderBy('l.id')
      .forUpdate()
      .execute()) as unknown as NamingLayer[];
    for (const layer of layers) await renameIn(db, layer, from, to);
    return layers.length;
  },
});

export const layerKeys: readonly KeyHolder[] = [
  keysOf('client', 'clients'),
  keysOf('custom_object_record', 'custom_object_records'),
];

interface NamingLayer {
  readonly id: string;
  readonly source: RecordSource;
  readonly style: Style;
}

const columnOf = (key: string): string => `field_values.${key}`;

const layersNaming = (db: Db, type: string, key: string) =>
  db
    .selectFrom('map_layers as l')
    .where('l.deleted_at', 'is', null)
    .where(sql<boolean>`l.source ->> 'type' = ${type}`)
    .where(
      sql<boolean>`(l.source ->> 'address_field_key' = ${key}
        or jsonb_path_exists(l.source -> 'filter_group', '$.**.field ? (@ == $name)', jsonb_build_object('name', ${columnOf(key)}::text))
        or ${columnOf(key)} in (l.style ->> 'label_field', l.style ->> 'color_field', l.style ->> 'radius_field', l.style ->> 'weight_field'))`,
    );

async function renameIn(db: Db, { id, source, style }: NamingLayer, from: string, to: string): Promise<void> {
  const rename = (name: string): string => (name === columnOf(from) ? columnOf(to) : name);
  const renamed = {
    ...source,
    ...(source.address_field_key === from && { address_field_key: to }),
    ...(source.filter_group != null && {
      filter_group: renameFields<FilterGroup>(source.filter_group, rename),
    }),
  };
  const restyled = Object.fromEntries(
    Object.entries(style).map(([setting, value]) => [
      setting,
      setting.endsWith('_field') && typeof value === 'string' ? rename(value) : value,
    ]),
  );
  await db
    .updateTable('map_layers')
    .set({ source: jsonb(renamed)!, style: jsonb(restyled)! })
    .where('id', '=', id)
    .execute();
}
