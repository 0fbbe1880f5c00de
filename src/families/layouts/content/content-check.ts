import type {
  EntityLayoutItem,
  EntityLayoutSection,
  EntityLayoutTab,
  FieldRef,
  FilterGroup,
  LayoutButtonAction,
  LayoutElement,
  LayoutWidget,
} from '#generated/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { holdNamedFiles } from '#src/domain/files/index.ts';
import { belongings, fieldLayouts, systemProperties, widgetPages } from '#src/domain/layouts/index.ts';
import { NamedRecords } from '#src/domain/references/index.ts';
import { checkFilter, type NamedList } from '#src/domain/views/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { invalid, listed, unknownReference } from '#src/platform/errors/index.ts';
import { holdModals } from '../modals/modals.queries.ts';
import { holdSections } from '../sections/sections.queries.ts';
import { checkFigures } from './figures-check.ts';
import { KnownLists, type KnownList } from './known-lists.ts';
import type { PageKind } from './page.ts';

/** What the content is for. */
export interface ContentPage {
  /** Null for a modal that no record opens. */
  readonly kind: PageKind | null;
  /** Of the records of one definition. */
  readonly definitionId: string | undefined;
  readonly fields: readonly FieldRef[];
  readonly embedHosts: readonly string[];
}

type PageRecord = PageKind['recordKind'];

interface Place {
  readonly id: string;
  readonly place: string;
}

type Widget<T extends LayoutWidget['type']> = Extract<LayoutWidget, { readonly type: T }>;

/**
 * Judges what authors put on a page: 400 at the place of the first thing that the agency does not have, or that does not fit there.
 *
 *   await new ContentCheck(ctx, page).tab(tab, 'body.tabs[0]').then((check) => check.require());
 */
export class ContentCheck {
  readonly #ctx: ReadContext;
  readonly #page: ContentPage;
  readonly #named = new NamedRecords();
  readonly #shared: Place[] = [];
  readonly #modals: Place[] = [];
  readonly #files: Place[] = [];
  readonly #lists: KnownLists;

  constructor(ctx: ReadContext, page: ContentPage) {
    this.#ctx = ctx;
    this.#page = page;
    this.#lists = new KnownLists(ctx);
  }

  async tabs(tabs: readonly EntityLayoutTab[], place: string): Promise<void> {
    for (const [at, tab] of tabs.entries()) await this.tab(tab, `${place}[${at}]`);
  }

  async tab(tab: Pick<EntityLayoutTab, 'visible_when' | 'sections'>, place: string): Promise<void> {
    await this.condition(tab.visible_when, `${place}.visible_when`);
    await this.sections(tab.sections, `${place}.sections`);
  }

  async sections(sections: readonly EntityLayoutSection[], place: string): Promise<void> {
    for (const [at, section] of sections.entries()) await this.section(section, `${place}[${at}]`);
  }

  async section(section: EntityLayoutSection, place: string): Promise<void> {
    await this.condition(section.visible_when, `${place}.visible_when`);
    if (section.kind === 'shared')
      this.#shared.push({ id: section.shared_section_id, place: `${place}.shared_section_id` });
    else await this.items(section.items, section.column_count, `${place}.items`);
  }

  async items(items: readonly EntityLayoutItem[], columns: number, place: string): Promise<void> {
    for (const [at, item] of items.entries()) await this.item(item, columns, `${place}[${at}]`);
  }

  /** `columns` are those of the section that it stands in. */
  async item(item: EntityLayoutItem, columns: number, place: string): Promise<void> {
    requireWidth(item.width, columns, `${place}.width`);
    await this.condition(item.visible_when, `${place}.visible_when`);
    if (item.kind === 'field') this.#field(item, place);
    if (item.kind === 'system') this.#property(item.key, `${place}.key`);
    if (item.kind === 'element') await this.#element(item.element, `${place}.element`);
    if (item.kind === 'widget') await this.#widget(item.widget, `${place}.widget`);
  }

