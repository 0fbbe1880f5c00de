import type { BuilderProblem } from '#generated/types.gen.ts';
import type { AnyChange } from '../kinds/index.ts';
import { kindOf } from '../kinds/index.ts';
import { problemOf } from './problems.rules.ts';
import { idsIn, placeholderOf } from './placeholders.rules.ts';

/** A change in its place of the plan. */
export interface Ordered {
  readonly change: AnyChange;
  /** Changes that have to be made before it. */
  readonly needs: readonly string[];
}

export interface Order {
  readonly changes: readonly Ordered[];
  /** What is wrong with how changes refer to each other; those concerned are not among `changes`. */
  readonly problems: readonly BuilderProblem[];
}

/** The order in which changes are made: as listed, but each after those that it depends on or refers to. */
export function inOrder(changes: readonly AnyChange[]): Order {
  const problems: BuilderProblem[] = [];
  const makers = new Map<string, string>();
  for (const change of changes) {
    const placeholder = placeholderOf(change, kindOf(change)?.isOfTarget ?? false);
    if (placeholder === undefined) continue;
    const other = makers.get(placeholder);
    if (other === undefined) makers.set(placeholder, change.key);
    else
      problems.push(
        problemOf(change.key, 'invalid_body', `The change ${other} has the same placeholder.`, 'target_id'),
      );
  }

  const keys = new Set(changes.map(({ key }) => key));
  const needs = new Map<string, ReadonlySet<string>>();
  for (const change of changes) {
    const unknown = (change.depends_on ?? []).filter((key) => !keys.has(key));
    for (const key of unknown)
      problems.push(
        problemOf(change.key, 'unknown_reference', `The session has no change "${key}".`, 'depends_on'),
      );
    const referred = [...idsIn(change)].flatMap((id) => makers.get(id) ?? []);
    const all = new Set([...(change.depends_on ?? []), ...referred]);
    needs.set(
      change.key,
      new Set([...all].filter((key) => keys.has(key) && (key !== change.key || isSelf(change)))),
    );
  }
  const { sorted, left } = sort(changes, needs);
  for (const key of left)
    problems.push(
      problemOf(
        key,
        'circular_dependency',
        `It waits for ${[...needs.get(key)!].filter((need) => left.has(need)).join(', ')}, in a circle. Take one of the references out.`,
      ),
    );
  return {
    changes: sorted.map((change) => ({ change, needs: [...needs.get(change.key)!] })),
    problems,
  };
}

/** A change that depends on itself by name; its own placeholder in its body is no such thing. */
const isSelf = ({ key, depends_on: named }: AnyChange): boolean => named?.includes(key) ?? false;

function sort(
  changes: readonly AnyChange[],
  needs: ReadonlyMap<string, ReadonlySet<string>>,
): { sorted: AnyChange[]; left: ReadonlySet<string> } {
  const sorted: AnyChange[] = [];
  const done = new Set<string>();
  // The first in the list that can be made is made next: at most 200 changes, so looking again each time is cheap.
  for (let next: AnyChange | undefined; ;) {
    next = changes.find(({ key }) => !done.has(key) && [...needs.get(key)!].every((need) => done.has(need)));
    if (next === undefined) break;
    sorted.push(next);
    done.add(next.key);
  }
  return { sorted, left: new Set(changes.flatMap(({ key }) => (done.has(key) ? [] : key))) };
}
