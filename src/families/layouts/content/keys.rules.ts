import type { EntityLayoutItem, EntityLayoutSection, EntityLayoutTab } from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** Items of a layout, without those of shared sections. */
const maxItems = 500;

export const itemsOf = (section: EntityLayoutSection): readonly EntityLayoutItem[] =>
  section.kind === 'own' ? section.items : [];

export const countItems = (tabs: readonly EntityLayoutTab[]): number =>
  tabs.flatMap(({ sections }) => sections.flatMap(itemsOf)).length;

/** 400 at the place of the first key that occurs twice, and for more items than there may be. */
export function checkTabs(tabs: readonly EntityLayoutTab[], place: string): void {
  const keys = new Keys();
  tabs.forEach((tab, at) => {
    keys.take('tab', tab.key, `${place}[${at}].key`);
    takeSections(keys, tab.sections, `${place}[${at}].sections`);
  });
  const items = countItems(tabs);
  if (items > maxItems) throw invalid(place, `has ${items} items; a layout has at most ${maxItems}.`);
}

/** The same for sections outside tabs. */
export const checkSections = (sections: readonly EntityLayoutSection[], place: string): void =>
  takeSections(new Keys(), sections, place);

/** The same for the items of one section. */
export const checkItems = (items: readonly EntityLayoutItem[], place: string): void =>
  takeItems(new Keys(), items, place);

function takeSections(keys: Keys, sections: readonly EntityLayoutSection[], place: string): void {
  sections.forEach((section, at) => {
    keys.take('section', section.key, `${place}[${at}].key`);
    takeItems(keys, itemsOf(section), `${place}[${at}].items`);
  });
}

function takeItems(keys: Keys, items: readonly EntityLayoutItem[], place: string): void {
  items.forEach((item, at) => keys.take(item.kind, item.key, `${place}[${at}].key`));
}

class Keys {
  readonly #taken = new Set<string>();

  take(kind: string, key: string, place: string): void {
    const name = `${kind} ${key}`;
    if (this.#taken.has(name)) throw invalid(place, `repeats the ${kind} "${key}"; each can occur once.`);
    this.#taken.add(name);
  }
}
