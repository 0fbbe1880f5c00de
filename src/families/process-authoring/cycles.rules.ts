import type { SnapshotDependency } from '#src/domain/processes/index.ts';

/** Stages that wait for each other in a circle, each before the one that waits for it; undefined when there are none. */
export function findCycle(dependencies: readonly SnapshotDependency[]): string[] | undefined {
  const successors = new Map<string, string[]>();
  for (const { predecessor_id: from, successor_id: to } of dependencies)
    successors.set(from, [...(successors.get(from) ?? []), to]);
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (id: string): string[] | undefined => {
    if (path.includes(id)) return path.slice(path.indexOf(id));
    if (done.has(id)) return undefined;
    path.push(id);
    for (const next of successors.get(id) ?? []) {
      const cycle = walk(next);
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    done.add(id);
    return undefined;
  };
  for (const id of successors.keys()) {
    const cycle = walk(id);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
