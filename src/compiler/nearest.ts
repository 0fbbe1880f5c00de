import { closest, distance } from 'fastest-levenshtein';

/** The known name that was probably meant: at most two letters, or a third of them, differ. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  if (names.length === 0) return undefined;
  const found = closest(name, names);
  const letters = distance(name.toLowerCase(), found.toLowerCase());
  return letters < found.length && letters <= Math.max(2, Math.floor(found.length / 3)) ? found : undefined;
}

/** For the end of a message; empty where nothing is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const found = nearest(name, known);
  return found === undefined || found === name ? '' : ` Did you mean ${found}?`;
}
