import type { ReferenceSchema } from '#generated/reference.types.ts';
import { keywordsOf, plain, type Schemas } from '../../../parts/reference/shape.ts';

const most = 5;

/** The first things that the service would refuse of a body, as far as its schema alone tells. */
export function refusalsOf(value: unknown, schema: ReferenceSchema, schemas: Schemas): readonly string[] {
  const found: string[] = [];
  check(value, schema, 'body');
  return found.slice(0, most);

  function check(given: unknown, wanted: ReferenceSchema, place: string): void {
    if (found.length >= most || typeof wanted === 'boolean') return;
    const { keywords, isNullable } = plain(wanted, schemas);
    if (given === null)
      return void (isNullable || keywords.type === undefined || found.push(`${place} must not be null`));
    const type = [keywords.type].flat().find((one) => one !== 'null');
    if (
      typeof type === 'string' &&
      [keywords.type].flat().filter((one) => one !== 'null').length === 1 &&
      !isOf(type, given)
    )
      return void found.push(`${place} must be ${nameOf[type] ?? type}`);
    const choices = keywords.const === undefined ? keywords.enum : [keywords.const];
    if (Array.isArray(choices) && !choices.includes(given))
      return void found.push(
        `${place} must be ${choices.length > 12 ? 'one of its choices' : choices.join(', ')}`,
      );
    if (typeof given === 'string')
      length(given.length, keywords.minLength, keywords.maxLength, place, 'character');
    if (typeof given === 'number') length(given, keywords.minimum, keywords.maximum, place, '');
    if (Array.isArray(given)) {
      length(given.length, keywords.minItems, keywords.maxItems, place, 'item');
      given.forEach((item, position) =>
        check(item, (keywords.items ?? true) as ReferenceSchema, `${place}.${position}`),
      );
    } else if (typeof given === 'object') checkObject(given as Record<string, unknown>, keywords, place);
  }

  function checkObject(
    given: Record<string, unknown>,
    keywords: Readonly<Record<string, unknown>>,
    place: string,
  ): void {
    const form = formOf(given, keywords);
    if (form !== undefined) return check(given, form, place);
    // Forms that nothing tells apart are for the service to judge.
    if (keywords.oneOf !== undefined || keywords.anyOf !== undefined) return;
    const properties = keywordsOf(keywords.properties);
    for (const name of (keywords.required ?? []) as string[])
      if (!Object.hasOwn(given, name)) found.push(`${place}.${name} is missing`);
    for (const [name, value] of Object.entries(given)) {
      if (Object.hasOwn(properties, name))
        check(value, properties[name] as ReferenceSchema, `${place}.${name}`);
      else if (typeof keywords.additionalProperties === 'object')
        check(value, keywords.additionalProperties as ReferenceSchema, `${place}.${name}`);
      else if (keywords.properties !== undefined && keywords['x-open'] === undefined)
        found.push(`${place}.${name} is not a known property`);
    }
  }

  function length(size: number, least: unknown, largest: unknown, place: string, unit: string): void {
    const of = (count: number) => (unit === '' ? '' : ` ${unit}${count === 1 ? '' : 's'}`);
    if (typeof least === 'number' && size < least)
      found.push(`${place} must be at least ${least}${of(least)}`);
    if (typeof largest === 'number' && size > largest)
      found.push(`${place} must be at most ${largest}${of(largest)}`);
  }
}

/** Of several forms the one that the discriminating property names. */
function formOf(
  given: Record<string, unknown>,
  keywords: Readonly<Record<string, unknown>>,
): ReferenceSchema | undefined {
  const { propertyName, mapping } = keywordsOf(keywords.discriminator);
  const ref = keywordsOf(mapping)[String(given[String(propertyName)])];
  return typeof ref === 'string' ? { $ref: ref } : undefined;
}

const nameOf: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

function isOf(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}
