import { isRestated } from './wording.ts';

/** What the text says of one value: a property of a shape, or a parameter of an operation. */
export interface Value {
  /** How lists of values name it, such as `id` or `query limit`. */
  readonly name: string;
  /** Whether it may be absent; each place tells that for itself. */
  readonly isOptional: boolean;
  /** Type with its default as written here, and with all bounds. */
  readonly type: string;
  readonly wholeType: string;
  /** What it means; empty when that is what its name says. */
  readonly meaning: string;
  /** The description that the meaning comes from, for where the name was used for something else before. */
  readonly description: string;
  /** Names around it, which say a part of its meaning. */
  readonly names: readonly string[];
  /** Of an object that is used nowhere else: what it is made of. */
  readonly parts?: readonly Value[];
  /** Which of its parts are sent together. */
  readonly rules?: readonly string[];
}

/** Values with all that they are made of. */
export const withParts = (values: readonly Value[]): Value[] =>
  values.flatMap((value) => [value, ...withParts(value.parts ?? [])]);

/** From so many parts of the text on a value is told once, with the conventions. */
const often = 3;

/** Values that many parts of a text tell alike; of one name only that told most often. */
export function commonValues(parts: readonly (readonly Value[])[]): ReadonlyMap<string, Value> {
  const counts = new Map<string, { value: Value; count: number }>();
  for (const values of parts) {
    const ofPart = new Map(
      values.map((value) => [
        JSON.stringify([value.name, value.wholeType, value.meaning]),
        { ...value, type: value.wholeType, description: value.meaning },
      ]),
    );
    for (const [key, value] of ofPart) counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const frequent = [...counts.values()]
    .filter(({ count }) => count >= often)
    .sort((a, b) => b.count - a.count);
  const common = new Map<string, Value>();
  for (const { value } of frequent) if (!common.has(value.name)) common.set(value.name, value);
  return common;
}

/**
 * Tells values line by line, each in full only when the name last stood for something else. So whoever meets a mere name
 * looks up to where it was told last, in the same part of the text or in the conventions.
 */
export class Teller {
  readonly #told: Map<string, Value>;

  constructor(common: ReadonlyMap<string, Value>) {
    this.#told = new Map(common);
  }

  /** Explained values take a line each, those of which only the type is told share one, and so do those told before. */
  lines(values: readonly Value[]): string[] {
    const full: string[] = [];
    const typed: string[] = [];
    const known: string[] = [];
    for (const value of values) {
      const before = this.#told.get(value.name);
      const says = this.#needed(value, before);
      if (says === 'name') known.push(known.length > 0 ? withoutPlace(label(value)) : label(value));
      else if (says === 'type') typed.push(typedLabel(value, value.type));
      else
        full.push(
          `- ${statement(value)}`,
          ...[...this.lines(value.parts ?? []), ...(value.rules ?? []).map((rule) => `- ${rule}`)].map(
            (line) => `  ${line}`,
          ),
        );
      if (says === 'all')
        this.#told.set(value.name, {
          ...value,
          meaning: value.meaning === '' ? value.description : value.meaning,
        });
      else if (says === 'type') this.#told.set(value.name, { ...value, meaning: before?.meaning ?? '' });
    }
    return [
      ...full,
      ...(typed.length > 0 ? [`- ${typed.join('; ')}`] : []),
      ...(known.length > 0 ? [`- + ${grouped(known)}`] : []),
    ];
  }

  #needed(value: Value, before: Value | undefined): 'name' | 'type' | 'all' {
    if (value.parts !== undefined) return 'all';
    // One fixed word speaks for itself, whatever other words meant before.
    if (value.meaning === '' && value.type.startsWith('"')) return 'type';
    if (before === undefined) return value.meaning === '' ? 'type' : 'all';
    if (!isMeant(value, before)) return 'all';
    return before.wholeType === value.wholeType && [value.wholeType, value.type].includes(before.type)
      ? 'name'
      : 'type';
  }
}

/** Whether what was told of the name before tells what the value means. */
function isMeant(value: Value, before: Value): boolean {
  if (value.meaning === before.meaning) return true;
  if (value.meaning === '') return before.meaning === value.description;
  return before.meaning !== '' && isRestated(value.meaning, before.meaning, [...value.names, value.type]);
}

/** Names that many lists and records have together, by the name of the group. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  'record filters': [
    'id?',
    'created_by?',
    'created_after?',
    'created_before?',
    'updated_after?',
    'updated_before?',
  ],
  'record fields': ['id', 'revision', 'created_at', 'updated_at', 'created_by'],
};

/** The names, those of a group in a row as the group. */
function grouped(names: readonly string[]): string {
  let rest = names.map((name) => withoutPlace(name));
  const isQuery = names[0]!.startsWith('query ');
  for (const [group, members] of Object.entries(groups)) {
    if (members.every((member) => rest.includes(member)))
      rest = [group, ...rest.filter((name) => !members.includes(name))];
  }
  return `${isQuery ? 'query ' : ''}${rest.join(', ')}`;
}

export const statement = (value: Value): string => {
  const meaning = value.meaning || value.description;
  return `${typedLabel(value, withoutChoices(value.type, meaning))}${meaning === '' ? '' : ` — ${meaning}`}`;
};

/** `name?: string≤200`, without the type where the name tells it: `due_at`, `client_id|null`. */
function typedLabel(value: Value, type: string): string {
  const usual = usualType(value.name);
  if (usual === undefined || !type.startsWith(usual)) return `${label(value)}: ${type}`;
  const rest = type.slice(usual.length);
  if (rest === '' || rest.startsWith(' = ')) return `${label(value)}${rest}`;
  return rest === '?' ? `${label(value)}|null` : `${label(value)}: ${type}`;
}

/** The type that the ending of a name tells, which is another for a filter: that takes several ids. */
function usualType(name: string): string | undefined {
  const isFilter = name.startsWith('query ');
  if (/(^|[ _])id$/.test(name)) return isFilter ? 'uuid[]' : 'uuid';
  if (/_ids$/.test(name)) return 'uuid[]';
  if (/_(at|after|before)$/.test(name)) return 'date-time';
  if (/_(date|on|from|to)$/.test(name)) return 'date';
  if (/^(query )?(is|has|can)_/.test(name)) return 'boolean';
  return /_count$/.test(name) ? 'integer' : undefined;
}

/** Choices that the explanation names all, and no others, need not be listed twice. */
export function withoutChoices(type: string, meaning: string): string {
  return type.replace(/enum\(([^)]*)\)/, (whole, values: string) => {
    const explained = new Set([...meaning.matchAll(/`([^`]+)`/g)].map(([, value]) => value!));
    const all = values.split(', ');
    return all.length === explained.size && all.every((value) => explained.has(value)) ? 'enum' : whole;
  });
}

const label = ({ name, isOptional }: Value): string => `${name}${isOptional ? '?' : ''}`;

/** All values of an operation that were told before are in the place of the first, nearly always the query. */
const withoutPlace = (text: string): string => text.replace(/^query /, '');
