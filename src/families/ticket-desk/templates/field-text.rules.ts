import {
  currencyDigits,
  findCompositeType,
  type FieldConfig,
  type PresentValue,
} from '#src/domain/field-values/index.ts';
import type { Reader } from './reader.rules.ts';

/** Names of members and clients by their ids; those that the caller may not see are missing. */
export type Names = ReadonlyMap<string, string>;

/** A value of a custom field as people read it; undefined for one that has no words, such as a file. */
export function textOfValue(
  config: FieldConfig,
  value: PresentValue,
  reader: Reader,
  names: Names,
): string | undefined {
  switch (config.type) {
    case 'date':
      return reader.day(String(value));
    case 'date_time':
      return reader.instant(String(value));
    case 'single_choice':
    case 'multi_choice':
      return joined(each(value).map((key) => config.choices.find((choice) => choice.key === key)?.label));
    case 'user':
    case 'client':
      return joined(each(value).map((id) => names.get(id)));
    case 'file':
      return undefined;
    case 'composite':
      return textOfParts(findCompositeType(config.composite_type_id)?.parts, value);
    case 'address':
      return joined(addressParts.map((part) => partOf(value, part)));
    case 'formula':
      return config.result_type === 'date' ? reader.day(String(value)) : textOfPlain(value, reader);
    default:
      return textOfPlain(value, reader);
  }
}

const addressParts = ['line1', 'line2', 'postal_code', 'city', 'region', 'country'] as const;

type Parts = Readonly<Record<string, string | number | boolean | null | undefined>>;

const partOf = (value: PresentValue, key: string): string | undefined => {
  const part = typeof value === 'object' && !Array.isArray(value) ? (value as Parts)[key] : undefined;
  return part == null ? undefined : String(part);
};

/** The parts of a composite value in the order of its type, with the words of its choices. */
function textOfParts(
  parts: NonNullable<ReturnType<typeof findCompositeType>>['parts'] | undefined,
  value: PresentValue,
): string | undefined {
  const texts = (parts ?? []).map(({ key, choices }) => {
    const text = partOf(value, key);
    return choices.find((choice) => choice.key === text)?.label ?? text;
  });
  return joined(texts, ' ');
}

function textOfPlain(value: PresentValue, reader: Reader): string | undefined {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return reader.number(value);
  if (typeof value === 'string') return value;
  const { amount_minor: minor, currency } = value as unknown as { amount_minor?: number; currency: string };
  return minor === undefined ? undefined : reader.amount(minor / 10 ** currencyDigits(currency), currency);
}

const each = (value: PresentValue): string[] => [value].flat() as string[];

function joined(texts: readonly (string | undefined)[], between = ', '): string | undefined {
  const known = texts.filter((text) => text !== undefined && text !== '');
  return known.length === 0 ? undefined : known.join(between);
}
