import fc from 'fast-check';
import { valuesOf, type Known } from './arbitrary.ts';
import { flatten, resolve, type Schema } from './operations.ts';

/** One place inside a value: the value itself, a property, the items of an array, an entry of a map, at any depth. */
export interface Place {
  /** Behind the name of the whole, such as `.contacts[0].email`. */
  readonly text: string;
  /** Flattened. */
  readonly schema: Schema;
  /** As the contract has it: the same object in each place that refers to it. */
  readonly origin: Schema;
  /** The name of the nearest property above: it tells what an id means. */
  readonly name: string;
  /** That property as its component declares it: the same object wherever the component is used. */
  readonly property?: Schema;
  /** Whether a choice of several forms lies above: then what one form refuses another may take. */
  readonly isInChoice: boolean;
  /** The whole with another value in this place; what has to be around it and is not there is made up. */
  put(whole: unknown, change: (value: unknown) => unknown): unknown;
}

/** Every place that the schema describes, once. */
export function placesIn(raw: Schema, known: Known, name = '', above: readonly Schema[] = []): Place[] {
  const target = resolve(raw);
  if (above.includes(target)) return []; // a schema that holds itself: its places are known by now
  const within = [...above, target];
  const schema = flatten(raw);
  const branches = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
  if (branches !== undefined) return choicePlaces(schema, branches, known, name, within);
  const isObjectOnly = schema['properties'] !== undefined;
  const self: Place = {
    text: '',
    schema,
    origin: target,
    name,
    isInChoice: false,
    put: (value, change) => change(isObjectOnly && !isObject(value) ? smallest(schema, known) : value),
  };
  return [
    self,
    ...itemPlaces(schema, known, name, within),
    ...propertyPlaces(schema, known, within),
    ...mapPlaces(schema, known, within),
  ];
}

function choicePlaces(
  schema: Schema,
  branches: readonly Schema[],
  known: Known,
  name: string,
  above: readonly Schema[],
): Place[] {
  const { oneOf: _one, anyOf: _any, ...rest } = schema;
  const present = branches.filter((branch) => resolve(branch)['type'] !== 'null');
  const isChoice = present.length > 1;
  const types = typesOf(schema, branches);
  const self: Place = {
    text: '',
    schema: { type: types },
    origin: schema,
    name,
    isInChoice: false,
    put: (value, change) => change(value),
  };
  const inside = present
    .flatMap((branch) => placesIn({ allOf: [rest, branch] }, known, name, [...above, resolve(branch)]))
    .map((place): Place => ({
      ...place,
      isInChoice: isChoice || place.isInChoice,
      // Only what is certain to be of this form is kept.
      put: (value, change) => place.put(isChoice ? undefined : value, change),
    }));
  return types === undefined ? inside : [self, ...inside];
}

/** The types that a choice takes, null included; undefined when one of its forms takes any. */
function typesOf(schema: Schema, branches: readonly Schema[]): string[] | undefined {
  const each = branches.map((branch) => {
    const form = flatten({ allOf: [{ ...schema, oneOf: undefined, anyOf: undefined }, branch] });
    return form['type'] ?? (form['properties'] === undefined ? undefined : 'object');
  });
  return each.includes(undefined) ? undefined : [...new Set(each.flat() as string[])];
}

function itemPlaces(schema: Schema, known: Known, name: string, above: readonly Schema[]): Place[] {
  if (schema['items'] === undefined) return [];
  return placesIn(schema['items'] as Schema, known, name, above).map((place) => ({
    ...place,
    text: `[0]${place.text}`,
    put: (value, change) => {
      const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [undefined];
      // Ids stand alone, so that no other record comes to harm.
      return [
        place.put(first, change),
        ...(place.schema['format'] === 'uuid' && place.text === '' ? [] : others),
      ];
    },
  }));
}

