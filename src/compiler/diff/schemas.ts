import type { OpenApiDocument } from '../schema.ts';
import { Changes } from './change.ts';
import { branchWhole, referenceOf, shapeOf, type Shape } from './shape.ts';

/** Who sends the value: callers must go on being accepted, readers must go on understanding. */
export type Direction = 'sent' | 'read';

export interface Sides {
  readonly before: OpenApiDocument;
  readonly after: OpenApiDocument;
}

/** Compares schemas of a value that callers send, or that they read in answers and events. */
export class SchemaComparison {
  readonly #sides: Sides;
  readonly #changes: Changes;
  /** Pairs under comparison, so that recursive schemas end. */
  #open = new Set<string>();

  constructor(sides: Sides, changes: Changes) {
    this.#sides = sides;
    this.#changes = changes;
  }

  compare(place: string, before: unknown, after: unknown, direction: Direction): void {
    const names = [referenceOf(this.#sides.before, before), referenceOf(this.#sides.after, after)];
    const pair = names.includes(undefined) ? undefined : [...names, direction].join(' ');
    if (pair !== undefined && this.#open.has(pair)) return;
    if (pair !== undefined) this.#open.add(pair);
    const shapes = [shapeOf(this.#sides.before, before), shapeOf(this.#sides.after, after)] as const;
    if (shapes[0].branches.size > 0 === shapes[1].branches.size > 0)
      this.#compareShapes(place, ...shapes, direction);
    else this.#compareAlternatives(place, before, after, shapes, direction);
    if (pair !== undefined) this.#open.delete(pair);
  }

  #compareShapes(place: string, before: Shape, after: Shape, direction: Direction): void {
    this.#compareTypes(place, before, after, direction);
    this.#compareValues(place, before, after, direction);
    this.#compareBounds(place, before, after, direction);
    this.#compareConditions(place, before, after, direction);
    this.#compareProperties(place, before, after, direction);
    this.#compareBranches(place, before, after, direction);
    if (before.items !== undefined && after.items !== undefined)
      this.compare(`${place}[]`, before.items, after.items, direction);
    if (before.map !== undefined && after.map !== undefined)
      this.compare(`${place}.*`, before.map, after.map, direction);
    if (direction === 'sent' && JSON.stringify(before.defaultValue) !== JSON.stringify(after.defaultValue)) {
      this.#changes.breaking(
        place,
        `has the default ${JSON.stringify(after.defaultValue) ?? 'none'}, not ${JSON.stringify(before.defaultValue) ?? 'none'}`,
      );
    }
  }

  /**
   * One side has alternatives and the other is one shape. All that was sent must fit one of what there is now, and all
   * that is read now must fit one of what there was.
   */
  #compareAlternatives(
    place: string,
    before: unknown,
    after: unknown,
    [was, is]: readonly [Shape, Shape],
    direction: Direction,
  ): void {
    const { before: old, after: now } = this.#sides;
    const all = (document: OpenApiDocument, schema: unknown, { branches }: Shape) =>
      branches.size === 0
        ? [schema]
        : [...branches.values()].map((branch) => branchWhole(document, schema, branch));
    const [befores, afters] = [all(old, before, was), all(now, after, is)];
    const fits =
      direction === 'sent'
        ? befores.every((one) => afters.some((other) => !this.#breaks(one, other, direction)))
        : afters.every((one) => befores.some((other) => !this.#breaks(other, one, direction)));
    if (was.isNullable !== is.isNullable)
      this.#report(
        place,
        is.isNullable ? 'may be null' : 'may not be null any more',
        is.isNullable,
        direction,
      );
    const what =
      is.branches.size > 0
        ? `is one of ${[...is.branches.keys()].join(', ')}`
        : `is no longer one of ${[...was.branches.keys()].join(', ')}`;
    if (fits) this.#changes.harmless(place, what);
    else this.#changes.breaking(place, what);
  }

  #breaks(before: unknown, after: unknown, direction: Direction): boolean {
    const found = new Changes();
    const comparison = new SchemaComparison(this.#sides, found);
    comparison.#open = new Set(this.#open);
    comparison.compare('', before, after, direction);
    return found.list().some(({ isBreaking }) => isBreaking);
  }

  #compareTypes(place: string, before: Shape, after: Shape, direction: Direction): void {
    if (before.isAny || after.isAny) {
      if (before.isAny !== after.isAny)
        this.#report(
          place,
          after.isAny ? 'may be anything' : `is ${after.types.join(' or ')} only`,
          after.isAny,
          direction,
        );
      return;
    }
    if (before.isNullable !== after.isNullable)
      this.#report(
        place,
        after.isNullable ? 'may be null' : 'may not be null any more',
        after.isNullable,
        direction,
      );
    if (before.branches.size > 0 || after.branches.size > 0) return;
    const gone = missing(before.types, after.types);
    const added = missing(after.types, before.types);
    // A whole number is a number, whoever reads or sends it.
    if (gone.length === 1 && added.length === 1 && gone[0] === 'integer' && added[0] === 'number')
      return this.#report(place, 'may have a fraction', true, direction);
    if (gone.length > 0 && added.length > 0)
      return this.#changes.breaking(
        place,
        `is ${after.types.join(' or ')}, not ${before.types.join(' or ')}`,
      );
    for (const type of gone) this.#report(place, `is no ${type} any more`, false, direction);
    for (const type of added) this.#report(place, `may be ${type}`, true, direction);
  }

  #compareValues(place: string, before: Shape, after: Shape, direction: Direction): void {
    if (before.values === undefined && after.values === undefined) return;
    if (before.values === undefined)
      return this.#report(place, `is one of ${after.values!.join(', ')} only`, false, direction);
    if (after.values === undefined)
      return this.#report(place, 'is no longer one of a few values', true, direction);
    for (const value of missing(before.values, after.values))
      this.#report(place, `lost the value ${String(value)}`, false, direction);
    for (const value of missing(after.values, before.values))
      this.#report(place, `got the value ${String(value)}`, true, direction);
  }

