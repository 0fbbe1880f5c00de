import type { DataImportColumn, DataImportMapping } from '#generated/console/types.gen.ts';
import type { Kind } from './targets/kinds.ts';
import type { Target } from './targets/target.ts';

/** Headings that mean a target, besides its key and its label. */
const synonyms: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  client: {
    company: 'name',
    'company name': 'name',
    client: 'name',
    'client name': 'name',
    customer: 'name',
    'customer name': 'name',
    account: 'name',
    'account name': 'name',
    organization: 'name',
    organisation: 'name',
    business: 'name',
    'client profile': 'profile',
    email: 'contact.email',
    'e mail': 'contact.email',
    'email address': 'contact.email',
    'e mail address': 'contact.email',
    'contact email': 'contact.email',
    'contact e mail': 'contact.email',
    phone: 'contact.phone',
    'phone number': 'contact.phone',
    telephone: 'contact.phone',
    mobile: 'contact.phone',
    'contact phone': 'contact.phone',
    contact: 'contact.name',
    'contact name': 'contact.name',
    'contact person': 'contact.name',
    'full name': 'contact.name',
    'job title': 'contact.role',
    role: 'contact.role',
    position: 'contact.role',
    'contact role': 'contact.role',
    address: 'address.line1',
    'address 1': 'address.line1',
    'address line 1': 'address.line1',
    street: 'address.line1',
    'address 2': 'address.line2',
    'address line 2': 'address.line2',
    town: 'address.city',
    state: 'address.region',
    region: 'address.region',
    province: 'address.region',
    zip: 'address.postal_code',
    'zip code': 'address.postal_code',
    postcode: 'address.postal_code',
    owner: 'assigned_to',
    assignee: 'assigned_to',
    'account manager': 'assigned_to',
    labels: 'tags',
    tag: 'tags',
    stage: 'status',
  },
  task: {
    no: 'number',
    'task number': 'number',
    title: 'name',
    task: 'name',
    'task name': 'name',
    subject: 'name',
    summary: 'name',
    company: 'client',
    customer: 'client',
    account: 'client',
    'client name': 'client',
    notes: 'description',
    details: 'description',
    assignee: 'assigned_to',
    owner: 'assigned_to',
    'due date': 'due_date',
    deadline: 'due_date',
    'start date': 'start_date',
    starts: 'start_date',
    team: 'department',
    labels: 'tags',
    tag: 'tags',
    state: 'status',
    estimate: 'estimated_minutes',
  },
  custom_object_record: {
    no: 'number',
    title: 'name',
    company: 'client',
    customer: 'client',
    account: 'client',
    'client name': 'client',
    assignee: 'owner',
  },
};

const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The columns with the target that the heading means, else that all values look like; each target once. */
export function suggested(
  kind: Kind,
  columns: readonly { readonly name: string; readonly samples: readonly string[] }[],
  targets: readonly Target[],
): DataImportColumn[] {
  const byWords = new Map<string, string>();
  const known = new Set(targets.map(({ key }) => key));
  for (const [heading, key] of Object.entries(synonyms[kind])) if (known.has(key)) byWords.set(heading, key);
  for (const { key, label } of targets.toReversed()) {
    byWords.set(wordsOf(key.split('.').at(-1)!), key);
    byWords.set(wordsOf(label), key);
  }
  const taken = new Set<string>();
  const take = (key: string | undefined): string | null => {
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  };
  const named = columns.map((column) => ({
    name: column.name,
    samples: [...column.samples],
    suggested_target: take(byWords.get(wordsOf(column.name))),
  }));
  return named.map((column) => {
    const { samples, suggested_target: target } = column;
    const isAddress = samples.length > 0 && samples.every((sample) => email.test(sample));
    if (target !== null || !isAddress || !known.has('contact.email')) return column;
    return { ...column, suggested_target: take('contact.email') };
  });
}

/** The mapping that the suggestions make. */
export const mappingOf = (columns: readonly DataImportColumn[]): DataImportMapping[] =>
  columns.flatMap(({ name, suggested_target: target }) =>
    target === null ? [] : [completeMapping({ column: name, target })],
  );

export const completeMapping = ({
  column,
  target,
  date_format = null,
  number_format = null,
  list_separator = null,
  value_map = [],
  is_adding_choices = false,
}: Pick<DataImportMapping, 'column' | 'target'> & Partial<DataImportMapping>): DataImportMapping => ({
  column,
  target,
  date_format,
  number_format,
  list_separator,
  value_map,
  is_adding_choices,
});
