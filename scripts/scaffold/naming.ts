import { verbs } from '../../spec/lint/verbs.ts';

/** What a new operation is called everywhere, and where it is found by default. */
export interface OperationName {
  readonly id: string;
  readonly verb: string;
  /** Singular, as its schema is called: `FieldFolder`. */
  readonly noun: string;
  /** Plural kebab, as its collection and its files are called: `field-folders`. */
  readonly collection: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
}

const methods: Readonly<Record<string, OperationName['method']>> = {
  list: 'get',
  get: 'get',
  search: 'get',
  update: 'patch',
  replace: 'put',
  delete: 'delete',
};
const onCollection = new Set(['list', 'create', 'search', 'manage']);
const onItem = new Set(['get', 'update', 'replace', 'delete']);

/** Reads an operationId by the rules of C1; throws in words for the caller. */
export function readOperationId(id: string, where: { method?: string; path?: string } = {}): OperationName {
  const words = id.split(/(?=[A-Z])/);
  const verb = words[0] ?? '';
  if (!/^[a-z][A-Za-z0-9]*$/.test(id) || words.length < 2)
    throw new Error(`${id} is no operationId: write a verb and a noun in camelCase, such as createWidget.`);
  if (!verbs.has(verb))
    throw new Error(
      `"${verb}" is not among the verbs of spec/lint/verbs.ts; use one of them, or add it there first.`,
    );
  const plain = words.slice(1).join('');
  const noun = verb === 'list' || verb === 'search' ? singular(plain) : plain;
  const collection = kebab(plural(singular(noun)));
  const method = (where.method?.toLowerCase() ?? methods[verb] ?? 'post') as OperationName['method'];
  return {
    id,
    verb,
    noun,
    collection,
    method,
    path: where.path ?? defaultPath(verb, collection, noun !== singular(noun)),
  };
}

/** Several records are acted on at their collection, one at its own address. */
function defaultPath(verb: string, collection: string, isPlural: boolean): string {
  if (isPlural && verb === 'delete') return `/v1/${collection}`;
  if (onCollection.has(verb))
    return verb === 'list' || verb === 'create' ? `/v1/${collection}` : `/v1/${collection}/${verb}`;
  return onItem.has(verb) ? `/v1/${collection}/{id}` : `/v1/${collection}/{id}/${kebab(verb)}`;
}

export const kebab = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
export const pascal = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `FieldFolder` -> `field folder`. */
export const spoken = (name: string): string => kebab(name).replaceAll('-', ' ');

export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

export function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/, '');
}
