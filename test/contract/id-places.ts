import { hash } from 'node:crypto';
import type { Operation } from '#generated/operation.ts';
import type { Known } from './arbitrary.ts';
import { bodySchema, exampleInput, parameters, type ExampleInput } from './operations.ts';
import { fewOfEachProperty, placesIn, withoutPlanned } from './places.ts';

/** One place of an operation's input that takes an id. */
export interface IdPlace {
  /** Such as `path.id` or `body.contacts[0].id`. */
  readonly text: string;
  /** The name of the nearest property or parameter above: it tells what the id means. */
  readonly name: string;
  /** The same input with the id in this place; what has to be around it is made up. */
  put(input: ExampleInput, id: string): ExampleInput;
  /** The same with nothing else in the body than what has to be there: some properties exclude each other. */
  putAlone(input: ExampleInput, id: string): ExampleInput;
}

/**
 * Places of the operation's path, query and body, at any depth, that the contract types as an id: of those in the body, two of each
 * property of each component.
 */
export function idPlaces(operation: Operation, known: Known): IdPlace[] {
  const named = parameters(operation).flatMap((parameter) =>
    placesIn(parameter.schema, known, parameter.name)
      .filter(takesId)
      .map((place): IdPlace => {
        const part = parameter.in === 'path' ? 'path' : 'query';
        const put: IdPlace['put'] = (input, id) => {
          const value = place.put(undefined, () => id);
          return {
            ...input,
            [part]: { ...input[part], [parameter.name]: parameter.isJson ? JSON.stringify(value) : value },
          };
        };
        return { text: `${part}.${parameter.name}${place.text}`, name: place.name, put, putAlone: put };
      }),
  );
  const schema = bodySchema(operation);
  const ids = (schema === undefined ? [] : placesIn(schema, known)).filter(
    (place) => takesId(place) && !isChosen(operation, place.text),
  );
  const inBody = fewOfEachProperty(ids, 2).map((place): IdPlace => ({
    text: `body${place.text}`,
    name: place.name,
    put: (input, id) => ({ ...input, body: place.put(input.body, () => id) }),
    putAlone: (input, id) => ({ ...input, body: place.put(undefined, () => id) }),
  }));
  return [...named, ...withoutPlanned(inBody, operation.id)];
}

/**
 * Inputs with the id in the place, one after the other until one gets as far as the look-up: what is made up around it may be refused
 * before. First the whole body, then of lists the one element alone that leads to the id, then without whatever else has parts.
 */
export const waysToPut = ({ put, putAlone }: IdPlace): IdPlace['put'][] => [
  put,
  putAlone,
  ...[false, true].flatMap((isBare) =>
    [put, putAlone].map((whole): IdPlace['put'] => (input, id) => {
      const filled = whole(input, id);
      return { ...filled, body: narrowed(filled.body, id, isBare) };
    }),
  ),
];

const leadsTo = (value: unknown, id: string): boolean => JSON.stringify(value)?.includes(id) ?? false;

/** Lists have no elements but those that lead to the id; with `isBare` objects have no other objects and lists either. */
function narrowed(value: unknown, id: string, isBare: boolean): unknown {
  if (typeof value !== 'object' || value === null || !leadsTo(value, id)) return value;
  if (Array.isArray(value))
    return value.filter((element) => leadsTo(element, id)).map((element) => narrowed(element, id, isBare));
  const parts = Object.entries(value).filter(
    ([, part]) => !isBare || typeof part !== 'object' || leadsTo(part, id),
  );
  return Object.fromEntries(parts.map(([name, part]) => [name, narrowed(part, id, isBare)]));
}

const takesId = ({ schema }: { schema: Record<string, unknown> }) => schema['format'] === 'uuid';

/** Operations whose bodies have ids that callers choose for steps, blocks and items, or for a message: these name nothing that is there. */
const choosing = new Set([
  'createSop',
  'createSopSteps',
  'createSopContentBlocks',
  'updateSopContentBlock',
  'createTrainingCourse',
  'createTrainingLessons',
  'createTrainingLessonBlock',
  'updateTrainingLessonBlock',
]);

const isChosen = (operation: Operation, text: string): boolean =>
  (choosing.has(operation.id) && /\[\d*\]\.id$/.test(text)) || text === '.client_message_id';

/** Ids that a text has in it: looking for each of hundreds takes most of the time of a walk. */
export const idsIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g));

/** One of several, another one for each place and `nth`, and always the same for the same. */
export function anyOf<T>(several: readonly T[], operation: Operation, { text }: IdPlace, nth = 1): T {
  const turn = Number.parseInt(hash('sha1', operation.id + text + nth).slice(0, 8), 16) % several.length;
  return several[turn]!;
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
  if (typeof value === 'string') return uuid.test(value) ? (known.ids(name)[0] ?? value) : value;
  if (Array.isArray(value)) return distinct(value.map((item) => withOwnIds(item, name, known)));
  if (typeof value !== 'object' || value === null) return value;
  // The examples' custom fields and revisions are those of another world.
  const kept = Object.entries(value).filter(
    ([key]) => key !== 'field_values' && !/^expected_revisions?$/.test(key),
  );
  return Object.fromEntries(
    kept.map(([key, item]) => [
      uuid.test(key) ? (known.ids(name)[0] ?? key) : key,
      withOwnIds(item, key, known),
    ]),
  );
}

const distinct = (items: readonly unknown[]): unknown[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];
