import type {
  EntityLayoutItem,
  EntityLayoutSection,
  EntityLayoutTab,
  FilterGroup,
  LayoutWidget,
} from '#generated/types.gen.ts';
import { fieldsIn, renameFields } from '#src/domain/filters/index.ts';

/** Whose custom fields content names: those of records of a kind; with `objectId`, those of the records of one custom object. */
export interface FieldOwner {
  readonly kind: string;
  readonly objectId: string | null;
}

/** The owner of fields that records of the kind have, on the page of a definition. */
export const ownerOf = (kind: string, definitionId?: string | null): FieldOwner => ({
  kind,
  objectId: kind === 'custom_object_record' ? (definitionId ?? null) : null,
});

/** Another name for a custom field of the owner; what is no custom field is passed on as it is. */
export type Rename = (owner: FieldOwner, key: string) => string;

const prefix = 'field_values.';

/** Stages have the fields of their tasks. */
const fieldKindOf = (recordKind: string): string => (recordKind === 'task_stage' ? 'task' : recordKind);

/** The same content with other names of custom fields, wherever it has one. */
export class Renaming {
  readonly #page: FieldOwner;
  readonly #rename: Rename;

  constructor(page: FieldOwner, rename: Rename) {
    this.#page = page;
    this.#rename = rename;
  }

  tab = (tab: EntityLayoutTab): EntityLayoutTab => ({
    ...tab,
    visible_when: this.#condition(this.#page, tab.visible_when),
    sections: tab.sections.map(this.section),
  });

  section = (section: EntityLayoutSection): EntityLayoutSection => {
    const visible_when = this.#condition(this.#page, section.visible_when);
    if (section.kind === 'shared') return { ...section, visible_when };
    return { ...section, visible_when, items: section.items.map(this.item) };
  };

  item = (item: EntityLayoutItem): EntityLayoutItem => {
    const visible_when = this.#condition(this.#page, item.visible_when);
    if (item.kind === 'field') return { ...item, visible_when, key: this.#rename(this.#page, item.key) };
    if (item.kind === 'widget') return { ...item, visible_when, widget: this.#widget(item.widget) };
    return { ...item, visible_when };
  };

  #widget(widget: LayoutWidget): LayoutWidget {
    if (widget.type === 'map')
      return widget.address_field === undefined
        ? widget
        : { ...widget, address_field: this.#column(this.#page, widget.address_field) };
    if (widget.type !== 'record_list' && widget.type !== 'metric' && widget.type !== 'chart') return widget;
    const owner = ownerOf(fieldKindOf(widget.record_kind), widget.custom_object_id?.toLowerCase());
    return {
      ...widget,
      ...(widget.filter_group && { filter_group: this.#condition(owner, widget.filter_group) }),
      ...('field' in widget && widget.field && { field: this.#column(owner, widget.field) }),
      ...('group_by' in widget && { group_by: this.#column(owner, widget.group_by) }),
    } as LayoutWidget;
  }

  #condition<G extends FilterGroup | null>(owner: FieldOwner, group: G): G {
    return group === null ? group : (renameFields(group, (name) => this.#column(owner, name)) as G);
  }

  #column(owner: FieldOwner, name: string): string {
    if (!name.startsWith(prefix)) return name;
    return prefix + this.#rename(owner, name.slice(prefix.length));
  }
}

/** A custom field by its key. */
export interface NamedField {
  readonly kind: 'field';
  readonly of: FieldOwner;
  readonly key: string;
}

/** Something that content names: by its id, or a custom field by its key. */
export type Used =
  | { readonly kind: 'shared_section' | 'view' | 'modal' | 'file' | 'note_folder'; readonly id: string }
  | NamedField;

/** What an item names. */
export function usesOfItem(page: FieldOwner, item: EntityLayoutItem): Used[] {
  const fields: Used[] = [];
  new Renaming(page, (of, key) => {
    fields.push({ kind: 'field', of, key });
    return key;
  }).item(item);
  return [...fields, ...recordsOfItem(item)];
}

function recordsOfItem(item: EntityLayoutItem): Used[] {
  if (item.kind === 'element') {
    const { element } = item;
    if (element.type === 'image') return [{ kind: 'file', id: element.file_id }];
    if (element.type !== 'button') return [];
    if (element.action.type === 'open_view') return [{ kind: 'view', id: element.action.view_id }];
    if (element.action.type === 'open_modal') return [{ kind: 'modal', id: element.action.modal_id }];
    return [];
  }
  if (item.kind !== 'widget') return [];
  const { widget } = item;
  if (widget.type === 'record_list' && widget.view_id != null) return [{ kind: 'view', id: widget.view_id }];
  if (widget.type === 'notes' && widget.folder_id != null)
    return [{ kind: 'note_folder', id: widget.folder_id }];
  return [];
}

/** What a condition on the record of a page names. */
export const usesOfCondition = (page: FieldOwner, group: FilterGroup | null): Used[] =>
  group === null
    ? []
    : [...fieldsIn(group)]
        .filter((name) => name.startsWith(prefix))
        .map((name) => ({ kind: 'field', of: page, key: name.slice(prefix.length) }));

/** What sections name, with all that is in them. */
export const usesOfSections = (page: FieldOwner, sections: readonly EntityLayoutSection[]): Used[] =>
  sections.flatMap((section) => [
    ...usesOfCondition(page, section.visible_when),
    ...(section.kind === 'shared'
      ? [{ kind: 'shared_section' as const, id: section.shared_section_id }]
      : section.items.flatMap((item) => usesOfItem(page, item))),
  ]);

/** What tabs name. */
export const usesOfTabs = (page: FieldOwner, tabs: readonly EntityLayoutTab[]): Used[] =>
  tabs.flatMap(({ visible_when, sections }) => [
    ...usesOfCondition(page, visible_when),
    ...usesOfSections(page, sections),
  ]);
