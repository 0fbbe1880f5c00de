import fc from 'fast-check';
import type { Operation } from '#generated/operation.ts';
import { valuesOf, type Known } from './arbitrary.ts';
import { bodySchema, exampleInput, flatten, parameters, resolve, type ExampleInput, type Schema } from './operations.ts';

/** One place of an operation's input that takes an id. */
export interface IdPlace {
  /** Such as `path.id` or `body.contacts[].id`. */
  readonly text: string;
  /** The same input with the id in this place; what has to be around it is made up. */
  put(input: ExampleInput, id: string): ExampleInput;
  /** The same with nothing else in the body than what has to be there: some properties exclude each other. */
  putAlone(input: ExampleInput, id: string): ExampleInput;
}

/** Every place of the operation's path, query and body, at any depth, that the contract types as an id. */
export function idPlaces(operation: Operation, known: Known): IdPlace[] {
  const named = parameters(operation).flatMap((parameter) =>
    placesIn(parameter.schema, parameter.name, known).map((place): IdPlace => {
      const part = parameter.in === 'path' ? 'path' : 'query';
      const put: IdPlace['put'] = (input, id) => {
        const value = place.put(undefined, id);
        return { ...input, [part]: { ...input[part], [parameter.name]: parameter.isJson ? JSON.stringify(value) : value } };
      };
      return { text: `${part}.${parameter.name}${place.text}`, put, putAlone: put };
    }));
  const schema = bodySchema(operation);
  const inBody = (schema === undefined ? [] : placesIn(schema, '', known)).map((place): IdPlace => ({
    text: `body${place.text}`,
    put: (input, id) => ({ ...input, body: place.put(input.body, id) }),
    putAlone: (input, id) => ({ ...input, body: place.put(undefined, id) }),
  }));
  return [...named, ...inBody];
}

/** The example of the contract with ids of real records in it, so that nothing else than the place tried is wrong. */
export function ownInput(operation: Operation, known: Known): ExampleInput {
  const { path, query, body } = exampleInput(operation);
  return {
    path: withOwnIds(path, '', known) as Record<string, string>,
    query: withOwnIds(query, '', known) as Record<string, unknown>,
    body: withOwnIds(body, '', known),
  };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function withOwnIds(value: unknown, name: string, known: Known): unknown {
  if (typeof value === 'string') return uuid.test(value) ? known.ids(name)[0] ?? value : value;
  if (Array.isArray(value)) return distinct(value.map((item) => withOwnIds(item, name, known)));
  if (typeof value !== 'object' || value === null) return value;
  // The examples' custom fields and revisions are those of another world.
  const kept = Object.entries(value).filter(([key]) => key !== 'field_values' && key !== 'expected_revision');
  return Object.fromEntries(kept.map(([key, item]) => [uuid.test(key) ? known.ids(name)[0] ?? key : key, withOwnIds(item, key, known)]));
}

const distinct = (items: readonly unknown[]): unknown[] => [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];

interface Place {
  readonly text: string;
  put(value: unknown, id: string): unknown;
}

function placesIn(raw: Schema, name: string, known: Known, above: readonly Schema[] = []): Place[] {
  const target = resolve(raw);
  if (above.includes(target)) return []; // a schema that holds itself: its places are known by now
  const within = [...above, target];
  const schema = flatten(raw);
  const branches = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined;
  if (branches !== undefined) {
    const { oneOf: _one, anyOf: _any, ...rest } = schema;
    const present = branches.filter((branch) => resolve(branch)['type'] !== 'null');
    return present.flatMap((branch) => placesIn({ allOf: [rest, branch] }, name, known, within)
      // Only what is certain to be of this branch is kept.
      .map(({ text, put }): Place => ({ text, put: (value, id) => put(present.length === 1 ? value : undefined, id) })));
  }
  if (schema['format'] === 'uuid') return [{ text: '', put: (_, id) => id }];
  if (schema['items'] !== undefined) {
    return placesIn(schema['items'] as Schema, name, known, within)
      .map(({ text, put }): Place => ({
        text: `[]${text}`,
        // Ids stand alone, so that no other record comes to harm.
        put: (value, id) => (Array.isArray(value) && text !== '' ? [put(value[0], id), ...(value.slice(1) as unknown[])] : [put(undefined, id)]),
      }));
  }
  return [...propertyPlaces(schema, known, within), ...mapPlaces(schema, known, within)];
}

function propertyPlaces(schema: Schema, known: Known, above: readonly Schema[]): Place[] {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  let made: Record<string, unknown> | undefined; // making one takes a while
  return properties.flatMap(([name, property]) => placesIn(property, name, known, above).map(({ text, put }): Place => ({
    text: `.${name}${text}`,
    put: (value, id) => {
      const around = isObject(value) ? value : (made ??= smallest(schema, known));
      return { ...around, [name]: put(around[name], id) };
    },
  })));
}

/** Ids as keys of a map, and in its values. */
function mapPlaces(schema: Schema, known: Known, above: readonly Schema[]): Place[] {
  const more = schema['additionalProperties'];
  if (typeof more !== 'object' || more === null) return [];
  const values = placesIn(more as Schema, '', known, above).map(({ text, put }): Place => ({
    text: `{}${text}`,
    put: (_, id) => ({ [known.words[0] ?? 'key']: put(undefined, id) }),
  }));
  const isKeyed = schema['propertyNames'] !== undefined && flatten(schema['propertyNames'] as Schema)['format'] === 'uuid';
  return isKeyed ? [{ text: '{key}', put: (_, id) => ({ [id]: sampleOf(more as Schema, known) }) }, ...values] : values;
}

/** An object of the schema with what is required and nothing else. */
function smallest(schema: Schema, known: Known): Record<string, unknown> {
  const sample = sampleOf(schema, known) as Record<string, unknown>;
  return Object.fromEntries(((schema['required'] ?? []) as string[]).map((name) => [name, sample[name]]));
}

const sampleOf = (schema: Schema, known: Known): unknown => fc.sample(valuesOf(schema, '', known), { numRuns: 1, seed: 7 })[0];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
