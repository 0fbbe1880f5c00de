import type {
  EntityLayoutItem,
  EntityLayoutItemRef,
  EntityLayoutOperation,
  EntityLayoutSection,
  EntityLayoutTab,
} from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';
import { completeItem, completeSection, completeTab } from '../content/complete.rules.ts';
import { requireWidth, type ContentCheck } from '../content/content-check.ts';

type OwnSection = Extract<EntityLayoutSection, { readonly kind: 'own' }>;
type Operation<Op extends EntityLayoutOperation['op']> = Extract<EntityLayoutOperation, { readonly op: Op }>;

/** A layout that operations change, one after the other. Errors name the place in the operation that was carried out last. */
export class LayoutPatch {
  readonly tabs: EntityLayoutTab[];
  readonly #check: ContentCheck;

  constructor(tabs: readonly EntityLayoutTab[], check: ContentCheck) {
    this.tabs = structuredClone(tabs) as EntityLayoutTab[];
    this.#check = check;
  }

  /** What is put in is judged at once, where it stands in the request. */
  async apply(operation: EntityLayoutOperation, place: string): Promise<void> {
    switch (operation.op) {
      case 'add_tab':
        return this.#addTab(operation, place);
      case 'update_tab':
        return this.#updateTab(operation, place);
      case 'move_tab':
        return moveWithin(this.tabs, this.#tab(operation.tab_key, place), operation.position);
      case 'remove_tab':
        return this.#removeTab(operation, place);
      case 'add_section':
        return this.#addSection(operation, place);
      case 'update_section':
        return this.#updateSection(operation, place);
      case 'move_section':
        return this.#moveSection(operation, place);
      case 'remove_section': {
        const { section, siblings } = this.#section(operation.section_key, `${place}.section_key`);
        siblings.splice(siblings.indexOf(section), 1);
        return;
      }
      case 'add_item':
        return this.#addItem(operation, place);
      case 'replace_item':
        return this.#replaceItem(operation, place);
      case 'move_item':
        return this.#moveItem(operation, place);
      case 'resize_item': {
        const { item, section } = this.#item(operation.item, `${place}.item`);
        requireWidth(operation.width, section.column_count, `${place}.width`);
        item.width = operation.width;
        return;
      }
      case 'remove_item': {
        const { item, section } = this.#item(operation.item, `${place}.item`);
        section.items.splice(section.items.indexOf(item), 1);
      }
    }
  }

  async #addTab({ tab: given, position }: Operation<'add_tab'>, place: string): Promise<void> {
    const tab = completeTab(given);
    this.#requireFreeTab(tab.key, `${place}.tab.key`);
    for (const [at, section] of tab.sections.entries())
      this.#requireFreeSection(section, `${place}.tab.sections[${at}]`);
    await this.#check.tab(tab, `${place}.tab`);
    insert(this.tabs, tab, position);
  }

