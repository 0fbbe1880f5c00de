import { isDeepStrictEqual } from 'node:util';
import type {
  ClientLayout,
  ClientLayoutInput,
  ClientLayoutItem,
  ClientLayoutSection,
  ClientProfileField,
  FieldType,
} from '#generated/types.gen.ts';
import type { PageSection } from '#src/domain/layouts/index.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** A layout as it is stored: fields by id, so that a field's key can change without a rewrite. */
export interface StoredLayout {
  readonly sections: readonly StoredSection[];
}
type StoredSection = Omit<ClientLayoutSection, 'items'> & { readonly items: readonly StoredItem[] };
type StoredItem =
  | Extract<ClientLayoutItem, { kind: 'system' }>
  | { readonly kind: 'field'; readonly field_id: string; readonly width: number };

type SystemKey = Extract<ClientLayoutItem, { kind: 'system' }>['key'];

const itemsPerSection = 200;
const maxSections = 50;
const wideTypes: ReadonlySet<FieldType> = new Set(['long_text', 'address', 'composite']);

/**
 * Checks a layout against the fields of its profile and brings it into the stored form. Null, or the layout that follows
 * from the fields as it was read, stays one that follows.
 */
export function storeLayout(
  layout: ClientLayoutInput,
  fields: readonly ClientProfileField[],
): StoredLayout | null {
  if (layout === null) return null;
  if (layout.is_custom === false && isDeepStrictEqual(layout.sections, defaultSections(fields))) return null;
  const idByKey = new Map(fields.map((field) => [field.key, field.id]));
  const sectionKeys = new Set<string>();
  const items = new Set<string>();
  return {
    sections: layout.sections.map((section, at) => {
      const place = `body.layout.sections[${at}]`;
      requireFirst(sectionKeys, section.key, `${place}.key`);
      return {
        ...section,
        items: section.items.map((item, index) =>
          storeItem(item, section, `${place}.items[${index}]`, idByKey, items),
        ),
      };
    }),
  };
}

function storeItem(
  item: ClientLayoutItem,
  section: ClientLayoutSection,
  place: string,
  idByKey: ReadonlyMap<string, string>,
  seen: Set<string>,
): StoredItem {
  requireFirst(seen, `${item.kind} ${item.key}`, place);
  if (item.width > section.column_count)
    throw invalid(`${place}.width`, `must be <= ${section.column_count}, the columns of its section`);
  if (item.kind === 'system') return item;
  const id = idByKey.get(item.key);
  if (id === undefined)
    throw invalid(`${place}.key`, `names "${item.key}", which is not the key of a field of this profile`);
  return { kind: 'field', field_id: id, width: item.width };
}

function requireFirst(seen: Set<string>, name: string, place: string): void {
  if (seen.has(name)) throw invalid(place, `repeats "${name}"; each can occur only once`);
  seen.add(name);
}

/** The layout that callers see: the stored one without fields that are gone, or the one that follows from the fields. */
export function showLayout(stored: StoredLayout | null, fields: readonly ClientProfileField[]): ClientLayout {
  if (stored === null)
    return { is_custom: false, sections: defaultSections(fields), unplaced_field_keys: [] };
  const keyById = new Map(fields.map((field) => [field.id, field.key]));
  const sections = stored.sections.map((section) => ({
    ...section,
    items: section.items.flatMap((item): ClientLayoutItem[] => {
      if (item.kind === 'system') return [item];
      const key = keyById.get(item.field_id);
      return key === undefined ? [] : [{ kind: 'field', key, width: item.width }];
    }),
  }));
  const placed = new Set(
    sections
      .flatMap((section) => section.items)
      .filter((item) => item.kind === 'field')
      .map((item) => item.key),
  );
  return {
    is_custom: true,
    sections,
    unplaced_field_keys: fields.map((field) => field.key).filter((key) => !placed.has(key)),
  };
}

/** What a page that is laid out with `createEntityLayout` shows of fields and properties; each once, where it stands first. */
export function layoutOfPage(
  sections: readonly PageSection[],
  fields: readonly ClientProfileField[],
): ClientLayout {
  const known = new Set(fields.map((field) => field.key));
  const seen = new Set<string>();
  const isNew = (name: string) => !seen.has(name) && seen.add(name) !== undefined;
  const shown = sections.map(({ key, title, column_count, items }) => ({
    key,
    title,
    column_count,
    items: items.flatMap((item): ClientLayoutItem[] => {
      if (item.kind !== 'field' && item.kind !== 'system') return [];
      if ((item.kind === 'field' && !known.has(item.key)) || !isNew(`${item.kind} ${item.key}`)) return [];
      return [{ kind: item.kind, key: item.key, width: item.width } as ClientLayoutItem];
    }),
  }));
  return {
    is_custom: true,
    sections: shown.filter(({ items }) => items.length > 0).slice(0, maxSections),
    unplaced_field_keys: fields.map((field) => field.key).filter((key) => !seen.has(`field ${key}`)),
  };
}

const system = (key: SystemKey, width: number): ClientLayoutItem => ({ kind: 'system', key, width });

function defaultSections(fields: readonly ClientProfileField[]): ClientLayoutSection[] {
  const items = fields.map((field): ClientLayoutItem => ({
    kind: 'field',
    key: field.key,
    width: wideTypes.has(field.type) ? 2 : 1,
  }));
  return [
    {
      key: 'overview',
      title: 'Overview',
      column_count: 2,
      items: [system('name', 2), system('status', 1), system('assigned_to', 1), system('tags', 2)],
    },
    {
      key: 'contact',
      title: 'Contact',
      column_count: 2,
      items: [system('contacts', 2), system('addresses', 2)],
    },
    ...chunk(items, itemsPerSection).map((part, index) => ({
      key: index === 0 ? 'fields' : `fields_${index + 1}`,
      title: index === 0 ? 'Fields' : `Fields ${index + 1}`,
      column_count: 2,
      items: part,
    })),
    {
      key: 'record',
      title: 'Record',
      column_count: 2,
      items: [system('source', 1), system('created_by', 1), system('created_at', 1), system('updated_at', 1)],
    },
  ];
}

function chunk<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
