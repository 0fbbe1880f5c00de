import { property } from '#src/platform/errors/index.ts';

/** An object or array that is being read: what stands in it by now, and where the next value belongs. */
interface Open {
  readonly place: string;
  /** Undefined in an array. */
  readonly names: Set<string> | undefined;
  next: string | number;
}

/** The place of the first property that its object already has; `text` is valid JSON. `place` begins the answer. */
export function findRepeatedName(text: string, place: string): string {
  const open: Open[] = [];
  for (let at = 0; at < text.length; at++) {
    const inside = open.at(-1);
    const sign = text[at];
    if (sign === '{' || sign === '[') {
      open.push({
        place: inside === undefined ? place : placeIn(inside),
        names: sign === '{' ? new Set() : undefined,
        next: 0,
      });
    } else if (sign === '}' || sign === ']') {
      open.pop();
    } else if (sign === ',') {
      if (typeof inside!.next === 'number') inside!.next++;
      else inside!.next = 0;
    } else if (sign === '"') {
      const end = endOfString(text, at);
      // Behind its name, an object waits for a value.
      if (inside?.names !== undefined && typeof inside.next === 'number') {
        inside.next = nameIn(text.slice(at, end + 1));
        if (inside.names.has(inside.next)) return placeIn(inside);
        inside.names.add(inside.next);
      }
      at = end;
    }
  }
  return place;
}

/** Where the string that begins at `start` has its closing quote; the end of the text when it has none. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

/** Whether an odd number of backslashes stands before a place. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first--;
  return (at - first) % 2 === 1;
}

const backslash = 92;

const nameIn = (quoted: string): string =>
  quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);

const placeIn = ({ place, next }: Open): string =>
  typeof next === 'number' ? `${place}[${next}]` : property(place, next);
