import { distance } from 'fastest-levenshtein';
import type { Path } from './syntax.ts';

/**
 * Which names a value has: `0` for none, `1` for any, the name of a component, `[shape]` for a list, `{ name: shape }` for an object, with `*`
 * for any other name, and `{ "|": [shape] }` for one of several.
 */
export type Shape = 0 | 1 | string | readonly [Shape] | ShapeOfObject;
interface ShapeOfObject {
  readonly [name: string]: Shape | readonly Shape[];
}

type Concrete = Exclude<Shape, string>;
type Components = (name: string) => Shape;

/** One of several shapes. */
export const oneOf = (shapes: readonly Shape[]): Shape =>
  shapes.length === 1 ? shapes[0]! : { '|': shapes };

/** The shapes that the value may have, none of which is a name or one of several. */
function alternatives(
  shape: Shape,
  components: Components,
  around: ReadonlySet<string> = new Set(),
): Concrete[] {
  if (typeof shape === 'string')
    return around.has(shape) ? [] : alternatives(components(shape), components, new Set([...around, shape]));
  if (typeof shape !== 'object' || !('|' in shape)) return [shape];
  return (shape['|'] as readonly Shape[]).flatMap((each) => alternatives(each, components, around));
}

const isList = (shape: Concrete): shape is readonly [Shape] => Array.isArray(shape);

/** What stands behind a name or an index; undefined where there is nothing. */
export function inside(shape: Shape, step: Path[number], components: Components): Shape | undefined {
  const found: Shape[] = [];
  for (const each of alternatives(shape, components)) {
    if (each === 1) return 1;
    if (each === 0) continue;
    if (isList(each)) {
      if (step === 'length') found.push(0);
      else if (Number.isInteger(Number(step))) found.push(each[0]);
    } else if (Object.hasOwn(each, step)) found.push(each[step] as Shape);
    else if (Object.hasOwn(each, '*')) return 1;
  }
  return found.length === 0 ? undefined : oneOf(found);
}

/** The shape of the items of a list; `1` where that is not known. */
export function itemsOf(shape: Shape, components: Components): Shape {
  const lists = alternatives(shape, components).filter(isList);
  return lists.length === 0 ? 1 : oneOf(lists.map(([item]) => item));
}

/** The shape with its results as steps have them: what is no object stands in `value`. */
export const asOutput = (shape: Shape, components: Components): Shape =>
  oneOf(
    alternatives(shape, components).map((each): Shape =>
      each === 0 || isList(each) ? { value: each } : each,
    ),
  );

/** The shape with a property that has another shape. */
export const withProperty = (shape: Shape, name: string, property: Shape, components: Components): Shape =>
  oneOf(
    alternatives(shape, components).map((each): Shape =>
      typeof each === 'object' && !isList(each) && Object.hasOwn(each, name)
        ? { ...each, [name]: property }
        : each,
    ),
  );

const namesOf = (shape: Shape, components: Components): string[] => [
  ...new Set(
    alternatives(shape, components).flatMap((each) =>
      typeof each === 'object' && !isList(each) ? Object.keys(each).filter((name) => name !== '*') : [],
    ),
  ),
];

const shownNames = 30;

/** What is wrong with a path into a value, for its author; undefined for nothing. `at` is how the path to the value is written. */
export function pathFault(shape: Shape, path: Path, at: string, components: Components): string | undefined {
  let current = shape;
  let place = at;
  for (const step of path) {
    const next = inside(current, step, components);
    if (next === undefined) return missing(current, step, place, components);
    current = next;
    place += typeof step === 'number' ? `[${step}]` : `.${step}`;
  }
  return undefined;
}

function missing(shape: Shape, step: Path[number], place: string, components: Components): string {
  const names = namesOf(shape, components).sort();
  if (names.length > 0) {
    const meant = nearest(String(step), names, (name) =>
      namesOf(inside(shape, name, components) ?? 0, components),
    );
    const rest = names.length > shownNames ? ` and ${names.length - shownNames} more` : '';
    return `${place} has no ${step}.${meant === undefined ? '' : ` Did you mean ${place}.${meant}?`} It has ${names.slice(0, shownNames).join(', ')}${rest}.`;
  }
  return alternatives(shape, components).some(isList)
    ? `${place} is a list and has no ${step}. Name an item, such as ${place}[0], or use a loop.`
    : `${place} has no parts, and so no ${step}.`;
}

/** The name that was probably meant, also one a level below: `client_id` may be `client.id`. */
function nearest(
  wanted: string,
  names: readonly string[],
  below: (name: string) => readonly string[],
): string | undefined {
  const letters = wanted.toLowerCase();
  const [best] = names
    .flatMap((name) => [name, ...below(name).map((inner) => `${name}.${inner}`)])
    .map((name) => ({ name, far: distance(letters, name.toLowerCase().replaceAll('.', '_')) }))
    .sort((one, other) => one.far - other.far);
  return best !== undefined && best.far <= Math.max(2, Math.floor(letters.length / 3))
    ? best.name
    : undefined;
}
