import type { FieldConfig, FormElement, FormMapping } from '#generated/types.gen.ts';
import type { FieldSet, FieldValue } from '#src/domain/field-values/index.ts';
import { inputsOf, type FormInput } from '../content.ts';
import { fillText, shownAnswer, type Answered } from '../texts.rules.ts';

/** What mappings are filled in from. */
export interface MappingFacts {
  readonly elements: readonly FormElement[];
  readonly answers: Answered;
  /** Ids of records by the keys of the mappings that provided them. */
  readonly created: ReadonlyMap<string, string>;
  readonly today: string;
}

/** What answers say about each place of the new record; places without an answer are absent. */
export interface MappedValues {
  readonly fieldValues: Record<string, FieldValue>;
  readonly contact: Record<string, string>;
  readonly address: Record<string, string>;
  readonly properties: Record<string, string>;
  readonly tags: readonly string[];
}

export function mappedValues({ fields }: FormMapping, fieldSet: FieldSet, facts: MappingFacts): MappedValues {
  const byKey = new Map(inputsOf(facts.elements).map((input) => [input.key, input]));
  const values: MappedValues = { fieldValues: {}, contact: {}, address: {}, properties: {}, tags: [] };
  const tags: string[] = [];
  for (const { element_key: key, value_template: template, value, target } of fields) {
    const input = key === undefined ? undefined : byKey.get(key);
    const raw =
      key !== undefined ? facts.answers[key] : template !== undefined ? fillText(template, facts) : value;
    if (raw === undefined || raw === null || raw === '') continue;
    const [place, part] = target.split('.') as [string, string | undefined];
    const text = () => (input === undefined ? asText(raw) : shownAnswer(input, raw));
    if (place === 'field_values')
      values.fieldValues[part!] = adapted(raw, input, fieldSet.get(part!)?.definition.config);
    else if (place === 'contact') values.contact[part!] = text();
    else if (place === 'address' && part !== undefined) values.address[part] = text();
    else if (place === 'address') Object.assign(values.address, asParts(raw));
    else if (place === 'tags') tags.push(...(Array.isArray(raw) ? raw.map(String) : [text()]));
    else values.properties[place] = typeof raw === 'string' ? raw : text();
  }
  return { ...values, tags: [...new Set(tags)] };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const asParts = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, string>)
    : {};

/** The answer in the form that the field takes, where the two differ only in form; what does not fit is refused by the field. */
function adapted(value: unknown, input: FormInput | undefined, config: FieldConfig | undefined): FieldValue {
  const type = config?.type;
  const isList = Array.isArray(value);
  if (type === 'text' || type === 'long_text')
    return input === undefined ? asText(value) : shownAnswer(input, value);
  if (type === 'date' && typeof value === 'string') return value.slice(0, 10);
  if (type === 'date_time' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return `${value}T00:00:00.000Z`;
  if (type === 'multi_choice' && !isList) return [String(value)];
  if (type === 'single_choice' && isList) return value[0] as string;
  if (type === 'file')
    return (config as { is_multiple?: boolean }).is_multiple === true
      ? ((isList ? value : [value]) as string[])
      : ((isList ? value[0] : value) as string);
  if (type === 'number' && typeof value === 'object' && value !== null && 'amount_minor' in value)
    return (value.amount_minor as number) / 100;
  if (type === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return Number(value);
  if (type === 'checkbox' && typeof value === 'string') return value === 'true' || value === 'yes';
  return value as FieldValue;
}
