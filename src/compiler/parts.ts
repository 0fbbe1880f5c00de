import { usageOf, type Usage } from './emit/llms/usage.ts';
import { isObject, type JsonObject } from './json.ts';
import { familyOf } from './model/operation.ts';
import { formatPointer, type Token } from './pointer.ts';
import { strings } from './schema.ts';

/** One path, event or component of a bundle; or, under the empty pointer, all that stands beside them. */
interface Part {
  readonly text: string;
  /** Pointers of the parts that it refers to. */
  readonly refs: ReadonlySet<string>;
  /** How often others refer to it, as far as that decides what is emitted. */
  readonly usage: Usage;
}

/** A bundle in parts, by their pointers: what an edit changes is seen by comparing them. */
export type Parts = ReadonlyMap<string, Part>;

/** The pointer of the part that a place of the bundle belongs to. */
export function partAt(tokens: readonly Token[]): string {
  const depth = tokens[0] === 'components' ? 3 : 2;
  return isApart(tokens) && tokens.length >= depth ? formatPointer(tokens.slice(0, depth)) : '';
}

const isApart = ([map, section]: readonly Token[]): boolean =>
  map === 'paths' || map === 'webhooks' || (map === 'components' && section !== 'securitySchemes');

export function partsOf(document: JsonObject): Parts {
  const { paths, webhooks, components, ...rest } = document;
  const { securitySchemes, ...sections } = isObject(components) ? components : {};
  const values = new Map<string, unknown>([['', [rest, securitySchemes]]]);
  const add = (map: unknown, ...tokens: readonly Token[]): void => {
    for (const [key, value] of Object.entries(isObject(map) ? map : {}))
      values.set(formatPointer([...tokens, key]), value);
  };
  add(paths, 'paths');
  add(webhooks, 'webhooks');
  for (const [section, entries] of Object.entries(sections)) add(entries, 'components', section);
  const counts = new Map<string, number>();
  const read = [...values].map(([pointer, value]) => readPart(pointer, value, counts));
  return new Map(
    read.map(({ pointer, text, refs }) => [
      pointer,
      { text, refs, usage: usageOf(counts.get(pointer) ?? 0) },
    ]),
  );
}

/** Refers to components, also in the mapping of a discriminator, and as a path to the events that it may emit. */
function readPart(
  pointer: string,
  value: unknown,
  counts: Map<string, number>,
): Pick<Part, 'text' | 'refs'> & { readonly pointer: string } {
  const text = JSON.stringify(value) ?? '';
  const refs = new Set<string>();
  const isEvent = pointer.startsWith('/webhooks/');
  for (const [, ref] of text.matchAll(/"#(\/components\/[^"/]+\/[^"/]+)"/g)) {
    refs.add(ref!);
    if (!isEvent) counts.set(ref!, (counts.get(ref!) ?? 0) + 1);
  }
  if (!pointer.startsWith('/paths/')) return { pointer, text, refs };
  for (const operation of operationsIn(value))
    for (const type of strings(operation['x-events'])) refs.add(formatPointer(['webhooks', type]));
  return { pointer, text, refs };
}

const operationsIn = (item: unknown): JsonObject[] =>
  Object.values(isObject(item) ? item : {}).filter(isObject);

/**
 * Pointers of the parts that differ, and of those that refer to such in however many steps; undefined when everything may
 * follow from what differs.
 */
export function affectedParts(before: Parts, now: Parts): ReadonlySet<string> | undefined {
  const differing = [...new Set([...before.keys(), ...now.keys()])].filter(
    (pointer) => !isSame(before.get(pointer), now.get(pointer)),
  );
  if (differing.includes('')) return undefined;
  const referrers = new Map<string, string[]>();
  for (const [pointer, { refs }] of now)
    for (const ref of refs) referrers.set(ref, [...(referrers.get(ref) ?? []), pointer]);
  const affected = new Set(differing);
  // A set is walked in the order of insertion, also over what is added meanwhile.
  for (const pointer of affected) for (const referrer of referrers.get(pointer) ?? []) affected.add(referrer);
  return affected;
}

const isSame = (before: Part | undefined, now: Part | undefined): boolean =>
  before?.text === now?.text && before?.usage === now?.usage;

/** Families with operations on these paths, before or now. */
export function familiesAt(pointers: Iterable<string>, ...states: readonly Parts[]): string[] {
  const paths = [...pointers].filter((pointer) => pointer.startsWith('/paths/'));
  const operations = paths.flatMap((pointer) =>
    states.flatMap((parts) => operationsIn(JSON.parse(parts.get(pointer)?.text ?? '{}'))),
  );
  return [...new Set(operations.map(familyOf))];
}
