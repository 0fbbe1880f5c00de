import type { DataImportMapping, Money } from '#generated/console/types.gen.ts';
import { readContactLine, type WrittenContact } from '#src/domain/client-contacts/index.ts';
import { currencyDigits, isCurrency } from '#src/domain/field-values/index.ts';
import { instantAt } from '#src/domain/working-time/index.ts';
import { RowFault } from './fault.ts';
import { readNumber, type NumberFormat } from './numbers.rules.ts';

type DateFormat = DataImportMapping['date_format'];

/** The text that counts: what the mapping makes of it, or itself; null for none. */
export function meaningOf(text: string, { value_map: map }: DataImportMapping): string | null {
  const given = text.trim();
  const mapped = map.find(({ from }) => from.trim().toLowerCase() === given.toLowerCase());
  const meant = mapped === undefined ? given : (mapped.to?.trim() ?? '');
  return meant === '' ? null : meant;
}

const examples = {
  decimal_point: 'a decimal point, such as 1250.5',
  decimal_comma: 'a decimal comma, such as 1250,5',
} as const;

export function numberOf(text: string, target: string, format: NumberFormat = 'decimal_point'): number {
  const value = readNumber(text, format);
  if (value === undefined || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new RowFault('invalid', target, `It must be a number with ${examples[format]}, without units.`);
  return value;
}

export function integerOf(text: string, target: string, format?: NumberFormat): number {
  const value = numberOf(text, target, format);
  if (!Number.isInteger(value))
    throw new RowFault('invalid', target, 'It must be a whole number, such as 45.');
  return value;
}

const amountForm = /^(?:([A-Z]{3})\s*)?([-+]?[\d., \u00a0\u202f]+?)\s*(?:([A-Z]{3}))?$/;

/** The number of an amount, without its currency. */
export const amountIn = (text: string): string => amountForm.exec(text.toUpperCase())?.[2]?.trim() ?? '';

/** `1250.50`, `1250.50 EUR` or `EUR 1,250.50` in minor units. */
export function moneyOf(text: string, own: string | null, target: string, format?: NumberFormat): Money {
  const [, before, digits = '', after] = amountForm.exec(text.toUpperCase()) ?? [];
  const currency = before ?? after ?? own;
  if (currency === null || !isCurrency(currency) || (before !== undefined && after !== undefined))
    throw new RowFault('invalid', target, 'It must be an amount with its currency, such as 1250.50 EUR.');
  const amount = numberOf(digits.trim(), target, format);
  const places = currencyDigits(currency);
  const minor = Math.round(amount * 10 ** places);
  if (Math.abs(minor / 10 ** places - amount) > 1e-9 || !Number.isSafeInteger(minor))
    throw new RowFault('invalid', target, `It must have at most ${places} decimal places in ${currency}.`);
  return { amount_minor: minor, currency };
}

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const yearLast = /^(\d{1,2})[-/. ]\s?(\d{1,2})[-/. ]\s?(\d{4})$/;

/** The day as `2026-03-02`; years first are understood in any format. */
export function dayOf(text: string, format: DateFormat, target: string): string {
  const first = yearFirst.exec(text);
  const last = format === null ? null : yearLast.exec(text);
  const [year, month, day] =
    first !== null
      ? [first[1]!, first[2]!, first[3]!]
      : last === null
        ? ['', '', '']
        : format === 'day_month_year'
          ? [last[3]!, last[2]!, last[1]!]
          : [last[3]!, last[1]!, last[2]!];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${date}T00:00:00Z`);
  if (year === '' || Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date)
    throw new RowFault(
      'invalid',
      target,
      `It must be a day that there is, such as ${format === null ? '2026-03-02; choose a date_format if days or months come first' : format === 'day_month_year' ? '02.03.2026' : '03/02/2026'}.`,
    );
  return checkYear(date, target);
}

/** The date or instant, unless its year is one that programs write for none, such as 0001, or has five digits in UTC. */
function checkYear(text: string, target: string): string {
  if (!/^[1-9]\d{3}-/.test(text))
    throw new RowFault(
      'invalid',
      target,
      'It must be in the years 1000 to 9999. If it stands for no date, leave the cell empty or map the text to null in value_map.',
    );
  return text;
}

const instantForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[-+]\d{2}:\d{2})$/;
const timeForm =
  /^(\S+(?: \d{1,2}[-/. ]\s?\d{4})?)(?:T|,? +)(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?(?: ?([AP])\.?M\.?)?$/i;
const lastMinute = 23 * 60 + 59;

/** The instant as a text of ISO 8601: a day alone is its beginning, or its last minute. */
export function momentOf(
  text: string,
  {
    format,
    timeZone,
    isEnd,
    target,
  }: {
    readonly format: DateFormat;
    readonly timeZone: string;
    readonly isEnd: boolean;
    readonly target: string;
  },
): string {
  if (instantForm.test(text)) {
    const at = Date.parse(text);
    if (!Number.isNaN(at)) return checkYear(new Date(at).toISOString(), target);
  }
  const [, date = text, hours, minutes = '0', seconds = '0', half] = timeForm.exec(text) ?? [];
  const day = dayOf(date, format, target);
  const momentAt = (minute: number): string => {
    const at = instantAt(day, minute, timeZone).getTime() + Math.floor(Number(seconds) * 1000);
    return checkYear(new Date(at).toISOString(), target);
  };
  if (hours === undefined) return momentAt(isEnd ? lastMinute : 0);
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) >= 60)
    throw new RowFault('invalid', target, 'It must have a time of day such as 14:30.');
  return momentAt(hour * 60 + Number(minutes));
}

const yes: ReadonlySet<string> = new Set(['true', 'yes', 'y', '1', 'x', 'on']);
const no: ReadonlySet<string> = new Set(['false', 'no', 'n', '0', 'off']);

export function flagOf(text: string, target: string): boolean {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  throw new RowFault(
    'invalid',
    target,
    'It must be yes or no, true or false, 1 or 0. Map other texts in value_map.',
  );
}

/** The zero of national calls behind a country code, `+49 (0)30`. Italy, San Marino and the Vatican dial it from abroad too. */
const nationalZero = /^(\s*\+(?!39|378|379)\d{1,3}[\s./-]*)\(\s*0\s*\)/;

/** A number in E.164 form, without what people part it with. */
export const phoneOf = (text: string): string =>
  text
    .replace(/^\s*00/, '+')
    .replace(nationalZero, '$1')
    .replace(/(?!^\+)[^\d]/g, (sign) => (/[a-z+]/i.test(sign) ? sign : ''));

const addressForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const numberForm = /^\+[1-9]\d{6,14}$/;

export function addressOf(text: string, target: string): string {
  if (addressForm.test(text)) return text;
  throw new RowFault('invalid', target, 'It must be an e-mail address, such as leo@casco.example.');
}

/** Contacts of a cell, each on its own line unless the mapping has a separator. */
export function contactsIn(text: string, separator: string | null, target: string): WrittenContact[] {
  const refused = (message: string) => new RowFault('invalid', target, message);
  return partsOf(text, separator ?? '\n').map((line) => {
    const contact = readContactLine(line);
    if (contact === undefined)
      throw refused(
        'Each line must be a contact, such as Leo Park <leo@casco.example> +12075550142 (Billing). Put a backslash before other signs like these.',
      );
    const { name, email, role } = contact;
    const phone = contact.phone === undefined ? undefined : phoneOf(contact.phone);
    if (name === undefined && email === undefined && phone === undefined)
      throw refused('Each contact needs a name, an e-mail address or a phone number.');
    if (email !== undefined && (email.length > 254 || !addressForm.test(email)))
      throw refused('E-mail addresses of contacts must be like <leo@casco.example>.');
    if (phone !== undefined && !numberForm.test(phone))
      throw refused('Phone numbers of contacts must have a country code, such as +12075550142.');
    if ((name ?? '').length > 200 || (role ?? '').length > 120)
      throw refused('Contacts must have names of at most 200 characters, and roles of at most 120.');
    return { ...contact, ...(phone !== undefined && { phone }) };
  });
}

/** Several values of a cell, blank ones left out, each once. */
export const partsOf = (text: string, separator: string | null): string[] => [
  ...new Set(
    (separator === null ? [text] : text.split(separator))
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];
