import { describe, expect, it } from 'vitest';
import type { Validate } from '#generated/operation.ts';
import { families } from '#generated/operations.ts';
import { families as consoleFamilies } from '#generated/console/operations.ts';
import { requests as hostTools } from '#generated/mcp/families/mcp/validators.js';
import { maxFound } from '#generated/validation.ts';
import { bodySchema, exampleInput, operations, type Schema } from './operations.ts';
import { placesIn, type Place } from './places.ts';

/**
 * How much work a request makes follows from its size and from nothing else: a body of 289 KB once kept the whole process
 * busy for two minutes, since each of its items was compared with each. What is counted is looks at values, never time.
 */
const nobodyKnown = { ids: () => [], words: [] };
/** More than loops report errors, and few enough that all places of all bodies can be tried. */
const many = 3 * maxFound;

/** One validator reports so many errors at most in one loop; few loops stand behind each other in one body. */
const maxErrors = 12 * maxFound;

const validators = new Map<string, Validate | undefined>(
  [...families, ...consoleFamilies].flatMap(({ requests }) =>
    Object.entries(requests()).map(([id, parts]) => [id, parts.body]),
  ),
);

/** An array that counts how often its items are looked at. */
function watchedArray(items: readonly unknown[]): { value: unknown[]; looks: () => number } {
  let looks = 0;
  const value = new Proxy([...items], {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks++;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  return { value, looks: () => looks };
}

/** An object that counts how often all its names are asked for. */
function watchedObject(properties: object): { value: object; looks: () => number } {
  let looks = 0;
  const value = new Proxy(properties, {
    ownKeys(target) {
      looks++;
      return Reflect.ownKeys(target);
    },
  });
  return { value, looks: () => looks };
}

const range = <T>(length: number, item: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => item(index));
const takes = ({ schema }: Place, type: string): boolean => [schema['type']].flat().includes(type);

const maxItemsOf = ({ schema }: Place): number | undefined => schema['maxItems'] as number | undefined;

/** Distinct and equal, of all types: the validators' loops have nothing to stop at but the number of errors. */
const itemsOf: Readonly<Record<string, (index: number) => unknown>> = {
  objects: (index) => ({ a: index }),
  'equal objects': () => ({ a: 0 }),
  texts: (index) => `text ${index}`,
  ids: (index) => `0191f3a2-6c1e-7b42-9d51-${String(index).padStart(12, '0')}`,
  numbers: (index) => index,
  arrays: () => [[]],
};

/** The body with another value in a place. What has to be around it is made up once, which takes longer than to validate it. */
function bodyWith(place: Place, example: unknown): (value: unknown) => unknown {
  const mark = {};
  const whole = { body: place.put(example, () => mark) };
  const holder = findHolder(whole, mark)!;
  return (value) => {
    holder.object[holder.key] = value;
    return whole.body;
  };
}

function findHolder(
  object: object,
  mark: object,
): { object: Record<string, unknown>; key: string } | undefined {
  for (const [key, value] of Object.entries(object) as [string, unknown][]) {
    if (value === mark) return { object: object as Record<string, unknown>, key };
    const found = typeof value === 'object' && value !== null ? findHolder(value, mark) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function errorsOf(validate: Validate, value: unknown): number {
  validate(value);
  return validate.errors?.length ?? 0;
}

const bodies = operations.flatMap((operation): [string, Validate, unknown, Schema][] => {
  const schema = bodySchema(operation);
  return schema === undefined
    ? []
    : [[operation.id, validators.get(operation.id)!, exampleInput(operation).body, schema]];
});

/** Each shape where it first stands: layouts and flows have thousands of places with the same few shapes. */
const seen = new Set<string>();
const isNew = ({ schema }: Place): boolean => {
  const shape = JSON.stringify(schema);
  return !seen.has(shape) && Boolean(seen.add(shape));
};

describe.each(bodies)('the body of %s', (_, validate, example, schema) => {
  const places = placesIn(schema, nobodyKnown).filter(
    (place) => (takes(place, 'array') || takes(place, 'object')) && isNew(place),
  );

  it('is refused without a look into an array that is too long', () => {
    for (const place of places.filter((each) => takes(each, 'array') && maxItemsOf(each) !== undefined)) {
      const { value, looks } = watchedArray(range(maxItemsOf(place)! + 1, itemsOf['objects']!));
      errorsOf(validate, bodyWith(place, example)(value));
      expect(looks(), `looks at the items of body${place.text}`).toBe(0);
    }
  });

  it('costs a few looks at each item of an array, whatever is in it, and reports a bounded number of errors', () => {
    for (const place of places.filter((each) => takes(each, 'array'))) {
      const length = Math.min(maxItemsOf(place) ?? many, many);
      const put = bodyWith(place, example);
      for (const [kind, item] of Object.entries(itemsOf)) {
        const { value, looks } = watchedArray(range(length, item));
        expect(errorsOf(validate, put(value)), `errors of ${kind} at body${place.text}`).toBeLessThan(
          maxErrors,
        );
        // Each form of a choice looks at all of them.
        expect(looks(), `looks at ${length} ${kind} at body${place.text}`).toBeLessThanOrEqual(12 * length);
      }
    }
  });

  it('costs a few looks at the names of an object that are unknown, and reports a bounded number of errors', () => {
    for (const place of places.filter((each) => takes(each, 'object'))) {
      const { value, looks } = watchedObject(
        Object.fromEntries(range(many, (index) => [`no_such_property_${index}`, index])),
      );
      expect(errorsOf(validate, bodyWith(place, example)(value)), `errors at body${place.text}`).toBeLessThan(
        maxErrors,
      );
      expect(looks(), `looks at the names in body${place.text}`).toBeLessThan(40);
    }
  });
});

it('holds for the tools that AI hosts see', () => {
  for (const [id, { body }] of Object.entries(hostTools)) {
    const unknown = Object.fromEntries(range(many, (index) => [`no_such_property_${index}`, index]));
    expect(errorsOf(body!, unknown), id).toBeLessThan(maxErrors);
    expect(errorsOf(body!, { calls: range(many, () => unknown) }), id).toBeLessThan(maxErrors);
  }
});
