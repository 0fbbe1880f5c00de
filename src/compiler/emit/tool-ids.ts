import { isObject, type JsonObject } from '../json.ts';
import { object, strings } from '../schema.ts';

/** People are named by what they are to the record. */
const PEOPLE = new Set(['assigned_to', 'add_assigned_to', 'remove_assigned_to']);

const isId = (name: string): boolean => /._ids?$/.test(name) || PEOPLE.has(name);

/**
 * Names of the properties of a tool's input that hold ids of other records, those that a call may leave out with a question
 * mark. Of the body its first level: what is nested deeper is optional in most calls.
 */
export function idProperties(input: JsonObject): string[] {
  const own = (schema: unknown): string[] => {
    const { properties, required } = object(schema);
    return Object.keys(object(properties))
      .filter(isId)
      .map((name) => (strings(required).includes(name) ? name : `${name}?`));
  };
  const { body } = object(input.properties);
  return [...own(input), ...(isObject(body) ? own(body) : [])];
}
