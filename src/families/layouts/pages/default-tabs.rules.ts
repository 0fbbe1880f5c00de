import type {
  EntityLayoutItem,
  EntityLayoutSection,
  EntityLayoutTab,
  FieldRef,
  FieldType,
} from '#generated/types.gen.ts';
import { systemProperties } from '#src/domain/layouts/index.ts';
import { completeItem, completeSection } from '../content/complete.rules.ts';
import type { PageKind } from '../content/page.ts';

const wideTypes: ReadonlySet<FieldType> = new Set(['long_text', 'address', 'composite']);
const wideProperties: ReadonlySet<string> = new Set(['name', 'description', 'contacts', 'addresses', 'tags']);
const itemsPerSection = 200;
/** A page has 500 items, of which its properties need some. */
const maxFields = 450;

/** The layout that follows from the properties and fields of the records. */
export function defaultTabs({ recordKind }: PageKind, fields: readonly FieldRef[]): EntityLayoutTab[] {
  const known = systemProperties[recordKind];
  const [editable, others] = [true, false].map((isEditable) =>
    known
      .filter((property) => property.is_editable === isEditable)
      .map(({ key }) => completeItem({ kind: 'system', key, width: wideProperties.has(key) ? 2 : 1 })),
  ) as [EntityLayoutItem[], EntityLayoutItem[]];
  const shown = fields
    .slice(0, maxFields)
    .map(({ key, type }) => completeItem({ kind: 'field', key, width: wideTypes.has(type) ? 2 : 1 }));
  const parts = Array.from({ length: Math.ceil(shown.length / itemsPerSection) }, (_, at) =>
    shown.slice(at * itemsPerSection, (at + 1) * itemsPerSection),
  );
  return [
    {
      key: 'overview',
      title: 'Overview',
      icon: null,
      visible_when: null,
      sections: [
        section('basics', 'Basics', editable),
        ...parts.map((items, at) =>
          at === 0
            ? section('fields', 'Fields', items)
            : section(`fields_${at + 1}`, `Fields ${at + 1}`, items),
        ),
        section('record', 'Record', others),
      ],
    },
  ];
}

const section = (key: string, title: string, items: EntityLayoutItem[]): EntityLayoutSection =>
  completeSection({ kind: 'own', key, title, items });
