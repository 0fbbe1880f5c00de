import formatsOfAjv from 'ajv-formats/dist/formats.js';

/** A loop over items or properties ends with this many errors: there may be more of them. */
export const maxFound = 100;

/** What is wrong with a value, as Ajv says it, less its sentences, which every reader makes for its own. */
export interface Issue {
  /** JSON pointer of the value that is wrong. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Record<string, unknown>;
}

type Found = Issue[] | null;

/** Adds an issue to what a function has found so far. */
export function noted(found: Found, at: string, keyword: string, params: Record<string, unknown>): Issue[] {
  const issue = { instancePath: at, keyword, params };
  if (found === null) return [issue];
  found.push(issue);
  return found;
}

export const mistyped = (found: Found, at: string, type: string): Issue[] =>
  noted(found, at, 'type', { type });

export const missing = (found: Found, at: string, missingProperty: string): Issue[] =>
  noted(found, at, 'required', { missingProperty });

/** Adds those of these properties that the value does not have. */
export function missingOf(found: Found, at: string, value: object, names: readonly string[]): Found {
  let all = found;
  for (const name of names) {
    if ((value as Record<string, unknown>)[name] === undefined) all = missing(all, at, name);
  }
  return all;
}

/** A function for a schema: whether the value fits, and of the last value what is wrong with it. */
interface Judge {
  (value: unknown, at: string): boolean;
  errors: Issue[];
}

/** Adds what is wrong with a property that another function judges, if it is there. */
export function part(found: Found, value: unknown, judge: Judge, at: string, name: string): Found {
  return value === undefined || judge(value, at + name) ? found : joined(found, judge.errors);
}

/** The same of one that may be null. */
export function orNull(found: Found, value: unknown, judge: Judge, at: string, name: string): Found {
  return value == null || judge(value, at + name) ? found : neither(found, judge.errors, at + name);
}

/** How many there are. */
export const count = (found: Found): number => found?.length ?? 0;

/** Adds that a closed object has a property more than it may, of which the first `maxFound` are named and the rest counted. */
export function surplus(found: Found, at: string, additionalProperty: string, before: number): Issue[] {
  if (before < maxFound) return noted(found, at, 'additionalProperties', { additionalProperty });
  if (before === maxFound) return noted(found, at, 'additionalProperties', { more: 1 });
  found!.at(-1)!.params.more = before - maxFound + 1;
  return found!;
}

/** Adds what a component finds of a value that is not null either. */
export const neither = (found: Found, others: Issue[], at: string): Issue[] =>
  noted(mistyped(joined(found, others), at, 'null'), at, 'anyOf', {});

/** Adds what another function has found; read by the caller, as one place that reads it of all functions takes a µs. */
export const joined = (found: Found, others: Issue[]): Issue[] =>
  found === null ? others : found.concat(others);

/** Places of two items that are the same value, the earlier one as `j`. */
export interface Repeat {
  readonly i: number;
  readonly j: number;
}

/** The first item that repeats an earlier one. Looks at each item once. */
export function findRepeat(items: readonly unknown[]): Repeat | undefined {
  const scalars = new Map<unknown, number>();
  const texts = new Map<string, number>();
  for (const [i, item] of items.entries()) {
    const isScalar = typeof item !== 'object' || item === null;
    const seen: Map<unknown, number> = isScalar ? scalars : texts;
    const key = isScalar ? item : canonicalText(item);
    const j = seen.get(key);
    if (j !== undefined) return { i, j };
    seen.set(key, i);
  }
  return undefined;
}

/** Bytes of the value as JSON text in UTF-8. */
export const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Equal values have the same text, in whatever order their properties were written. */
function canonicalText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  const properties = Object.entries(value).map(
    ([name, item]) => `${JSON.stringify(name)}:${canonicalText(item)}`,
  );
  return `{${properties.sort().join()}}`;
}

const dayForm = /^\d{4}-\d\d-\d\d$/;

/** Whether the text is a day of the calendar (`YYYY-MM-DD`) in the years 0001 to 9999. */
export const isDay = (text: string): boolean => dayForm.test(text) && isDayOfCalendar(text);

function isDayOfCalendar(text: string): boolean {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))];
  return year > 0 && month > 0 && month < 13 && day > 0 && day <= daysOf(year, month);
}

function daysOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const instantForm =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.(\d{1,9}))?(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))$/i;
const [firstInstant, lastSecond] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59Z')];
// Databases keep microseconds, and would round the rest up into the year 10000.
const lastFraction = 0.9999995;

/**
 * Whether the text is an instant as RFC 3339 writes it, with an offset from UTC of at most 14 hours, that lies in the years
 * 0001 to 9999 of UTC: what databases and programs can keep. Leap seconds are not among them.
 */
export function isInstant(text: string): boolean {
  const parts = instantForm.exec(text);
  if (parts === null || !isDayOfCalendar(text)) return false;
  // Offsets matter at both ends only.
  if (!text.startsWith('0001') && !text.startsWith('9999')) return true;
  const at = Date.parse(text);
  const isLastSecond = at >= lastSecond && at < lastSecond + 1000;
  return (
    at >= firstInstant && (at < lastSecond || (isLastSecond && Number(`0.${parts[1] ?? 0}`) < lastFraction))
  );
}

/** What is accepted, in words that follow "must be". */
export const accepted = {
  date: 'a calendar date such as 2026-03-02, in the years 0001 to 9999',
  'date-time':
    'an instant such as 2026-03-02T14:05:09.412Z, in the years 0001 to 9999 of UTC, with seconds up to 59 and an offset up to 14:00',
  'time-zone': 'an IANA time zone, such as Europe/Berlin',
  'country-code': 'a country by its ISO 3166-1 alpha-2 code, such as US, or GB for the United Kingdom',
} as const;

/** RFC 9562 as text of 36 characters; the usual format also admits `urn:uuid:…`, which no column takes. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const isUriOfRfc = formatsOfAjv.fullFormats.uri as (text: string) => boolean;

/**
 * Whether the text is a URI that programs can read. RFC 3986 alone also admits hosts and ports that no `URL` can be made of, such as
 * `https://a:99999999` and `https://1.2.3.999`.
 */
export const isUri = (text: string): boolean => isUriOfRfc(text) && URL.canParse(text);

// ISO 3166-1 alpha-2 as of 2026, and XK, which is assigned by its users and in use for Kosovo.
const countryCodes = new Set(
  (
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
    'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
    'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
    'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
    'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
    'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG ' +
    'UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
  ).split(' '),
);

/** Whether the text is the code of a country by ISO 3166-1 alpha-2. */
export const isCountryCode = (text: string): boolean => countryCodes.has(text);

/** IANA time zones as this runtime knows them, such as `Europe/Berlin`. */
export function isTimeZone(text: string): boolean {
  if (knownZones.has(text)) return true;
  // Offsets such as +02:00 are zones to the runtime, and not by IANA.
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
  } catch {
    return false;
  }
  // Asking takes 30 µs, and a few names are used. Letters may be large or small, so there is no end to their forms.
  if (knownZones.size < 1_000) knownZones.add(text);
  return true;
}

const knownZones = new Set<string>();

/** What the formats of a contract ask of a text. */
export const formats = {
  ...formatsOfAjv.fullFormats,
  uuid,
  date: isDay,
  'date-time': isInstant,
  uri: isUri,
  'country-code': isCountryCode,
  'time-zone': isTimeZone,
};
