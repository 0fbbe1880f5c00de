import { isTimeZone } from '#generated/validation.ts';
import { slugOf } from '#src/domain/names/index.ts';

/** What an agency is told apart and works by. */
export interface AgencyValues {
  readonly name: string;
  readonly slug: string;
  readonly timeZone: string;
  readonly locale: string;
  readonly currency: string;
}

export type AgencyField = keyof AgencyValues;

export interface AgencyFault {
  readonly field: AgencyField;
  /** For the person who entered the value. */
  readonly message: string;
}

const maxNameLength = 200;
const maxSlugLength = 80;
// Short enough to be read in an address.
const maxGeneratedLength = 60;
const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slug that an agency's name suggests. */
export const agencySlugOf = (name: string): string =>
  slugOf(name, { maxLength: maxGeneratedLength, otherwise: 'agency' });

/** BCP 47 tags of languages that this runtime can format, such as `de-DE`. */
export const isLocale = (text: string): boolean =>
  accepts(() => Intl.DateTimeFormat.supportedLocalesOf(text)) &&
  Intl.DateTimeFormat.supportedLocalesOf(text).length > 0;

/** ISO 4217 codes, such as `EUR`. */
export const isCurrency = (text: string): boolean => Intl.supportedValuesOf('currency').includes(text);

/** What is wrong with the values; empty when they can be stored. */
export function agencyFaults(values: Partial<AgencyValues>): AgencyFault[] {
  const rules: readonly [AgencyField, (text: string) => boolean, string][] = [
    ['name', isName, `Enter a name of at most ${maxNameLength} characters.`],
    [
      'slug',
      (text) => slugForm.test(text) && text.length <= maxSlugLength,
      `Use lower-case letters, digits and single hyphens, at most ${maxSlugLength} characters, such as northlight-studio.`,
    ],
    ['timeZone', isTimeZone, 'Enter an IANA time zone, such as Europe/Berlin.'],
    ['locale', isLocale, 'Enter a language tag, such as en-US or de-DE.'],
    ['currency', isCurrency, 'Enter an ISO 4217 currency, such as USD.'],
  ];
  return rules
    .filter(([field, isValid]) => values[field] !== undefined && !isValid(values[field]))
    .map(([field, , message]) => ({ field, message }));
}

const isName = (text: string): boolean => text.trim() !== '' && text.length <= maxNameLength;

function accepts(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}
