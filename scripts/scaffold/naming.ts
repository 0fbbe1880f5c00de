import { verbs } from '../../spec/lint/verbs.ts';

/** What a new operation is called everywhere, and where it is found by default. */
export interface OperationName {
  readonly id: string;
  readonly verb: string;
  /** What is done: the verb, or what follows `bulk`. */
  readonly does: string;
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
/** Words that are their own plural. */
const uncounted =
  /(advice|data|equipment|evidence|feedback|hardware|information|inventory|media|merchandise|news|series|software|staff)$/i;
const onCollection = new Set(['list', 'create', 'search', 'manage']);
const onItem = new Set(['get', 'update', 'replace', 'delete']);

/** Reads an operationId by the rules of C1; throws in words for the caller. */
export function readOperationId(id: string, where: { method?: string; path?: string } = {}): OperationName {
  const words = id.split(/(?=[A-Z])/);
  const verb = words[0] ?? '';
  const isBulk = verb === 'bulk';
  const does = isBulk ? (words.splice(1, 1)[0] ?? '').toLowerCase() : verb;
  if (!/^[a-z][A-Za-z0-9]*$/.test(id) || words.length < 2)
    throw new Error(`${id} is no operationId: write a verb and a noun in camelCase, such as createWidget.`);
  if (!verbs.has(does))
    throw new Error(
      `"${does}" is not among the verbs of spec/lint/verbs.ts; use one of them, or add it there first.`,
    );
  const plain = words.slice(1).join('');
  const noun = isBulk || verb === 'list' || verb === 'search' ? singular(plain) : plain;
  const collection = collectionIn(where.path) ?? kebab(plural(singular(noun)));
  const method = (where.method?.toLowerCase() ?? methods[verb] ?? 'post') as OperationName['method'];
  const isPlural = noun !== singular(noun);
  if (isPlural && method === 'post' && !onCollection.has(verb) && where.path === undefined)
    throw new Error(
      `${id} acts on several records: call it bulk${pascal(id)}, which gets /v1/${collection}/bulk/${verb}; for something else, say where with --path.`,
    );
  return {
    id,
    verb,
    does,
    noun,
    collection,
    method,
    path: where.path ?? (isBulk ? `/v1/${collection}/bulk/${does}` : defaultPath(verb, collection, isPlural)),
  };
}

/** The collection of a path that says where the noun's records are: `/v1/equipment/{id}`. */
const collectionIn = (path: string | undefined): string | undefined =>
  /^\/v1\/([a-z-]+)(?:\/\{id\})?$/.exec(path ?? '')?.[1];

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

/** `a task`, `an invoice`. */
export const withArticle = (name: string): string =>
  `${/^[aeio]|^u(?!ni|s)/.test(name) ? 'an' : 'a'} ${name}`;

export function plural(name: string): string {
  if (uncounted.test(name)) return name;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

export function singular(name: string): string {
  if (uncounted.test(name) || name.endsWith('us')) return name;
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/, '');
}
