import { isCountryCode } from '#generated/validation.ts';
import type { CompositePart, Address } from '#generated/types.gen.ts';
import type { ConfigOf, PresentValue } from '../definition.ts';
import { Misfit, misfit, type CheckValue } from '../misfit.ts';
import { checkNumber, isCurrency } from './amounts.ts';
import { checkEmail, checkPhone, checkUrl } from './contact.ts';
import { checkDate } from './dates.ts';

type Part = string | number | boolean;

interface PartRule {
  readonly isRequired: boolean;
  readonly check: CheckValue;
}

/** An object of named parts, in the order of the rules; parts that are null or blank are left out. */
function checkParts(rules: ReadonlyMap<string, PartRule>): CheckValue {
  const known = [...rules.keys()].join(', ');
  return (value) => {
    if (typeof value !== 'object' || Array.isArray(value)) return misfit(`must be an object of ${known}`);
    const given = value as Record<string, Part | null>;
    const unknown = Object.keys(given).find((key) => !rules.has(key));
    if (unknown !== undefined) return misfit(`has no part "${unknown}"; its parts are ${known}`);
    const parts: Record<string, Part> = {};
    for (const [key, rule] of rules) {
      const part = Object.hasOwn(given, key) ? given[key] : undefined;
      if (part === undefined || part === null || part === '') {
        if (rule.isRequired) return misfit(`needs the part ${key}`);
        continue;
      }
      const checked = rule.check(part, undefined);
      if (checked instanceof Misfit) return misfit(`has an invalid part: ${key} ${checked.message}`);
      parts[key] = checked as Part;
    }
    return Object.keys(parts).length === 0
      ? misfit('needs at least one part; null clears it')
      : (parts as PresentValue);
  };
}

function checkShortText(max: number): CheckValue {
  return (value) =>
    typeof value === 'string' && value.trim() !== '' && [...value].length <= max
      ? value
      : misfit(`must be a string of at most ${max} characters`);
}

const checkCountry: CheckValue = (value) =>
  typeof value === 'string' && isCountryCode(value)
    ? value
    : misfit('must be an ISO 3166-1 alpha-2 country code, such as US');

const addressChecks: Record<keyof Address, CheckValue> = {
  line1: checkShortText(200),
  line2: checkShortText(200),
  city: checkShortText(120),
  region: checkShortText(120),
  postal_code: checkShortText(20),
  country: checkCountry,
};

export function checkAddress(config: ConfigOf<'address'>): CheckValue {
  const required: readonly string[] = config.required_parts ?? [];
  return checkParts(
    new Map(
      Object.entries(addressChecks).map(([key, check]) => [
        key,
        { isRequired: required.includes(key), check },
      ]),
    ),
  );
}

const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const timeRanges = new RegExp(`^${clock}-(?:${clock}|24:00)(?:, ${clock}-(?:${clock}|24:00)){0,4}$`);

const partChecks: Record<Exclude<CompositePart['type'], 'single_choice'>, CheckValue> = {
  text: checkShortText(500),
  number: checkNumber({ min: 0 }),
  date: checkDate({}),
  checkbox: (value) => (typeof value === 'boolean' ? value : misfit('must be true or false')),
  email: checkEmail({}),
  phone: checkPhone({}),
  url: checkUrl({}),
  country: checkCountry,
  currency: (value) =>
    typeof value === 'string' && isCurrency(value)
      ? value
      : misfit('must be an ISO 4217 currency code, such as USD'),
  time_range: (value) =>
    typeof value === 'string' && timeRanges.test(value)
      ? value
      : misfit('must be times of a day, such as 09:00-12:30, 13:30-18:00'),
};

function checkPartChoice(part: CompositePart): CheckValue {
  const keys = part.choices.map((choice) => choice.key);
  return (value) =>
    typeof value === 'string' && keys.includes(value) ? value : misfit(`must be one of ${keys.join(', ')}`);
}

/** A value of a composite type, by the parts that the type declares. */
export function checkComposite(parts: readonly CompositePart[]): CheckValue {
  return checkParts(
    new Map(
      parts.map((part) => [
        part.key,
        {
          isRequired: part.is_required,
          check: part.type === 'single_choice' ? checkPartChoice(part) : partChecks[part.type],
        },
      ]),
    ),
  );
}
