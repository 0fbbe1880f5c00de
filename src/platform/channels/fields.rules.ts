/** Fields of what a provider sends, as texts that can be stored. */
export type Fields = Readonly<Record<string, unknown>>;

/** A number as the contract writes numbers. */
export const phoneForm = /^\+[1-9][0-9]{6,14}$/;
const emailForm = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]+$/u;
const maxEmail = 254;
const maxName = 200;

/** The text at a name; null where there is none, or nothing in it. */
export function textAt(fields: Fields, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

export const phoneAt = (fields: Fields, name: string): string | null => {
  const value = textAt(fields, name);
  return value !== null && phoneForm.test(value) ? value : null;
};

export const emailAt = (fields: Fields, name: string): string | null => {
  const value = textAt(fields, name);
  return value !== null && value.length <= maxEmail && emailForm.test(value) ? value : null;
};

/** A name in one line. */
export const nameOf = (value: string | null): string | null =>
  value
    ?.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxName)
    .toWellFormed()
    .trim() || null;

/** Half characters of a text would not be stored. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
