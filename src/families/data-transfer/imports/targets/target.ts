import type { DataImportTarget } from '#generated/console/types.gen.ts';

/** A choice and its name for people. */
export interface Choice {
  readonly key: string;
  readonly label: string;
}

/** What a text of the file is read as. */
export type Reader =
  | {
      readonly as:
        | 'text'
        | 'number'
        | 'integer'
        | 'date'
        | 'checkbox'
        | 'phone'
        | 'country'
        | 'address'
        | 'contacts';
    }
  /** A name loses what reorders its letters. */
  | { readonly as: 'name' }
  /** A day without a time means its beginning, or its last minute. */
  | { readonly as: 'date_time'; readonly isEnd: boolean }
  | { readonly as: 'money'; readonly currency: string | null }
  | { readonly as: 'tags'; readonly table: 'clients' | 'tasks' }
  | {
      readonly as: 'choice';
      readonly choices: readonly Choice[];
      readonly isMultiple: boolean;
      /** The custom field whose choices these are, where an import may add some. */
      readonly fieldId: string | null;
    }
  | {
      readonly as: 'record';
      readonly of: 'user' | 'client' | 'department' | 'profile';
      readonly isMultiple: boolean;
    }
  /** Records at the other end of a relationship. */
  | { readonly as: 'links'; readonly objectId: string };

/** A target for a column, with how its texts are read. */
export interface Target extends DataImportTarget {
  readonly reader: Reader;
  /** Custom field whose values are unique. */
  readonly uniqueFieldId?: string;
}

interface Traits {
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly canMatch?: boolean;
  readonly valueType?: string;
  readonly uniqueFieldId?: string;
}

export const target = (key: string, label: string, reader: Reader, traits: Traits = {}): Target => ({
  key,
  label: label.slice(0, 200),
  value_type: traits.valueType ?? typeOf(reader),
  is_required: traits.isRequired ?? false,
  can_match: traits.canMatch ?? false,
  hint: traits.hint ?? hintOf(reader),
  reader,
  ...(traits.uniqueFieldId !== undefined && { uniqueFieldId: traits.uniqueFieldId }),
});

function typeOf(reader: Reader): string {
  switch (reader.as) {
    case 'integer':
      return 'number';
    case 'country':
    case 'name':
      return 'text';
    case 'tags':
    case 'links':
    case 'contacts':
      return 'list';
    case 'choice':
      return reader.isMultiple ? 'list' : 'option';
    case 'record':
      return reader.of === 'user' && reader.isMultiple ? 'users' : reader.of;
    default:
      return reader.as;
  }
}

const recordHints = {
  user: 'Members by e-mail address.',
  client: 'Clients by their identifier in the source, slug or name.',
  department: 'Departments by name.',
  profile: 'Client profiles by name.',
} as const;

function hintOf(reader: Reader): string | null {
  switch (reader.as) {
    case 'number':
      return 'Digits with a decimal point, such as 1250.5, unless the mapping has a number_format.';
    case 'money':
      return reader.currency === null
        ? 'An amount and its currency, such as 1250.50 EUR.'
        : `An amount in ${reader.currency}, such as 1250.50.`;
    case 'date':
      return 'Years first, as in 2026-03-02, unless the mapping has a date_format.';
    case 'date_time':
      return `A date, with or without a time, in the time zone of the agency; without a time its ${reader.isEnd ? 'last minute' : 'beginning'}.`;
    case 'checkbox':
      return 'yes or no, true or false, 1 or 0.';
    case 'phone':
      return 'With the country code, such as +1 207 555 0142.';
    case 'country':
      return 'Two-letter country codes, such as US.';
    case 'address':
      return 'The whole address in one text; it becomes the first line.';
    case 'contacts':
      return 'Each on its own line, such as Leo Park <leo@casco.example> +12075550142 (Billing).';
    case 'tags':
      return 'Several with a list_separator. New tags need is_adding_choices.';
    case 'choice':
      return 'Choices by key or label.';
    case 'record':
      return recordHints[reader.of];
    case 'links':
      return 'Records by their identifier in the source, or name.';
    default:
      return null;
  }
}
