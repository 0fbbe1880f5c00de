/** Types of settings, read off the schemas of the contract. */
import type { JsonObject } from '../json.ts';
import { list, object, text, type OpenApiDocument } from '../schema.ts';
import { behind } from './behind.ts';

export type SettingType =
  | 'text'
  | 'long_text'
  | 'markdown'
  | 'number'
  | 'checkbox'
  | 'single_choice'
  | 'multi_choice'
  | 'date'
  | 'date_time'
  | 'time_of_day'
  | 'recurrence'
  | 'color'
  | 'icon'
  | 'url'
  | 'email'
  | 'phone'
  | 'record'
  | 'field'
  | 'filter'
  | 'conditions'
  | 'expression'
  | 'inputs'
  | 'field_values'
  | 'group';

/** Components that are a type of their own. */
const named: Readonly<Record<string, SettingType>> = {
  FilterGroup: 'filter',
  FilterField: 'field',
  Recurrence: 'recurrence',
  Color: 'color',
  IconName: 'icon',
  WebUrl: 'url',
  PhoneNumber: 'phone',
  CalendarDate: 'date',
  Timestamp: 'date_time',
  TimeOfDay: 'time_of_day',
  AutomationConditionGroup: 'conditions',
  AutomationExpression: 'expression',
  AutomationInputs: 'inputs',
  IntegrationInputs: 'inputs',
  FieldValues: 'field_values',
};

const formats: Readonly<Record<string, SettingType>> = {
  date: 'date',
  'date-time': 'date_time',
  email: 'email',
  uri: 'url',
};

/** Ids whose property is called otherwise than their kind. */
const aliases: Readonly<Record<string, string>> = {
  file: 'attachment',
  credential: 'integration_credential',
};

/** A text that is longer than a line. */
const longText = 500;

interface Typed {
  readonly type: SettingType;
  readonly isRepeated: boolean;
  readonly referenceKind: string | null;
}

/** The type of a property, looked for behind references, `null` and lists. */
export function settingType(document: OpenApiDocument, key: string, property: JsonObject): Typed {
  const { names, schema, description } = behind(document, property);
  const known = names.map((name) => named[name]).find((type) => type !== undefined);
  if (known !== undefined) return { type: known, isRepeated: false, referenceKind: null };
  if (schema.type !== 'array')
    return { ...singleType(document, key, schema, description), isRepeated: false };
  const item = object(schema.items);
  const inner = settingType(document, key.replace(/s$/, ''), item);
  return inner.type === 'single_choice' ? { ...inner, type: 'multi_choice' } : { ...inner, isRepeated: true };
}

function singleType(
  document: OpenApiDocument,
  key: string,
  schema: JsonObject,
  description: string,
): Pick<Typed, 'type' | 'referenceKind'> {
  const plain = (type: SettingType) => ({ type, referenceKind: null });
  const types = [schema.type].flat();
  if (schema.enum !== undefined) return plain('single_choice');
  if (schema.format === 'uuid') {
    const kind = referenceKind(document, key);
    return kind === null ? plain('text') : { type: 'record', referenceKind: kind };
  }
  if (types.includes('boolean')) return plain('checkbox');
  if (types.includes('integer') || types.includes('number')) return plain('number');
  if (!types.includes('string')) return plain('group');
  const format = formats[text(schema.format)];
  if (format !== undefined) return plain(format);
  if (/markdown/i.test(description)) return plain('markdown');
  if (text(schema.pattern).startsWith('^http')) return plain('url');
  return plain(Number(schema.maxLength) > longText ? 'long_text' : 'text');
}

/** `view_id` and `map_layer_ids` name views and map layers, where the contract knows such a kind. */
function referenceKind(document: OpenApiDocument, key: string): string | null {
  const noun = key.replace(/_ids?$/, '');
  const kind = aliases[noun] ?? noun;
  const kinds = object(object(object(document.components).schemas)['CatalogReferenceKind']);
  return list(kinds.enum).includes(kind) ? kind : null;
}

/** Words of which the letters are those of a name. */
const spelled: Readonly<Record<string, string>> = {
  url: 'URL',
  html: 'HTML',
  px: 'in pixels',
  max: 'maximum',
  min: 'minimum',
};

/** A key or a value as people read it: `max_length` is "Maximum length", `view_id` is "View". */
export function settingLabel(key: string): string {
  const words = key
    .replace(/_ids$/, 's')
    .replace(/_id$/, '')
    .replace(/^(?:is|has)_/, '')
    .split('_')
    .map((word) => spelled[word] ?? word)
    .join(' ');
  return `${words[0]!.toUpperCase()}${words.slice(1)}`;
}
