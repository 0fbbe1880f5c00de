import { conflict, invalid } from '#src/platform/errors/index.ts';

export const maxLevels = 20;

const folded = (name: string): string => name.trim().toLowerCase();

/** The levels of a new department must have different names. */
export function checkLevelNames(given: readonly { readonly name: string }[]): void {
  const names = given.map(({ name }) => folded(name));
  const place = names.findIndex((name, index) => names.indexOf(name) < index);
  if (place >= 0)
    throw invalid(`body.levels[${place}].name`, 'is the name of another level of the department.');
}

/** Checks a level that is added to the department. */
export function checkNewLevel(
  name: string,
  others: readonly { readonly id: string; readonly name: string }[],
): void {
  if (others.length >= maxLevels)
    throw conflict(`The department has ${maxLevels} levels, which is the limit. Delete a level first.`);
  checkName(name, others);
}

export function checkName(name: string, others: readonly { readonly name: string }[]): void {
  if (others.some((other) => folded(other.name) === folded(name)))
    throw conflict(`The department already has a level named ${name.trim()}.`);
}

/** The ids with one of them at a place, as near to it as there is room. */
export function placed(ids: readonly string[], id: string, position: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(position, 0, id);
}
