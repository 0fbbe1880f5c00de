import { singularOf, snakeCase } from './naming.ts';
import { soundText } from './json-text.ts';
import { isObject, SchemaView, type Arguments } from './schema-view.ts';

/** What is known about the operation beside the schema of its input. */
export interface Target {
  readonly path: string;
  readonly inputSchema: Arguments;
}

/** Names under which models send a part of the request as an object, when the operation has no parameter of that name. */
const bodyNames = ['data', 'payload', 'json', 'request_body', 'requestBody'];
const wrapperNames = [
  'query',
  'query_params',
  'queryParams',
  'params',
  'parameters',
  'path',
  'path_params',
  'pathParams',
  'arguments',
  'args',
  'input',
];

const maxDepth = 8;

/**
 * Arguments that were refused, as they were probably meant: parameters out of wrappers, properties of the body in the body,
 * names in snake_case, `client_id` for the `id` of a client's path, nulls that the schema forbids left out, and JSON text as
 * what it holds. Only what can mean one thing is moved; undefined when there is nothing to correct.
 */
export function corrected({ path, inputSchema }: Target, given: Arguments): Arguments | undefined {
  const view = new SchemaView(inputSchema);
  const known = view.properties([inputSchema]);
  const inBody = view.properties(known.get('body') ?? []);
  const shape = { known, inBody, hasBody: known.has('body') };
  const steps = [unwrapped, renamed, idOfPath(path), bodyGathered, bodyEmptied];
  const placed = steps.reduce((args, step) => step(shape, args), structuredClone(given));
  const result = cleaned(view, [inputSchema], placed, 0) as Arguments;
  return JSON.stringify(result) === JSON.stringify(given) ? undefined : result;
}

interface Shape {
  readonly known: ReadonlyMap<string, readonly unknown[]>;
  readonly inBody: ReadonlyMap<string, readonly unknown[]>;
  readonly hasBody: boolean;
}

function unwrapped({ known, hasBody }: Shape, args: Arguments): Arguments {
  const result = { ...args };
  for (const name of hasBody && result.body === undefined ? bodyNames : []) {
    if (known.has(name) || !isObject(result[name]) || result.body !== undefined) continue;
    result.body = result[name];
    delete result[name];
  }
  for (const name of wrapperNames) {
    const inner = result[name];
    if (known.has(name) || !isObject(inner)) continue;
    if (Object.keys(inner).some((one) => Object.hasOwn(result, one))) continue;
    delete result[name];
    Object.assign(result, inner);
  }
  return result;
}

function renamed({ known, inBody }: Shape, args: Arguments): Arguments {
  return withNames(args, (name) => known.has(name) || inBody.has(name));
}

/** The same object, with names in snake_case where only that is known. */
function withNames(value: Arguments, isKnown: (name: string) => boolean): Arguments {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const plain = snakeCase(name);
      const isMeant = !isKnown(name) && isKnown(plain) && !Object.hasOwn(value, plain);
      return [isMeant ? plain : name, inner];
    }),
  );
}

/** `client_id` for `/v1/clients/{id}`: nothing else can be meant by it. */
const idOfPath =
  (path: string) =>
  ({ known, inBody }: Shape, args: Arguments): Arguments => {
    const noun = /\/([a-z-]+)\/\{id\}/.exec(path)?.[1];
    if (noun === undefined || args.id !== undefined) return args;
    const name = `${singularOf(noun.replaceAll('-', '_'))}_id`;
    if (args[name] === undefined || known.has(name) || (inBody.has(name) && args.body === undefined))
      return args;
    const { [name]: id, ...rest } = args;
    return { ...rest, id };
  };

/** Properties of the body that stand beside it. */
function bodyGathered({ known, inBody, hasBody }: Shape, args: Arguments): Arguments {
  if (!hasBody || !(args.body == null || isObject(args.body))) return args;
  const body: Arguments = { ...(args.body ?? {}) };
  const rest: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    if (name === 'body') continue;
    const isOfBody = !known.has(name) && inBody.has(name) && !Object.hasOwn(body, name);
    (isOfBody ? body : rest)[name] = value;
  }
  return Object.keys(body).length === 0 && args.body === undefined ? rest : { ...rest, body };
}

/** Parameters that stand in the body. */
function bodyEmptied({ known, inBody, hasBody }: Shape, args: Arguments): Arguments {
  if (!isObject(args.body)) return args;
  const isParameter = (name: string) =>
    name !== 'body' && known.has(name) && !inBody.has(name) && !Object.hasOwn(args, name);
  const entries = Object.entries(args.body);
  const moved = Object.fromEntries(entries.filter(([name]) => isParameter(name)));
  const kept = Object.fromEntries(entries.filter(([name]) => !isParameter(name)));
  const { body: _, ...rest } = args;
  const isEmpty = Object.keys(kept).length === 0;
  // An operation without a body gets none; its words were parameters all along.
  return { ...rest, ...moved, ...((hasBody || !isEmpty) && { body: kept }) };
}

/** Values by their schemas: no null where none may be, no text where an object or a list is meant, names as the schema has them. */
function cleaned(view: SchemaView, schemas: readonly unknown[], value: unknown, depth: number): unknown {
  if (depth > maxDepth || schemas.length === 0) return value;
  if (Array.isArray(value)) {
    const items = view.items(schemas);
    return value.map((item) => cleaned(view, items, item, depth + 1));
  }
  if (typeof value === 'string') {
    const held = view.takes(schemas, 'string') ? undefined : soundText(value);
    if (held === undefined || !view.takes(schemas, Array.isArray(held) ? 'array' : 'object')) return value;
    return cleaned(view, schemas, held, depth + 1);
  }
  if (!isObject(value)) return value;
  const properties = view.properties(schemas);
  const named = withNames(value, (name) => properties.has(name));
  const kept = Object.entries(named).filter(
    ([name, inner]) => inner !== null || !properties.has(name) || view.takes(properties.get(name)!, 'null'),
  );
  return Object.fromEntries(
    kept.map(([name, inner]) => [name, cleaned(view, properties.get(name) ?? [], inner, depth + 1)]),
  );
}
