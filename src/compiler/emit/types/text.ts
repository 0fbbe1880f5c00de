import { isObject, type JsonObject } from '../../json.ts';
import { text } from '../../schema.ts';

/** A type as TypeScript source: alternatives (`|`), parts that all hold (`&`), or one of which it does not matter. */
export interface Type {
  readonly joint: '|' | '&' | '';
  readonly parts: readonly string[];
}

export const one = (source: string): Type => ({ joint: '', parts: [source] });

export const UNKNOWN = one('unknown');

export const sourceOf = ({ joint, parts }: Type): string => parts.join(` ${joint} `);

/** One of the types; each is written once. */
export function anyOf(types: readonly Type[]): Type {
  const parts = new Set(types.flatMap((type) => (type.joint === '&' ? [`(${sourceOf(type)})`] : type.parts)));
  return parts.size > 1 ? { joint: '|', parts: [...parts] } : (types[0] ?? one('never'));
}

/** All of the types at once. */
export function allOf(types: readonly Type[]): Type {
  if (types.length === 1) return types[0]!;
  return {
    joint: '&',
    parts: types.flatMap((type) => (type.joint === '|' ? [`(${sourceOf(type)})`] : type.parts)),
  };
}

/** A text as a literal in single quotes, by which others find the names of types between literals. */
export const literalOf = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** The name of a property as it stands in a type. */
export const keyOf = (name: string): string =>
  /^([A-Za-z_$][\w$]*|0|[1-9]\d{0,8})$/.test(name) ? name : literalOf(name);

/** A value of the contract as the type that has it alone. */
export function valueType(value: unknown): string {
  if (typeof value === 'string') return literalOf(value);
  if (Array.isArray(value)) return `[${value.map(valueType).join(', ')}]`;
  if (!isObject(value)) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${keyOf(key)}: ${valueType(item)};`)
    .join(' ')} }`;
}

/** What a schema or an operation says of itself, as the comment above it, or nothing. */
export function docOf({ title, summary, description, deprecated }: JsonObject, indent = ''): string {
  const paragraphs = [title, summary, description, deprecated === true ? '@deprecated' : '']
    .map(text)
    .filter((paragraph) => paragraph !== '');
  if (paragraphs.length === 0) return '';
  const lines = paragraphs.map(commentLines).join('\n\n').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]!} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`;
}

/** A text inside a comment, which it must not end. */
const commentLines = (paragraph: string): string =>
  paragraph
    .replaceAll('*/', '*')
    .replaceAll('/*', '*')
    .split(/\r?\n/)
    .map((line, index) => (index === 0 ? line : line.trim()))
    .join('\n');
