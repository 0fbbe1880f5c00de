import type { EntityLayoutItem, EntityLayoutSection, EntityLayoutTab } from '#generated/types.gen.ts';
import { invalid } from '#src/platform/errors/index.ts';

/** What a layout can have. Input is within the bounds of its lists; operations add to what is there. */
const maxTabs = 20;
const maxSections = 50;
const maxSectionItems = 200;
/** Of the whole layout, without those of shared sections. */
const maxItems = 500;
/** Different ones; each can stand in several places. */
const maxSharedSections = 50;

export const itemsOf = (section: EntityLayoutSection): readonly EntityLayoutItem[] =>
  section.kind === 'own' ? section.items : [];

export const countItems = (tabs: readonly EntityLayoutTab[]): number =>
  tabs.flatMap(({ sections }) => sections.flatMap(itemsOf)).length;

/** 400 at the place of the first key that occurs twice, and for more than there may be. */
export function checkTabs(tabs: readonly EntityLayoutTab[], place: string): void {
  const keys = new Keys();
  tabs.forEach((tab, at) => {
    keys.take('tab', tab.key, `${place}[${at}].key`);
    takeSections(keys, tab.sections, `${place}[${at}].sections`);
  });
  checkSizes(tabs, place);
}

function checkSizes(tabs: readonly EntityLayoutTab[], place: string): void {
  const bound = (count: number, max: number, whose: string, what: string) => {
    if (count > max)
      throw invalid(place, `leads to ${whose} with ${count} ${what}; it can have at most ${max}.`);
  };
  bound(tabs.length, maxTabs, 'a layout', 'tabs');
  for (const { key, sections } of tabs) bound(sections.length, maxSections, `the tab "${key}"`, 'sections');
  const sections = tabs.flatMap((tab) => tab.sections);
  for (const section of sections)
    bound(itemsOf(section).length, maxSectionItems, `the section "${section.key}"`, 'items');
  bound(countItems(tabs), maxItems, 'a layout', 'items');
  const shared = sections.flatMap((section) => (section.kind === 'shared' ? section.shared_section_id : []));
  bound(new Set(shared).size, maxSharedSections, 'a layout', 'different shared sections');
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
