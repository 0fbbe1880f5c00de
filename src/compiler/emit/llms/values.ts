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
}

/** From so many parts of the text on a value is told once, with the conventions. */
const often = 4;

/** Values that many parts of a text tell alike; of one name only that told most often. */
export function commonValues(parts: readonly (readonly Value[])[]): ReadonlyMap<string, Value> {
  const counts = new Map<string, { value: Value; count: number }>();
  for (const values of parts) {
    const ofPart = new Map(values.map((value) => [JSON.stringify([value.name, value.wholeType, value.meaning]), { ...value, type: value.wholeType, description: value.meaning }]));
    for (const [key, value] of ofPart) counts.set(key, { value, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const frequent = [...counts.values()].filter(({ count }) => count >= often).sort((a, b) => b.count - a.count);
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
      else if (says === 'type') typed.push(`${label(value)}: ${value.type}`);
      else full.push(`- ${statement(value)}`);
      if (says !== 'name') this.#told.set(value.name, { ...value, meaning: value.meaning === '' && says === 'all' ? value.description : value.meaning });
    }
    return [...full, ...(typed.length > 0 ? [`- ${typed.join('; ')}`] : []), ...(known.length > 0 ? [`- + ${known.join(', ')}`] : [])];
  }

  #needed(value: Value, before: Value | undefined): 'name' | 'type' | 'all' {
    if (before === undefined) return value.meaning === '' ? 'type' : 'all';
    if (before.meaning !== value.meaning && !(value.meaning === '' && before.meaning === value.description)) return 'all';
    return before.wholeType === value.wholeType && [value.wholeType, value.type].includes(before.type) ? 'name' : 'type';
  }
}

export const statement = (value: Value): string => {
  const meaning = value.meaning || value.description;
  return `${label(value)}: ${withoutChoices(value.type, meaning)}${meaning === '' ? '' : ` — ${meaning}`}`;
};

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
