import type {
  EntityLayoutItem,
  EntityLayoutItemInput,
  EntityLayoutSection,
  EntityLayoutSectionInput,
  EntityLayoutTab,
  EntityLayoutTabInput,
  SharedSectionContent,
  SharedSectionContentInput,
} from '#generated/types.gen.ts';

/** What a layout is made of, with everything that its author left out. */
export const completeTab = ({
  key,
  title,
  icon,
  visible_when,
  sections,
}: EntityLayoutTabInput): EntityLayoutTab => ({
  key,
  title: title.trim(),
  icon: icon ?? null,
  visible_when: visible_when ?? null,
  sections: sections.map(completeSection),
});

export function completeSection(section: EntityLayoutSectionInput): EntityLayoutSection {
  const visible_when = section.visible_when ?? null;
  if (section.kind === 'shared')
    return { ...section, shared_section_id: section.shared_section_id.toLowerCase(), visible_when };
  return { kind: 'own', key: section.key, ...completeContent(section), visible_when };
}

export const completeContent = (content: SharedSectionContentInput): SharedSectionContent => ({
  title: content.title.trim(),
  container: content.container ?? 'card',
  column_count: content.column_count ?? 2,
  is_collapsed: content.is_collapsed ?? false,
  items: content.items.map(completeItem),
});

export function completeItem(item: EntityLayoutItemInput): EntityLayoutItem {
  const common = { key: item.key, width: item.width ?? 1, visible_when: item.visible_when ?? null };
  switch (item.kind) {
    case 'field':
      return {
        kind: 'field',
        ...common,
        label: item.label ?? null,
        is_read_only: item.is_read_only ?? false,
        presentation: item.presentation ?? null,
      };
    case 'system':
      return {
        kind: 'system',
        ...common,
        label: item.label ?? null,
        is_read_only: item.is_read_only ?? false,
      };
    case 'element':
      return { kind: 'element', ...common, element: item.element };
    case 'widget':
      return { kind: 'widget', ...common, widget: item.widget };
  }
}
