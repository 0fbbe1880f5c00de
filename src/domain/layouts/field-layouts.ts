import type { CatalogSurface, FieldType } from '#generated/types.gen.ts';
import { entriesOf, type Entry, type Written } from '#src/domain/catalogs/index.ts';

interface Shown {
  readonly field_types: FieldType[];
  readonly surfaces: CatalogSurface[];
  /** Types that are shown so where nothing is chosen. */
  readonly default_for: FieldType[];
  readonly min_width: number;
  readonly max_width: number;
  readonly read_only_text: string;
  readonly empty_text: string;
}

/** A way to show and edit the value of a custom field. */
export type FieldLayout = Entry & Shown;

const everywhere: CatalogSurface[] = ['page', 'modal', 'form'];
const dash = 'Shows a dash.';

const layout = (
  [label, icon, category]: readonly [string, string, string],
  description: string,
  types: FieldType[],
  more: Partial<Shown> & Pick<Shown, 'read_only_text'>,
): Written<Shown> => ({
  label,
  description,
  icon,
  category,
  capabilities: types.includes('formula')
    ? ['read_only', 'resizable']
    : ['editable', 'read_only', 'resizable'],
  field_types: types,
  surfaces: everywhere,
  default_for: [],
  min_width: 1,
  max_width: 4,
  empty_text: dash,
  ...more,
});