  async #updateTab(operation: Operation<'update_tab'>, place: string): Promise<void> {
    const tab = this.#tab(operation.tab_key, place);
    if (operation.title !== undefined) tab.title = operation.title.trim();
    if (operation.icon !== undefined) tab.icon = operation.icon;
    if (operation.visible_when === undefined) return;
    await this.#check.condition(operation.visible_when, `${place}.visible_when`);
    tab.visible_when = operation.visible_when;
  }

  #removeTab({ tab_key: key }: Operation<'remove_tab'>, place: string): void {
    const tab = this.#tab(key, place);
    if (this.tabs.length === 1)
      throw invalid(`${place}.tab_key`, `names "${key}", the last tab, which must stay.`);
    this.tabs.splice(this.tabs.indexOf(tab), 1);
  }

  async #addSection({ tab_key: key, section: given, position }: Operation<'add_section'>, place: string) {
    const tab = this.#tab(key, place);
    const section = completeSection(given);
    this.#requireFreeSection(section, `${place}.section`);
    await this.#check.section(section, `${place}.section`);
    insert(tab.sections, section, position);
  }

  async #updateSection(operation: Operation<'update_section'>, place: string): Promise<void> {
    const { section } = this.#section(operation.section_key, `${place}.section_key`);
    const { op: _op, section_key: _key, visible_when: condition, title, ...look } = operation;
    if (condition !== undefined) {
      await this.#check.condition(condition, `${place}.visible_when`);
      section.visible_when = condition;
    }
    if (title === undefined && Object.keys(look).length === 0) return;
    if (section.kind === 'shared')
      throw invalid(
        place,
        `changes the shared section "${section.key}", of which a layout decides only visible_when. Change it with updateSharedSection.`,
      );
    Object.assign(section, look, title === undefined ? {} : { title: title.trim() });
    const wide = section.items.find((item) => item.width > section.column_count);
    if (wide !== undefined)
      throw invalid(
        `${place}.column_count`,
        `is ${section.column_count}, but "${wide.key}" is ${wide.width} columns wide. Resize it first.`,
      );
  }

  #moveSection(operation: Operation<'move_section'>, place: string): void {
    const { section, siblings } = this.#section(operation.section_key, `${place}.section_key`);
    const target =
      operation.to_tab_key === undefined
        ? siblings
        : this.#tab(operation.to_tab_key, place, 'to_tab_key').sections;
    siblings.splice(siblings.indexOf(section), 1);
    insert(target, section, operation.position);
  }

  async #addItem({ section_key: key, item: given, position }: Operation<'add_item'>, place: string) {
    const section = this.#ownSection(key, `${place}.section_key`);
    const item = completeItem(given);
    this.#requireFreeItem(item, `${place}.item`);
    await this.#check.item(item, section.column_count, `${place}.item`);
    insert(section.items, item, position);
  }

  async #replaceItem({ item: ref, replacement }: Operation<'replace_item'>, place: string): Promise<void> {
    const { item, section } = this.#item(ref, `${place}.item`);
    const next = completeItem(replacement);
    if (next.kind !== item.kind || next.key !== item.key) this.#requireFreeItem(next, `${place}.replacement`);
    await this.#check.item(next, section.column_count, `${place}.replacement`);
    section.items[section.items.indexOf(item)] = next;
  }

  #moveItem(operation: Operation<'move_item'>, place: string): void {
    const { item, section } = this.#item(operation.item, `${place}.item`);
    const key = operation.to_section_key;
    const target = key === undefined ? section : this.#ownSection(key, `${place}.to_section_key`);
    requireWidth(item.width, target.column_count, `${place}.item`);
    section.items.splice(section.items.indexOf(item), 1);
    insert(target.items, item, operation.position);
  }

  #tab(key: string, place: string, property = 'tab_key'): EntityLayoutTab {
    const tab = this.tabs.find((each) => each.key === key);
    if (tab === undefined)
      throw invalid(`${place}.${property}`, `names "${key}", which is no tab of the layout.`);
    return tab;
  }

  #section(key: string, place: string) {
    for (const { sections: siblings } of this.tabs)
      for (const section of siblings) if (section.key === key) return { section, siblings };
    throw invalid(place, `names "${key}", which is no section of the layout.`);
  }

  #ownSection(key: string, place: string): OwnSection {
    const { section } = this.#section(key, place);
    if (section.kind === 'shared')
      throw invalid(place, `names "${key}", a shared section. Change its items with updateSharedSection.`);
    return section;
  }

  #findItem({ kind, key }: EntityLayoutItemRef) {
    for (const { sections } of this.tabs)
      for (const section of sections) {
        if (section.kind === 'shared') continue;
        const item = section.items.find((each) => each.kind === kind && each.key === key);
        if (item !== undefined) return { item, section };
      }
    return undefined;
  }

  #item(ref: EntityLayoutItemRef, place: string) {
    const found = this.#findItem(ref);
    if (found === undefined)
      throw invalid(place, `names the ${ref.kind} "${ref.key}", which is no item of the layout.`);
    return found;
  }

  #requireFreeTab(key: string, place: string): void {
    if (this.tabs.some((tab) => tab.key === key))
      throw invalid(place, `repeats the tab "${key}"; each can occur once.`);
  }

  #requireFreeSection(section: EntityLayoutSection, place: string): void {
    if (this.tabs.some(({ sections }) => sections.some(({ key }) => key === section.key)))
      throw invalid(`${place}.key`, `repeats the section "${section.key}"; each can occur once.`);
    if (section.kind === 'own')
      section.items.forEach((item, at) => this.#requireFreeItem(item, `${place}.items[${at}]`));
  }

  #requireFreeItem(item: EntityLayoutItem, place: string): void {
    if (this.#findItem(item) !== undefined)
      throw invalid(`${place}.key`, `repeats the ${item.kind} "${item.key}"; each can occur once.`);
  }
}

function insert<T>(items: T[], item: T, position: number | undefined): void {
  items.splice(position ?? items.length, 0, item);
}

function moveWithin<T>(items: T[], item: T, position: number | undefined): void {
  items.splice(items.indexOf(item), 1);
  insert(items, item, position);
}
