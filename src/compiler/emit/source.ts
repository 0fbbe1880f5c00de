import type { OperationModel } from '../model.ts';

/** A property name as TypeScript source: quoted only when it has to be. */
export const propertyKey = (name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : quote(name);

/** A string as TypeScript source. */
export const quote = (value: string): string =>
  /^[^'\\\p{Cc}\u2028\u2029]*$/u.test(value) ? `'${value}'` : JSON.stringify(value);

/** A value as TypeScript source on one line. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${propertyKey(key)}: ${literal(item)}`)
    .join(', ')} }`;
}

/** Text inside a doc comment. */
export const comment = (text: string): string =>
  text.replaceAll('*/', '*\u200b/').replace(/\s+/g, ' ').trim();

/** The first line of everything that is written for the compiler's readers. */
export const HEADER = '// Written by the compiler from the contract; change the contract instead.\n';

/** What a caller needs, in short: a permission, or of a hosted address its credential and what that is for. */
export const accessOf = ({ permission, address }: OperationModel): string =>
  address === undefined ? permission : `${address.credential}:${address.purpose}`;