/** Ways to show and edit the value of a custom field: the `presentation` of a layout's item. Each type of field has one by default. */
export const fieldLayouts: readonly FieldLayout[] = entriesOf<string, Shown>({
  text_line: layout(['Line', 'type', 'text'], 'A line of text.', ['text', 'email', 'phone', 'url'], {
    default_for: ['text'],
    read_only_text: 'Shows the text as it is.',
  }),
  text_area: layout(['Paragraphs', 'text-align-start', 'text'], 'Text with its line breaks.', ['long_text'], {
    default_for: ['long_text'],
    min_width: 2,
    read_only_text: 'Shows the text with its line breaks, Markdown formatted.',
  }),
  text_excerpt: layout(
    ['Excerpt', 'text-cursor', 'text'],
    'The first lines, the rest on a click.',
    ['long_text'],
    {
      surfaces: ['page'],
      read_only_text: 'Shows the first three lines.',
    },
  ),
  email_link: layout(['E-mail link', 'mail', 'contact'], 'An address that opens a new e-mail.', ['email'], {
    default_for: ['email'],
    read_only_text: 'Shows the address as a link.',
  }),
  phone_link: layout(['Phone link', 'phone', 'contact'], 'A number that can be called.', ['phone'], {
    default_for: ['phone'],
    read_only_text: 'Shows the number in international form, as a link.',
  }),
  web_link: layout(['Web link', 'link', 'contact'], 'An address that opens in a new tab.', ['url'], {
    default_for: ['url'],
    read_only_text: 'Shows the host and path as a link.',
  }),
  number_plain: layout(['Number', 'hash', 'numbers'], 'A number with its unit.', ['number'], {
    default_for: ['number'],
    read_only_text: "Shows the number by the reader's locale, with its unit.",
  }),
  number_slider: layout(
    ['Slider', 'sliders-horizontal', 'numbers'],
    'A slider between the smallest and the largest value.',
    ['number'],
    {
      min_width: 2,
      read_only_text: 'Shows a bar filled up to the value, and the number.',
      empty_text: 'Shows an empty bar.',
    },
  ),
  amount: layout(['Amount', 'banknote', 'numbers'], 'An amount with its currency.', ['money'], {
    default_for: ['money'],
    read_only_text: "Shows the amount by the reader's locale, with its currency.",
  }),
  computed_value: layout(
    ['Computed value', 'sigma', 'numbers'],
    'The result of the formula, which nobody edits.',
    ['formula'],
    {
      surfaces: ['page', 'modal'],
      default_for: ['formula'],
      read_only_text: 'Shows the result in the form of its type.',
    },
  ),
  date_picker: layout(['Date', 'calendar', 'time'], 'A day, chosen in a calendar.', ['date'], {
    default_for: ['date'],
    read_only_text: "Shows the day by the reader's locale.",
  }),
  date_countdown: layout(['Days left', 'hourglass', 'time'], 'A day, with how far it is.', ['date'], {
    surfaces: ['page'],
    read_only_text: 'Shows the day, and how many days it is ahead or ago.',
  }),
  date_time_picker: layout(['Date and time', 'clock', 'time'], 'A day and a time of day.', ['date_time'], {
    default_for: ['date_time'],
    read_only_text: "Shows the instant in the reader's time zone.",
  }),
  tick: layout(['Checkbox', 'square-check', 'choices'], 'A box to tick.', ['checkbox'], {
    default_for: ['checkbox'],
    max_width: 2,
    read_only_text: 'Shows whether it is ticked.',
    empty_text: 'Shows an empty box.',
  }),
  switch: layout(['Switch', 'toggle-left', 'choices'], 'A switch for on and off.', ['checkbox'], {
    max_width: 2,
    read_only_text: 'Shows the switch as it stands.',
    empty_text: 'Shows the switch off.',
  }),
  choice_menu: layout(
    ['Menu', 'chevrons-up-down', 'choices'],
    'A menu to choose from.',
    ['single_choice', 'multi_choice'],
    {
      default_for: ['single_choice'],
      read_only_text: 'Shows the names of the choices that are selected.',
    },
  ),
  choice_pills: layout(
    ['Pills', 'tags', 'choices'],
    'Choices as coloured pills side by side.',
    ['single_choice', 'multi_choice'],
    {
      default_for: ['multi_choice'],
      read_only_text: 'Shows the chosen pills without the others.',
    },
  ),
  choice_buttons: layout(
    ['Radio buttons', 'circle-dot', 'choices'],
    'All choices below each other, one of them selected.',
    ['single_choice'],
    {
      read_only_text: 'Shows the name of the choice.',
    },
  ),
  choice_boxes: layout(
    ['Checkboxes', 'list-checks', 'choices'],
    'All choices below each other, to tick.',
    ['multi_choice'],
    {
      read_only_text: 'Shows the names of the choices below each other.',
    },
  ),
  people: layout(['People', 'users', 'records'], 'Members with their pictures.', ['user'], {
    default_for: ['user'],
    surfaces: ['page', 'modal'],
    read_only_text: 'Shows pictures and names.',
  }),
  record_links: layout(['Links', 'building', 'records'], 'Names that lead to the records.', ['client'], {
    default_for: ['client'],
    surfaces: ['page', 'modal'],
    read_only_text: 'Shows the names of the records that the reader may see, as links.',
  }),
  file_list: layout(['File list', 'paperclip', 'records'], 'Files by name and size.', ['file'], {
    default_for: ['file'],
    min_width: 2,
    read_only_text: 'Shows names and sizes, as links.',
  }),
  file_gallery: layout(['Gallery', 'images', 'records'], 'Previews of pictures.', ['file'], {
    surfaces: ['page', 'modal'],
    min_width: 2,
    read_only_text: 'Shows previews; other files by their names.',
  }),
  address_lines: layout(
    ['Address', 'map-pin', 'contact'],
    'A postal address as on an envelope.',
    ['address'],
    {
      default_for: ['address'],
      min_width: 2,
      read_only_text: 'Shows the address in lines, in the order of its country.',
    },
  ),
  parts: layout(
    ['Parts', 'component', 'structure'],
    'The parts below each other, each in the form of its type.',
    ['composite'],
    {
      default_for: ['composite'],
      min_width: 2,
      surfaces: ['page', 'modal'],
      read_only_text: 'Shows the parts that have a value, with their names.',
    },
  ),
});

/** Keys of the ways to show fields of the type, the default first. */
export const layoutsOfType = (type: FieldType): string[] =>
  fieldLayouts
    .filter(({ field_types: types }) => types.includes(type))
    .toSorted(
      (one, other) => Number(other.default_for.includes(type)) - Number(one.default_for.includes(type)),
    )
    .map(({ key }) => key);