function propertyPlaces(schema: Schema, known: Known, above: readonly Schema[]): Place[] {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  let made: Record<string, unknown> | undefined; // making one takes a while
  return properties.flatMap(([name, property]) =>
    placesIn(property, known, name, above).map((place) => ({
      ...place,
      property: place.property ?? property,
      text: `.${name}${place.text}`,
      put: (value: unknown, change: (value: unknown) => unknown) => {
        const around = isObject(value) ? value : (made ??= smallest(schema, known));
        return { ...around, [name]: place.put(around[name], change) };
      },
    })),
  );
}

/** The values of a map, and its keys where these are ids. */
function mapPlaces(schema: Schema, known: Known, above: readonly Schema[]): Place[] {
  const more = schema['additionalProperties'];
  if (typeof more !== 'object' || more === null) return [];
  const key = known.words[0] ?? 'key';
  const values = placesIn(more as Schema, known, '', above).map((place): Place => ({
    ...place,
    text: `.${key}${place.text}`,
    put: (_, change) => ({ [key]: place.put(undefined, change) }),
  }));
  const keys = schema['propertyNames'] === undefined ? undefined : flatten(schema['propertyNames'] as Schema);
  if (keys?.['format'] !== 'uuid') return values;
  const asKey: Place = {
    text: '{key}',
    schema: keys,
    origin: resolve(schema['propertyNames'] as Schema),
    name: '',
    isInChoice: false,
    put: (_, change) => ({ [String(change(undefined))]: sampleOf(more as Schema, known) }),
  };
  return [asKey, ...values];
}

/** An object of the schema with what is required and nothing else. */
function smallest(schema: Schema, known: Known): Record<string, unknown> {
  const required = (schema['required'] ?? []) as string[];
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  const needed = {
    ...schema,
    minProperties: 0,
    properties: Object.fromEntries(
      required.flatMap((name) => (name in properties ? [[name, properties[name]!]] : [])),
    ),
  };
  return sampleOf(needed, known) as Record<string, unknown>;
}

const sampleOf = (schema: Schema, known: Known): unknown =>
  fc.sample(valuesOf(schema, '', known), { numRuns: 1, seed: 7 })[0];

/**
 * Of the places that are of one schema and name, the first few. What is nested in many places (settings of questions in items of
 * sections of tabs) is judged by the same validator in each.
 */
export function fewOfEach(places: readonly Place[], most: number): Place[] {
  const counts = new Map<Schema, Map<string, number>>();
  return places.filter(({ origin, name }) => {
    const byName = counts.get(origin) ?? new Map<string, number>();
    counts.set(origin, byName);
    const count = (byName.get(name) ?? 0) + 1;
    byName.set(name, count);
    return count <= most;
  });
}

/**
 * The first few places of each property as its component declares it. A component that occurs thirty times in a request (a widget in the
 * items of sections of tabs of each of several changes) is looked after by the same code in all of them.
 */
export function fewOfEachProperty(places: readonly Place[], most: number): Place[] {
  const counts = new Map<Schema, number>();
  return places.filter(({ property, origin }) => {
    const key = property ?? origin;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  });
}

/**
 * Sessions plan calls of other operations: a body of each is a part of theirs, hundreds of places. Those operations are walked
 * themselves, so that of these parts one place in `share` is enough, for each operation another.
 */
export function withoutPlanned<P extends { readonly text: string }>(
  places: readonly P[],
  operationId: string,
  share = 10,
): readonly P[] {
  if (!/^(?:create|prepare|replace)BuilderSession/.test(operationId)) return places;
  const turn = operationId.length % share;
  return places.filter(({ text }, index) => !/changes\[\d*\]\.\w+\./.test(text) || index % share === turn);
}

/** Places that take a free text: no list of values, no format. */
export const takesText = ({ schema }: Place): boolean =>
  [schema['type']].flat().includes('string') &&
  !('enum' in schema) &&
  !('const' in schema) &&
  !('format' in schema);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
