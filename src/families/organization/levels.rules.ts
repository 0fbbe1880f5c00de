import { conflict, invalid } from '#src/platform/errors/problem.ts';

export const maxLevels = 20;

const folded = (name: string): string => name.trim().toLowerCase();

/** The levels of a department that is being made differ in their names. */
export function checkLevelNames(given: readonly { readonly name: string }[]): void {
  const names = given.map(({ name }) => folded(name));
  const place = names.findIndex((name, index) => names.indexOf(name) < index);
  if (place >= 0)
    throw invalid(`body.levels[${place}].name`, 'is the name of another level of the department.');
}

/** Another level beside those that the department has. */
export function checkNewLevel(
  name: string,
  others: readonly { readonly id: string; readonly name: string }[],
): void {
  if (others.length >= maxLevels)
    throw conflict(`The department has ${maxLevels} levels, and more it cannot have.`);
  checkName(name, others);
}

export function checkName(name: string, others: readonly { readonly name: string }[]): void {
  if (others.some((other) => folded(other.name) === folded(name)))
    throw conflict(`Another level of the department is called ${name.trim()}.`);
}

/** The ids with one of them at a place, as near to it as there is room. */
export function placed(ids: readonly string[], id: string, position: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(position, 0, id);
}