  #compareBounds(place: string, before: Shape, after: Shape, direction: Direction): void {
    for (const keyword of new Set([...Object.keys(before.bounds), ...Object.keys(after.bounds)])) {
      const [was, is] = [before.bounds[keyword], after.bounds[keyword]];
      if (was === is) continue;
      const what =
        is === undefined
          ? `lost ${keyword} ${String(was)}`
          : `has ${keyword} ${String(is)}${was === undefined ? '' : `, not ${String(was)}`}`;
      // Readers depend on the format that they parse, and rarely on a bound: no harm is in a wider one, nor in a narrower.
      if (direction === 'read')
        (keyword === 'format' && was !== undefined ? this.#changes.breaking : this.#changes.harmless).call(
          this.#changes,
          place,
          what,
        );
      else if (isWider(keyword, was, is)) this.#changes.harmless(place, what);
      else this.#changes.breaking(place, what);
    }
  }

  #compareConditions(place: string, before: Shape, after: Shape, direction: Direction): void {
    for (const keyword of new Set([...Object.keys(before.conditions), ...Object.keys(after.conditions)])) {
      const [was, is] = [before.conditions[keyword], after.conditions[keyword]];
      if (was === is) continue;
      const what =
        is === undefined
          ? `lost its ${keyword}`
          : was === undefined
            ? `has a new ${keyword}`
            : `has another ${keyword}`;
      // Which of two conditions allows more is not decided here.
      if (direction === 'read' || is === undefined) this.#changes.harmless(place, what);
      else this.#changes.breaking(place, what);
    }
    if (before.isClosed === after.isClosed || ![before, after].every(({ types }) => types.includes('object')))
      return;
    // Readers ignore properties that they do not know.
    if (direction === 'sent' && after.isClosed)
      this.#changes.breaking(place, 'takes no other properties any more');
    else
      this.#changes.harmless(
        place,
        after.isClosed ? 'has no other properties any more' : 'may have other properties',
      );
  }

  #compareProperties(place: string, before: Shape, after: Shape, direction: Direction): void {
    for (const name of Object.keys(before.properties)) {
      if (name in after.properties)
        this.compare(`${place}.${name}`, before.properties[name], after.properties[name], direction);
      else this.#changes.breaking(`${place}.${name}`, 'is gone');
    }
    for (const name of Object.keys(after.properties)) {
      if (name in before.properties)
        this.#compareRequired(
          `${place}.${name}`,
          before.required.includes(name),
          after.required.includes(name),
          direction,
        );
      else if (direction === 'sent' && after.required.includes(name))
        this.#changes.breaking(`${place}.${name}`, 'is new and required');
      else this.#changes.harmless(`${place}.${name}`, 'is new');
    }
  }

  #compareRequired(place: string, was: boolean, is: boolean, direction: Direction): void {
    if (was !== is) this.#report(place, is ? 'is required' : 'is not required any more', !is, direction);
  }

  #compareBranches(place: string, before: Shape, after: Shape, direction: Direction): void {
    for (const [name, branch] of before.branches) {
      if (after.branches.has(name))
        this.compare(`${place}<${name}>`, branch, after.branches.get(name), direction);
      else this.#report(place, `is no ${name} any more`, false, direction);
    }
    for (const name of after.branches.keys())
      if (!before.branches.has(name)) this.#report(place, `may be ${name}`, true, direction);
  }

  /** What allows more breaks readers, what allows less breaks callers. */
  #report(place: string, what: string, isWider: boolean, direction: Direction): void {
    if (isWider === (direction === 'sent')) this.#changes.harmless(place, what);
    else this.#changes.breaking(place, what);
  }
}

const missing = <T>(from: readonly T[], other: readonly T[]): T[] =>
  from.filter((value) => !other.includes(value));

function isWider(keyword: string, was: unknown, is: unknown): boolean {
  if (is === undefined) return true;
  if (typeof was !== 'number' || typeof is !== 'number') return false;
  return keyword.startsWith('max') ? is > was : keyword.startsWith('min') && is < was;
}
