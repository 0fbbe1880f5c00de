import type {
  CatalogCapability,
  CatalogConfigField,
  FormElement,
  FormLayoutCapability,
} from '#generated/types.gen.ts';
import type { QueryFormLayoutCapabilitiesInput } from '#generated/families/catalogs/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import type { Written } from '#src/domain/catalogs/index.ts';
import { catalogPage } from './catalog-page.ts';
import { settingsOf } from './settings.ts';

/** As the contract bounds `elements`. */
const maxElements = 300;

type Texts = readonly [label: string, description: string, icon: string];
type Described = Omit<Written, 'capabilities'>;

const entry = (category: string, ...[label, description, icon]: Texts): Described => ({
  label,
  description,
  icon,
  category,
});

const elements: Readonly<Record<FormElement['type'], Described>> = {
  short_text: entry('text', 'Short text', 'A line of text.', 'type'),
  long_text: entry('text', 'Long text', 'Text with line breaks.', 'text-align-start'),
  number: entry('numbers', 'Number', 'A number.', 'hash'),
  money: entry('numbers', 'Money', 'An amount of money.', 'banknote'),
  email: entry('contact', 'E-mail', 'An e-mail address.', 'mail'),
  phone: entry('contact', 'Phone', 'A phone number.', 'phone'),
  url: entry('contact', 'Web address', 'A web address.', 'link'),
  date: entry('time', 'Date', 'A day, optionally with a time of day.', 'calendar'),
  single_choice: entry('choices', 'Single choice', 'One of several choices.', 'circle-dot'),
  multi_choice: entry('choices', 'Multiple choice', 'Any number of choices.', 'list-checks'),
  matrix: entry('choices', 'Matrix', 'A choice for each row.', 'table'),
  ranking: entry('choices', 'Ranking', 'Choices to rank.', 'list-ordered'),
  rating: entry('choices', 'Rating', 'A whole number on a scale.', 'star'),
  yes_no: entry('choices', 'Yes or no', 'Yes or no.', 'toggle-left'),
  consent: entry('choices', 'Consent', 'A checkbox for consent, such as to terms.', 'square-check'),
  address: entry('contact', 'Address', 'A postal address.', 'map-pin'),
  file_upload: entry('files', 'File upload', 'Uploaded files.', 'upload'),
  signature: entry('files', 'Signature', 'A drawn or typed signature.', 'pen-line'),
  custom_field: entry(
    'fields',
    'Custom field',
    'The question that a custom field asks.',
    'text-cursor-input',
  ),
  calculation: entry('computed', 'Calculation', 'A number computed from other answers.', 'calculator'),
  hidden: entry('computed', 'Hidden value', 'A value from the page that people do not see.', 'eye-off'),
  heading: entry('structure', 'Heading', 'A heading.', 'heading'),
  paragraph: entry('structure', 'Text', 'A text in Markdown, with answers to earlier questions.', 'text'),
  image: entry('structure', 'Picture', 'A picture.', 'image'),
  divider: entry('structure', 'Line', 'A line between elements.', 'minus'),
  page_break: entry('structure', 'Page break', 'Begins a new page.', 'layers'),
};

/** What forms can do beside showing elements; their settings are those of the elements and of the form. */
const features = {
  multiple_pages: entry(
    'features',
    'Several pages',
    'Questions on several pages, with a page break before each.',
    'layers',
  ),
  conditional_elements: entry(
    'features',
    'Conditional elements',
    'Elements that are shown, or must be answered, depending on earlier answers: `visible_when` and `required_when`.',
    'split',
  ),
  columns: entry(
    'features',
    'Columns',
    'Up to three questions beside each other, by `element_width`.',
    'columns-3',
  ),
  endings: entry('features', 'Endings', 'Another confirmation after certain answers.', 'flag'),
  saved_progress: entry('features', 'Saved progress', 'People may continue later by a link.', 'save'),
  prefilled_links: entry(
    'features',
    'Links for clients',
    'An address for one client, with prefilled answers.',
    'link-2',
  ),
} satisfies Readonly<Record<string, Described>>;

const maximums: Readonly<Partial<Record<string, number>>> = { endings: 10 };

/** Settings of elements that are capabilities of theirs. */
const capabilityOf: Readonly<Record<string, CatalogCapability>> = {
  visible_when: 'conditional',
  element_width: 'resizable',
  is_required: 'required',
  expression: 'computed',
};

const listing = (
  key: string,
  described: Described,
  maximumCount: number | null,
  configFields: CatalogConfigField[] = [],
): FormLayoutCapability => ({
  key,
  ...described,
  capabilities: configFields.flatMap((field) => capabilityOf[field.key] ?? []),
  is_available: true,
  maximum_count: maximumCount,
  config_fields: configFields,
});

let listed: readonly FormLayoutCapability[] | undefined;

/** In the order of the editor, which is that of the records. */
const capabilities = (): readonly FormLayoutCapability[] =>
  (listed ??= [
    ...Object.entries(elements).map(([key, element]) =>
      listing(key, element, maxElements, settingsOf('FormElement', key).config_fields),
    ),
    ...Object.entries(features).map(([key, feature]) => listing(key, feature, maximums[key] ?? null)),
  ]);

export async function queryFormLayoutCapabilities(
  _: ReadContext,
  input: QueryFormLayoutCapabilitiesInput,
): Promise<Page<FormLayoutCapability>> {
  const { is_available: isAvailable } = input.body;
  return catalogPage(
    capabilities(),
    input,
    (found) => isAvailable === undefined || found.is_available === isAvailable,
  );
}
