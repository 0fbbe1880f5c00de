import type { CatalogCapability, FieldConfig, FieldType, FilterOperator } from '#generated/types.gen.ts';
import { canBeUnique, kindOf } from '#src/domain/field-values/index.ts';
import { operatorsOf } from '#src/domain/filters/index.ts';
import { isGroupableType, isSortable } from '#src/domain/list-columns/index.ts';
import { entriesOf, type Entry } from './entry.ts';

interface OfType {
  /** How values are sent and read. */
  readonly valueText: string;
  readonly exampleValue: unknown;
  readonly isFormQuestion: boolean;
}

type Texts = Pick<Entry, 'label' | 'description' | 'icon' | 'category'> & OfType;

const texts: Readonly<Record<FieldType, Texts>> = {
  text: {
    label: 'Text',
    description: 'One line of text.',
    icon: 'type',
    category: 'text',
    valueText: 'Text without line breaks.',
    exampleValue: 'Harbor Dental',
    isFormQuestion: true,
  },
  long_text: {
    label: 'Long text',
    description: 'Text with line breaks, plain or in Markdown.',
    icon: 'text-align-start',
    category: 'text',
    valueText: 'Text, which may have line breaks.',
    exampleValue: 'Opens on Mondays.\nClosed in August.',
    isFormQuestion: true,
  },
  number: {
    label: 'Number',
    description: 'A number, with a unit if it has one.',
    icon: 'hash',
    category: 'numbers',
    valueText: 'JSON number, without its unit.',
    exampleValue: 12,
    isFormQuestion: true,
  },
  money: {
    label: 'Money',
    description: 'An amount in minor units and its currency.',
    icon: 'banknote',
    category: 'numbers',
    valueText:
      'Object with `amount_minor`, a whole number of the smallest unit, and `currency`, an ISO 4217 code.',
    exampleValue: { amount_minor: 125000, currency: 'USD' },
    isFormQuestion: true,
  },
  date: {
    label: 'Date',
    description: 'A calendar day.',
    icon: 'calendar',
    category: 'time',
    valueText: 'Calendar day, `YYYY-MM-DD`.',
    exampleValue: '2026-03-02',
    isFormQuestion: true,
  },
  date_time: {
    label: 'Date and time',
    description: 'An instant.',
    icon: 'clock',
    category: 'time',
    valueText: 'Instant in ISO 8601 with its offset, such as `Z`.',
    exampleValue: '2026-03-02T14:05:09.412Z',
    isFormQuestion: true,
  },
  checkbox: {
    label: 'Checkbox',
    description: 'Yes or no.',
    icon: 'square-check',
    category: 'choices',
    valueText: '`true` or `false`.',
    exampleValue: true,
    isFormQuestion: true,
  },
  single_choice: {
    label: 'Single choice',
    description: 'One of several choices.',
    icon: 'circle-dot',
    category: 'choices',
    valueText: 'Key of the choice.',
    exampleValue: 'dental',
    isFormQuestion: true,
  },
  multi_choice: {
    label: 'Multiple choice',
    description: 'Any number of several choices.',
    icon: 'list-checks',
    category: 'choices',
    valueText: 'List of keys of choices, without repetition.',
    exampleValue: ['search', 'social'],
    isFormQuestion: true,
  },
  user: {
    label: 'Members',
    description: 'One or several members of the agency.',
    icon: 'user',
    category: 'records',
    valueText: 'Id of the member; with `is_multiple` a list of ids.',
    exampleValue: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b11',
    isFormQuestion: false,
  },
  client: {
    label: 'Clients',
    description: 'One or several clients.',
    icon: 'building',
    category: 'records',
    valueText: 'Id of the client; with `is_multiple` a list of ids.',
    exampleValue: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b10',
    isFormQuestion: false,
  },
  email: {
    label: 'E-mail',
    description: 'An e-mail address.',
    icon: 'mail',
    category: 'contact',
    valueText: 'E-mail address.',
    exampleValue: 'priya@harbordental.example',
    isFormQuestion: true,
  },
  phone: {
    label: 'Phone',
    description: 'A phone number.',
    icon: 'phone',
    category: 'contact',
    valueText: 'Phone number in E.164 form, `+` and digits.',
    exampleValue: '+12125550199',
    isFormQuestion: true,
  },
  url: {
    label: 'Web address',
    description: 'A web address.',
    icon: 'link',
    category: 'contact',
    valueText: 'Address that begins with `https://` or `http://`.',
    exampleValue: 'https://harbordental.example/',
    isFormQuestion: true,
  },
  address: {
    label: 'Address',
    description: 'A postal address.',
    icon: 'map-pin',
    category: 'contact',
    valueText:
      'Object with any of `line1`, `line2`, `city`, `region`, `postal_code` and `country`, an ISO 3166-1 alpha-2 code.',
    exampleValue: { line1: '12 Quay Street', city: 'Bristol', postal_code: 'BS1 5HJ', country: 'GB' },
    isFormQuestion: true,
  },
  composite: {
    label: 'Composite',
    description: "Several parts that belong together, such as those of a person's name.",
    icon: 'component',
    category: 'structure',
    valueText: 'Object with the parts of the composite type by their keys (`listFieldCompositeTypes`).',
    exampleValue: { given_name: 'Priya', family_name: 'Nair' },
    isFormQuestion: false,
  },
  formula: {
    label: 'Formula',
    description: 'A value computed from other fields of the record.',
    icon: 'sigma',
    category: 'structure',
    valueText: 'Read only: a value of the type that `result_type` names.',
    exampleValue: 144000,
    isFormQuestion: false,
  },
  file: {
    label: 'Files',
    description: 'One or several uploaded files.',
    icon: 'paperclip',
    category: 'records',
    valueText: 'Id of the file; with `is_multiple` a list of ids.',
    exampleValue: '0191f3a2-6c1e-7b42-9d51-2f4c0a6e8b80',
    isFormQuestion: true,
  },
};

/** Types that hold several values when their settings say so, or always. */
const multiple: ReadonlySet<FieldType> = new Set(['multi_choice', 'user', 'client', 'file']);

/** A field with as few settings as can be: what its type can do is what it can. */
const plain = (type: FieldType): FieldConfig =>
  (type === 'formula'
    ? { type, expression: '1', result_type: 'number', depends_on: [] }
    : { type }) as FieldConfig;

function capabilitiesOf(type: FieldType): CatalogCapability[] {
  const kind = kindOf(plain(type));
  const held: readonly [CatalogCapability, boolean][] = [
    ['required', type !== 'formula' && type !== 'checkbox'],
    ['unique', canBeUnique(type, false)],
    ['default_value', type !== 'formula'],
    ['multiple', multiple.has(type)],
    ['computed', type === 'formula'],
    ['sortable', isSortable(kind)],
    ['filterable', true],
    ['groupable', isGroupableType(type)],
  ];
  return held.flatMap(([capability, holds]) => (holds ? [capability] : []));
}

/** Operators of filters on fields of the type; of formulas those of numbers, which most are. */
export const operatorsOfType = (type: FieldType): readonly FilterOperator[] =>
  operatorsOf[kindOf(plain(type))];

/** Types of custom fields, in the order of the editor. */
export const fieldTypes = entriesOf(
  Object.fromEntries(
    (Object.entries(texts) as [FieldType, Texts][]).map(([type, entry]) => [
      type,
      { ...entry, capabilities: capabilitiesOf(type) },
    ]),
  ) as Record<FieldType, Texts & { readonly capabilities: CatalogCapability[] }>,
);
