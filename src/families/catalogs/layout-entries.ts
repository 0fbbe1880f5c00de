import type {
  CatalogCapability,
  CatalogSurface,
  EntityLayoutContainer,
  EntityLayoutItemKind,
  LayoutElementType,
  LayoutWidgetType,
  Permission,
} from '#generated/types.gen.ts';
import { entriesOf, type Entry, type Written } from '#src/domain/catalogs/index.ts';

type Texts = Omit<Entry, 'key' | 'capabilities'>;

const texts = (label: string, description: string, icon: string, category: string): Texts => ({
  label,
  description,
  icon,
  category,
});

/** Everything of a layout can depend on the record, and everything within a section can be wider than a column. */
const placed = (more: readonly CatalogCapability[] = []): CatalogCapability[] => [
  'conditional',
  'resizable',
  ...more,
];

/** Forms have elements of their own. */
export const layoutSurfaces: readonly CatalogSurface[] = ['page', 'modal'];

const container = (more: CatalogCapability[], entry: Texts): Written => ({
  ...entry,
  capabilities: ['conditional', ...more],
});

const containers: Readonly<Record<EntityLayoutContainer, Written>> = {
  card: container([], texts('Card', 'A framed card with a heading.', 'square', 'frames')),
  plain: container([], texts('Plain', 'Items below a heading without a frame.', 'rows-3', 'frames')),
  accordion: container(
    ['collapsible'],
    texts('Accordion', 'A heading that opens and closes its items.', 'chevrons-down-up', 'frames'),
  ),
  sidebar: container([], texts('Sidebar', 'A narrow column beside the others.', 'panel-right', 'places')),
  banner: container([], texts('Banner', 'A strip across the top of the tab.', 'panel-top', 'places')),
};

/** Frames of sections. */
export const layoutContainers = entriesOf(containers);

const itemTypes: Readonly<Record<EntityLayoutItemKind, Written>> = {
  field: {
    ...texts('Field', 'A custom field of the record.', 'text-cursor-input', 'values'),
    capabilities: placed(['editable', 'read_only']),
  },
  system: {
    ...texts('Property', 'A property that every such record has.', 'list', 'values'),
    capabilities: placed(['editable', 'read_only']),
  },
  element: {
    ...texts(
      'Element',
      'Something that is the same for every record, such as a heading or a button.',
      'shapes',
      'content',
    ),
    capabilities: placed(['shortcodes']),
  },
  widget: {
    ...texts('Widget', 'Something live, such as a list of tasks or a chart.', 'layout-dashboard', 'content'),
    capabilities: placed(),
  },
};

/** Kinds of items that a section can have. */
export const layoutItemTypes = entriesOf(itemTypes);

const element = (entry: Texts, more: CatalogCapability[] = []): Written => ({
  ...entry,
  capabilities: placed(more),
});

const elements: Readonly<Record<LayoutElementType, Written>> = {
  heading: element(texts('Heading', 'A heading within a section.', 'heading', 'text'), ['shortcodes']),
  rich_text: element(texts('Text', 'Text with headings, lists and links.', 'text-align-start', 'text'), [
    'shortcodes',
  ]),
  callout: element(texts('Callout', 'A text that stands out: a hint or a warning.', 'info', 'text'), [
    'shortcodes',
  ]),
  image: element(texts('Picture', 'A picture, which can lead to a web address.', 'image', 'media')),
  divider: element(texts('Line', 'A line between items.', 'minus', 'structure')),
  spacer: element(texts('Space', 'Empty space between items.', 'move-vertical', 'structure')),
  button: element(
    texts(
      'Button',
      'A button that runs an automation, or opens a modal, a view or a web address.',
      'mouse-pointer-click',
      'actions',
    ),
  ),
  link: element(texts('Link', 'A link to a web address.', 'link', 'actions'), ['shortcodes']),
  embed: element(texts('Web page', 'A web page of an allowed host inside the page.', 'app-window', 'media'), [
    'shortcodes',
  ]),
};

/** What is the same for every record. */
export const layoutElements = entriesOf(elements);

interface Read {
  /** What readers need to see it; null where what it shows decides. */
  readonly permission: Permission | null;
}

const widget = (
  entry: Texts,
  { permission = null, ...more }: Partial<Read> & { readonly capabilities?: CatalogCapability[] } = {},
): Written<Read> => ({ ...entry, capabilities: placed(more.capabilities), permission });

const widgets: Readonly<Record<LayoutWidgetType, Written<Read>>> = {
  record_list: widget(
    texts('Records', 'Records that belong to the record, as a list or by a saved view.', 'table', 'records'),
    { capabilities: ['editable'] },
  ),
  linked_records: widget(
    texts('Linked records', 'Custom object records that are attached or related.', 'link-2', 'records'),
    { capabilities: ['editable'], permission: 'objects.view' },
  ),
  metric: widget(texts('Number', 'One number from the records that belong to it.', 'gauge', 'figures')),
  chart: widget(texts('Chart', 'A chart of the records that belong to it.', 'chart-column', 'figures')),
  timeline: widget(
    texts('History', 'What happened to the record, newest first.', 'rotate-ccw-clock', 'conversation'),
  ),
  comments: widget(
    texts('Comments', 'The conversation about the record.', 'message-square', 'conversation'),
    { capabilities: ['editable'] },
  ),
  notes: widget(texts('Notes', 'Notes of the client.', 'notebook', 'conversation'), {
    permission: 'clients.view',
  }),
  files: widget(texts('Files', 'Files of the record, as a list or as previews.', 'paperclip', 'records'), {
    capabilities: ['editable'],
  }),
  checklist: widget(texts('Checklist', 'Checklists of the task.', 'list-checks', 'records'), {
    capabilities: ['editable'],
    permission: 'tasks.view',
  }),
  contacts: widget(texts('Contacts', 'Contacts of the client.', 'contact', 'records'), {
    permission: 'clients.view',
  }),
  map: widget(texts('Map', 'Where the record is.', 'map', 'figures')),
  form: widget(texts('Form', 'A form to fill in for the record.', 'clipboard-list', 'records'), {
    capabilities: ['editable'],
    permission: 'forms.view',
  }),
};

/** What shows records as they are now. */
export const layoutWidgets = entriesOf(widgets);
