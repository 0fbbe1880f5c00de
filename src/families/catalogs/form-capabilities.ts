import type {
  CatalogCapability,
  CatalogConfigField,
  FormElement,
  FormLayoutCapability,
} from '#generated/types.gen.ts';
import type { QueryFormLayoutCapabilitiesInput } from '#generated/families/catalogs/handlers.ts';
import type { Page, ReadContext } from '#src/call/context.ts';
import { entriesOf, type Written } from '#src/domain/catalogs/index.ts';
import { catalogPage } from './catalog-page.ts';
import { settingsOf } from './settings.ts';

/** As the contract bounds `elements`. */
const maxElements = 300;

type Texts = readonly [label: string, description: string, icon: string];

const entry = (
  category: string,
  [label, description, icon]: Texts,
  capabilities: CatalogCapability[],
): Written => ({
  label,
  description,
  icon,
  category,
  capabilities,
});

const question = (category: string, ...texts: Texts) =>
  entry(category, texts, ['conditional', 'resizable', 'required']);
const shown = (...texts: Texts) => entry('structure', texts, ['conditional']);
const unseen = (...texts: Texts) => entry('computed', texts, []);

const elements: Readonly<Record<FormElement['type'], Written>> = {
  short_text: question('text', 'Short text', 'A line of text.', 'type'),
  long_text: question('text', 'Long text', 'Text with line breaks.', 'align-left'),
  number: question('numbers', 'Number', 'A number.', 'hash'),
  money: question('numbers', 'Money', 'An amount of money.', 'banknote'),
  email: question('contact', 'E-mail', 'An e-mail address.', 'mail'),
  phone: question('contact', 'Phone', 'A phone number.', 'phone'),
  url: question('contact', 'Web address', 'A web address.', 'link'),
  date: question('time', 'Date', 'A day, optionally with a time of day.', 'calendar'),
  single_choice: question('choices', 'Single choice', 'One of several choices.', 'circle-dot'),
  multi_choice: question('choices', 'Multiple choice', 'Any number of choices.', 'list-checks'),
  matrix: question('choices', 'Matrix', 'A choice for each row.', 'table'),
  ranking: question('choices', 'Ranking', 'Choices to rank.', 'list-ordered'),
  rating: question('choices', 'Rating', 'A whole number on a scale.', 'star'),
  yes_no: question('choices', 'Yes or no', 'Yes or no.', 'toggle-left'),
  consent: question('choices', 'Consent', 'A checkbox for consent, such as to terms.', 'square-check'),
  address: question('contact', 'Address', 'A postal address.', 'map-pin'),
  file_upload: question('files', 'File upload', 'Uploaded files.', 'upload'),
  signature: question('files', 'Signature', 'A drawn or typed signature.', 'pen-line'),
  custom_field: question(
    'fields',
    'Custom field',
    'The question that a custom field asks.',
    'text-cursor-input',
  ),
  calculation: unseen('Calculation', 'A number computed from other answers.', 'calculator'),
  hidden: unseen('Hidden value', 'A value from the page that people do not see.', 'eye-off'),
  heading: shown('Heading', 'A heading.', 'heading'),
  paragraph: shown('Text', 'A text in Markdown, with answers to earlier questions.', 'text'),
  image: shown('Picture', 'A picture.', 'image'),
  divider: shown('Line', 'A line between elements.', 'minus'),
  page_break: shown('Page break', 'Begins a new page.', 'layers'),
};

const feature = (...texts: Texts) => entry('features', texts, []);

/** What forms can do beside showing elements; their settings are those of the elements and of the form. */
const features = {
  multiple_pages: feature(
    'Several pages',
    'Questions on several pages, with a page break before each.',
    'layers',
  ),
  conditional_elements: feature(
    'Conditional elements',
    'Elements that are shown, or must be answered, depending on earlier answers: `visible_when` and `required_when`.',
    'split',
  ),
  columns: feature('Columns', 'Up to three questions beside each other, by `element_width`.', 'columns-3'),
  endings: feature('Endings', 'Another confirmation after certain answers.', 'flag'),
  saved_progress: feature('Saved progress', 'People may continue later by a link.', 'save'),
  prefilled_links: feature(
    'Links for clients',
    'An address for one client, with prefilled answers.',
    'link-2',
  ),
} satisfies Readonly<Record<string, Written>>;

const maximums: Readonly<Partial<Record<string, number>>> = { endings: 10 };

let listed: readonly FormLayoutCapability[] | undefined;

const capabilities = (): readonly FormLayoutCapability[] =>
  (listed ??= [
    ...entriesOf(elements).map((each) =>
      listing(each, maxElements, settingsOf('FormElement', each.key).config_fields),
    ),
    ...entriesOf<keyof typeof features, unknown>(features).map((each) =>
      listing(each, maximums[each.key] ?? null, []),
    ),
  ]);

const listing = (
  each: Written & { readonly key: string },
  maximumCount: number | null,
  configFields: CatalogConfigField[],
): FormLayoutCapability => ({
  ...each,
  is_available: true,
  maximum_count: maximumCount,
  config_fields: configFields,
});

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
