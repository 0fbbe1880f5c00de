/** What the text says of one value: a property of a shape, or a parameter of an operation. */
export interface ValueLine {
  /** How lists of values name it, such as `id`, `expected_revision?` or `query limit?`. */
  readonly label: string;
  /** The whole statement, such as `id: uuid — Identifier of a record (UUID).` */
  readonly text: string;
}

/** From so many times on a value is told once, with the conventions, and only named where it occurs. */
const often = 6;

/** Values that are told often in the same words: label -> statement. Of one label only the most frequent statement counts. */
export function repeatedValues(lines: readonly ValueLine[]): ReadonlyMap<string, string> {
  const counts = new Map<string, { line: ValueLine; count: number }>();
  for (const line of lines) {
    const key = `${line.label}\n${line.text}`;
    counts.set(key, { line, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const frequent = [...counts.values()].filter(({ count }) => count >= often).sort((a, b) => b.count - a.count);
  const repeated = new Map<string, string>();
  for (const { line } of frequent) if (!repeated.has(line.label)) repeated.set(line.label, line.text);
  return repeated;
}

/** All values of an operation that are told once are in the place of the first, nearly always the query. */
const withoutPlace = (label: string): string => label.replace(/^query /, '');

/** A line for each value; those that are told once share the last one. */
export function valueLines(lines: readonly ValueLine[], repeated: ReadonlyMap<string, string>): string[] {
  const isRepeated = ({ label, text }: ValueLine): boolean => repeated.get(label) === text;
  const usual = lines.filter(isRepeated).map(({ label }) => label);
  return [
    ...lines.filter((line) => !isRepeated(line)).map(({ text }) => `- ${text}`),
    ...(usual.length > 0 ? [`- + ${usual.map((label, index) => (index > 0 ? withoutPlace(label) : label)).join(', ')}`] : []),
  ];
}