  /** A condition on the record of the page. */
  async condition(group: FilterGroup | null | undefined, place: string): Promise<void> {
    if (group == null) return;
    const { kind, definitionId } = this.#page;
    const list =
      kind === null
        ? undefined
        : await this.#lists.find({
            record_kind: kind.recordKind,
            custom_object_id: kind.recordKind === 'custom_object_record' ? definitionId : null,
          });
    if (list === undefined) throw invalid(place, 'needs a record of which it can be judged. Leave it out.');
    await checkFilter(this.#ctx, list.list, group, place, list.fields);
  }

  /** Looks up at once what the content names. */
  async require(): Promise<void> {
    await this.#named.require(this.#ctx);
    const recordKind = this.#page.kind?.recordKind ?? 'no';
    const sections = await holdSections(this.#ctx.db, idsOf(this.#shared), recordKind);
    requireHeld(this.#shared, sections, `a shared section for pages of ${recordKind} records`);
    // Everybody sees what a layout shows: only files that its author sees may get into one.
    await holdNamedFiles(this.#ctx, this.#files);
    requireHeld(this.#modals, await holdModals(this.#ctx.db, idsOf(this.#modals)), 'a modal of this agency');
  }

  #field({ key, presentation }: Extract<EntityLayoutItem, { kind: 'field' }>, place: string): void {
    const field = this.#page.fields.find((each) => each.key === key);
    if (field === undefined)
      throw unknownReference(`${place}.key`, `"${key}"`, 'a custom field of this page');
    if (presentation === null) return;
    const fitting = fieldLayouts.filter(({ field_types: types }) => types.includes(field.type));
    if (!fitting.some((layout) => layout.key === presentation))
      throw invalid(
        `${place}.presentation`,
        `names "${presentation}", which does not show ${field.type} fields. Choose one of ${listed(fitting.map((layout) => layout.key))}.`,
      );
  }

  #property(key: string, place: string): void {
    const { kind } = this.#page;
    const known = kind === null ? [] : systemProperties[kind.recordKind];
    if (kind === null)
      throw invalid(place, `names "${key}", but no record opens the modal. Set record_kind.`);
    if (!known.some((property) => property.key === key))
      throw invalid(
        place,
        `names "${key}", which is not a property that the page can show. Choose one of ${listed(known.map((property) => property.key))}.`,
      );
  }

  async #element(element: LayoutElement, place: string): Promise<void> {
    if (element.type === 'image') this.#files.push({ id: element.file_id, place: `${place}.file_id` });
    if (element.type === 'embed') this.#host(element.url_template, `${place}.url_template`);
    if (element.type === 'button') await this.#action(element.action, `${place}.action`);
  }

  #host(url: string, place: string): void {
    const host = /^https:\/\/([^:/]+)/.exec(url)![1]!;
    const { embedHosts } = this.#page;
    if (!embedHosts.includes(host))
      throw invalid(
        place,
        `embeds ${host}, which the agency does not allow. ${embedHosts.length === 0 ? 'No host is allowed yet.' : `Allowed are ${listed(embedHosts)}.`} Change that with updateLayoutSettings.`,
      );
  }

  async #action(action: LayoutButtonAction, place: string): Promise<void> {
    if (action.type === 'open_view') await this.#view(action.view_id, `${place}.view_id`);
    if (action.type === 'open_modal')
      this.#modals.push({ id: storedId(action.modal_id), place: `${place}.modal_id` });
    if (action.type === 'run_automation')
      this.#named.add('automation', action.automation_id, `${place}.automation_id`);
  }

  /** The list that the view shows. */
  async #view(id: string, place: string): Promise<NamedList> {
    const view = await this.#lists.view(id);
    if (view === undefined) throw unknownReference(place, id, 'a view of this agency');
    return view;
  }

  async #widget(widget: LayoutWidget, place: string): Promise<void> {
    const { kind } = this.#page;
    if (kind === null)
      throw invalid(`${place}.type`, `is "${widget.type}", but no record opens the modal. Set record_kind.`);
    const { recordKind } = kind;
    if (!widgetPages[widget.type].includes(recordKind))
      throw invalid(
        `${place}.type`,
        `is "${widget.type}", which pages of ${recordKind} records do not take.`,
      );
    switch (widget.type) {
      case 'record_list':
        return this.#recordList(recordKind, widget, place);
      case 'metric':
      case 'chart':
        return this.#figures(recordKind, widget, place);
      case 'linked_records':
        this.#named.add('custom_object', widget.custom_object_id, `${place}.custom_object_id`);
        return;
      case 'form':
        this.#named.add('form', widget.form_id, `${place}.form_id`);
        return;
      case 'map':
        this.#named.addAll('map_layer', widget.map_layer_ids, `${place}.map_layer_ids`);
        if (widget.address_field !== undefined)
          this.#addressField(widget.address_field, `${place}.address_field`);
        return;
      case 'notes':
        this.#named.add('note_folder', widget.folder_id, `${place}.folder_id`);
        return;
      default:
    }
  }

  #addressField(name: string, place: string): void {
    const field = this.#page.fields.find(({ key }) => `field_values.${key}` === name);
    if (field?.type !== 'address')
      throw unknownReference(place, `"${name}"`, 'an address field of this page');
  }

  async #recordList(page: PageRecord, widget: Widget<'record_list'>, place: string): Promise<void> {
    const list = await this.#belonging(page, widget, place);
    if (widget.view_id != null) {
      const shown = await this.#view(widget.view_id, `${place}.view_id`);
      if (!isSameList(shown, widget))
        throw invalid(
          `${place}.view_id`,
          `names a view of ${shown.record_kind} records${shown.record_kind === widget.record_kind ? ' of another custom object' : `, but the widget lists ${widget.record_kind} records`}. Choose a view of the records that it lists.`,
        );
    }
    if (widget.filter_group !== undefined)
      await checkFilter(this.#ctx, list.list, widget.filter_group, `${place}.filter_group`, list.fields);
  }

  /** The list of the records that a widget takes from the record of the page. */
  async #belonging(
    recordKind: PageRecord,
    widget: Widget<'record_list' | 'metric' | 'chart'>,
    place: string,
  ): Promise<KnownList> {
    this.#named.add('custom_object', widget.custom_object_id, `${place}.custom_object_id`);
    const list =
      belongings[recordKind][widget.record_kind] === undefined ? undefined : await this.#lists.find(widget);
    if (list === undefined)
      throw invalid(
        `${place}.record_kind`,
        `is ${widget.record_kind}, which pages of ${recordKind} records cannot show. Choose one of ${listed(Object.keys(belongings[recordKind]))}.`,
      );
    return list;
  }

  async #figures(page: PageRecord, widget: Widget<'metric' | 'chart'>, place: string): Promise<void> {
    const list = await this.#belonging(page, widget, place);
    await checkFigures(this.#ctx, list, widget, place);
  }
}

const isSameList = (view: NamedList, widget: NamedList): boolean =>
  view.record_kind === widget.record_kind &&
  (view.custom_object_id ?? null) === storedId(widget.custom_object_id ?? null);

const idsOf = (places: readonly Place[]) => places.map(({ id }) => id);

function requireHeld(places: readonly Place[], held: ReadonlySet<string>, what: string): void {
  const missing = places.find(({ id }) => !held.has(id));
  if (missing !== undefined) throw unknownReference(missing.place, missing.id, what);
}

/** 400 for an item that is wider than its section. */
export function requireWidth(width: number, columns: number, place: string): void {
  if (width > columns)
    throw invalid(place, `is ${width}, but the section has ${columns} columns. Use at most ${columns}.`);
}
