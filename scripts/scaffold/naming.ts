import { verbs } from '../../spec/lint/verbs.ts';
import type { KnownRecord } from './known.ts';

/** What a new operation is called everywhere, and where it is found by default. */
export interface OperationName {
  readonly id: string;
  readonly verb: string;
  /** What is done: the verb, or what follows `bulk`. */
  readonly does: string;
  /** Singular, as its schema is called: `FieldFolder`. */
  readonly noun: string;
  /** The noun as people say it, with what tells these from others of its kind: `pinned client note`. */
  readonly words: string;
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
/** Verbs of what a record has one of. Parts of which it has several are records of their own as often as not. */
const ofParts = new Set(['get', 'update', 'replace']);
const onItem = new Set(['get', 'update', 'replace', 'delete']);

/**
 * Reads an operationId by the rules of C1; throws in words for the caller. `known` are the records that the family has: what is said of
 * one of them has its place there.
 */
export function readOperationId(
  id: string,
  where: { method?: string; path?: string } = {},
  known: readonly KnownRecord[] = [],
): OperationName {
  const { verb, does, plain } = wordsOf(id);
  const isBulk = verb === 'bulk';
  const isOfSeveral = isBulk || verb === 'list' || verb === 'search';
  const said = isOfSeveral ? singular(plain) : plain;
  const method = (where.method?.toLowerCase() ?? methods[verb] ?? 'post') as OperationName['method'];
  const own = known.find(({ type, address }) => type === said || address === `/v1/${kebab(plural(said))}`);
  const kind = own ?? (method === 'get' && isOfSeveral ? kindOf(said, known) : undefined);
  const whole = kind === undefined && ofParts.has(verb) ? wholeOf(said, known) : undefined;
  const noun = kind === own ? said : kind!.type;
  const collection = collectionIn(where.path) ?? kebab(plural(singular(noun)));
  const isPlural = noun !== singular(noun);
  if (isPlural && method === 'post' && !onCollection.has(verb) && where.path === undefined)
    throw new Error(
      `${id} acts on several records: call it bulk${pascal(id)}, which gets /v1/${collection}/bulk/${verb}; for something else, say where with --path.`,
    );
  const address = kind?.address ?? `/v1/${collection}`;
  const path = (): string => {
    if (isBulk) return `${address}/bulk/${does}`;
    if (whole !== undefined) return `${whole.address}/{id}/${kebab(said.slice(whole.type.length))}`;
    const suffix = said === noun ? '' : `/${kebab(said.slice(0, -noun.length))}`;
    return `${defaultPath(verb, address, isPlural)}${suffix}`;
  };
  return { id, verb, does, noun, words: spoken(said), collection, method, path: where.path ?? path() };
}

/** `bulkArchiveClients` -> `bulk`, `archive`, `Clients`. */
function wordsOf(id: string): { readonly verb: string; readonly does: string; readonly plain: string } {
  const words = id.split(/(?=[A-Z])/);
  const verb = words[0] ?? '';
  const does = verb === 'bulk' ? (words.splice(1, 1)[0] ?? '').toLowerCase() : verb;
  if (!/^[a-z][A-Za-z0-9]*$/.test(id) || words.length < 2)
    throw new Error(`${id} is no operationId: write a verb and a noun in camelCase, such as createWidget.`);
  if (!verbs.has(does))
    throw new Error(
      `"${does}" is not among the verbs of spec/lint/verbs.ts; use one of them, or add it there first.`,
    );
  return { verb, does, plain: words.slice(1).join('') };
}

/** The record of which these are some: pinned client notes are client notes. */
const kindOf = (said: string, known: readonly KnownRecord[]): KnownRecord | undefined =>
  longest(known.filter(({ type }) => said.endsWith(type)));

/** The record of which it is a part: the pin of a client note. */
const wholeOf = (said: string, known: readonly KnownRecord[]): KnownRecord | undefined =>
  longest(known.filter(({ type }) => said.startsWith(type) && /^[A-Z]/.test(said.slice(type.length))));

const longest = (records: readonly KnownRecord[]): KnownRecord | undefined =>
  records.toSorted((a, b) => b.type.length - a.type.length)[0];

/** The collection of a path that says where the noun's records are: `/v1/equipment/{id}`. */
const collectionIn = (path: string | undefined): string | undefined =>
  /^\/v1\/([a-z-]+)(?:\/\{id\})?$/.exec(path ?? '')?.[1];

/** Several records are acted on at their collection, one at its own address. */
function defaultPath(verb: string, address: string, isPlural: boolean): string {
  if (isPlural && verb === 'delete') return address;
  if (onCollection.has(verb)) return verb === 'list' || verb === 'create' ? address : `${address}/${verb}`;
  return onItem.has(verb) ? `${address}/{id}` : `${address}/{id}/${kebab(verb)}`;
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
