import type { CompositePart, CompositeType } from '#generated/types.gen.ts';

// Built-in composite types: declarations of the service, the same in every agency. Ids and keys are public and stored in
// definitions; never change or reuse one.

type PartOptions = Partial<Pick<CompositePart, 'is_required'>> & {
  choices?: Readonly<Record<string, string>>;
};

function part(
  key: string,
  name: string,
  type: CompositePart['type'],
  options: PartOptions = {},
): CompositePart {
  const choices = Object.entries(options.choices ?? {}).map(([choice, label]) => ({ key: choice, label }));
  return { key, name, type, is_required: options.is_required ?? false, choices };
}

const idOf = (number: number): string => `0190a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

function compositeType(
  number: number,
  key: string,
  name: string,
  description: string,
  parts: CompositePart[],
  isSensitive = false,
): CompositeType {
  return { id: idOf(number), key, name, description, is_sensitive: isSensitive, parts };
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const capitalized = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

export const compositeTypes: readonly CompositeType[] = [
  compositeType(1, 'person_name', 'Person name', "A person's name in its parts.", [
    part('prefix', 'Prefix', 'text'),
    part('given_name', 'Given name', 'text', { is_required: true }),
    part('middle_name', 'Middle name', 'text'),
    part('family_name', 'Family name', 'text'),
    part('suffix', 'Suffix', 'text'),
    part('pronouns', 'Pronouns', 'text'),
  ]),
  compositeType(
    2,
    'postal_address',
    'Postal address with recipient',
    'An address as it stands on an envelope, with the person or department that receives the mail.',
    [
      part('recipient', 'Recipient', 'text', { is_required: true }),
      part('company', 'Company', 'text'),
      part('line1', 'Street and number', 'text', { is_required: true }),
      part('line2', 'Suite, floor or building', 'text'),
      part('city', 'City', 'text', { is_required: true }),
      part('region', 'State, province or region', 'text'),
      part('postal_code', 'Postal code', 'text'),
      part('country', 'Country', 'country', { is_required: true }),
    ],
  ),
  compositeType(
    3,
    'social_profiles',
    'Social profiles',
    'Addresses of the pages that an organization or a person has on social networks.',
    [
      part('website', 'Website', 'url'),
      part('linkedin', 'LinkedIn', 'url'),
      part('facebook', 'Facebook', 'url'),
      part('instagram', 'Instagram', 'url'),
      part('x', 'X', 'url'),
      part('youtube', 'YouTube', 'url'),
      part('tiktok', 'TikTok', 'url'),
      part('pinterest', 'Pinterest', 'url'),
    ],
  ),
  compositeType(
    4,
    'opening_hours',
    'Opening hours',
    'Times at which a place is open on each day of the week; a day without times is closed.',
    [...weekdays.map((day) => part(day, capitalized(day), 'time_range')), part('note', 'Note', 'text')],
  ),
  compositeType(
    5,
    'bank_details',
    'Bank details',
    'A bank account to pay to or to collect from. Always sensitive.',
    [
      part('account_holder', 'Account holder', 'text', { is_required: true }),
      part('bank_name', 'Bank', 'text'),
      part('account_type', 'Kind of account', 'single_choice', {
        choices: { checking: 'Checking', savings: 'Savings', business: 'Business' },
      }),
      part('account_number', 'Account number', 'text'),
      part('routing_number', 'Routing number', 'text'),
      part('iban', 'IBAN', 'text'),
      part('swift_bic', 'SWIFT or BIC', 'text'),
      part('country', 'Country', 'country'),
      part('currency', 'Currency', 'currency'),
    ],
    true,
  ),
  compositeType(6, 'dimensions', 'Dimensions', 'Size and weight of a thing, with their units.', [
    part('length', 'Length', 'number'),
    part('width', 'Width', 'number'),
    part('height', 'Height', 'number'),
    part('length_unit', 'Unit of length', 'single_choice', {
      choices: { mm: 'Millimetres', cm: 'Centimetres', m: 'Metres', in: 'Inches', ft: 'Feet' },
    }),
    part('weight', 'Weight', 'number'),
    part('weight_unit', 'Unit of weight', 'single_choice', {
      choices: { g: 'Grams', kg: 'Kilograms', oz: 'Ounces', lb: 'Pounds' },
    }),
  ]),
  compositeType(7, 'date_range', 'Date range', 'A span of days with an optional end.', [
    part('start_date', 'First day', 'date', { is_required: true }),
    part('end_date', 'Last day', 'date'),
  ]),
  compositeType(8, 'contact_person', 'Contact person', 'A person to reach, with the ways to reach them.', [
    part('name', 'Name', 'text', { is_required: true }),
    part('role', 'Role', 'text'),
    part('email', 'E-mail', 'email'),
    part('phone', 'Phone', 'phone'),
    part('preferred_channel', 'Preferred channel', 'single_choice', {
      choices: { email: 'E-mail', phone: 'Phone', either: 'Either' },
    }),
  ]),
  compositeType(
    9,
    'tax_registration',
    'Tax registration',
    'Numbers under which an organization is registered for tax.',
    [
      part('country', 'Country', 'country', { is_required: true }),
      part('tax_number', 'Tax number', 'text', { is_required: true }),
      part('vat_number', 'VAT number', 'text'),
      part('registered_on', 'Registered on', 'date'),
      part('is_exempt', 'Exempt', 'checkbox'),
    ],
  ),
];

const byId = new Map(compositeTypes.map((type) => [type.id, type]));

export const findCompositeType = (id: string): CompositeType | undefined => byId.get(id.toLowerCase());
