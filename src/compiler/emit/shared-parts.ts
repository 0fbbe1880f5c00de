import { isContainer } from '../json.ts';

/** The key of a place that says which shared part stands there. */
const MARK = '$shared';

/** Shorter parts take no more room than their mark. */
const SHORTEST = 40;

/**
 * JSON whose parts stand once: `{"shared":[…],"tools":{…}}`, where `{"$shared":2}` means the third part, in parts as well. Examples and
 * schemas of one family repeat each other so much that the text is half as long. `src/api/mcp/guidance-file.ts` reads it.
 */
export function withSharedParts(tools: Readonly<Record<string, unknown>>): string {
  const counts = new Map<string, number>();
  const count = (value: unknown): void => {
    if (!isContainer(value)) return;
    if (Object.hasOwn(value, MARK))
      throw new Error(`${MARK} is a key of this contract, which its guidance needs for itself.`);
    const text = JSON.stringify(value);
    const before = counts.get(text) ?? 0;
    counts.set(text, before + 1);
    if (before === 0) Object.values(value).forEach(count);
  };
  count(Object.values(tools));

  const places = new Map<string, number>();
  const shared: unknown[] = [];
  const written = (value: unknown): unknown => {
    if (!isContainer(value)) return value;
    const text = JSON.stringify(value);
    if (text.length < SHORTEST || counts.get(text) === 1) return withParts(value);
    let place = places.get(text);
    if (place === undefined) {
      const part = withParts(value);
      place = shared.push(part) - 1;
      places.set(text, place);
    }
    return { [MARK]: place };
  };
  const withParts = (value: object): unknown =>
    Array.isArray(value)
      ? value.map(written)
      : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, written(part)]));

  const lines = Object.entries(tools).map(
    ([name, tool]) => `${JSON.stringify(name)}:${JSON.stringify(withParts(tool as object))}`,
  );
  return `{\n"shared":[\n${shared.map((part) => JSON.stringify(part)).join(',\n')}\n],\n"tools":{\n${lines.join(',\n')}\n}\n}\n`;
}
