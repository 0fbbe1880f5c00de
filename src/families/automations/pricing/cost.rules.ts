import { isDisabled, type Graph } from '../flow/index.ts';

/** What one run of a step costs, by its key; steps that cost nothing are absent. */
export type StepCosts = ReadonlyMap<string, number>;

/** What an execution on the cheapest path costs: it takes no item of a loop. */
export function cheapest(graph: Graph, costs: StepCosts): number {
  const { trigger } = graph;
  if (trigger === undefined) return 0;
  const best = new Map([[trigger.key, priceOf(graph, costs, trigger.key)]]);
  const open = new Set([trigger.key]);
  let cheapestEnd = Infinity;
  while (open.size > 0) {
    const key = [...open].reduce((one, other) => (best.get(other)! < best.get(one)! ? other : one));
    open.delete(key);
    const soFar = best.get(key)!;
    const exits = exitsAround(graph, key);
    if (exits.length === 0 || exits.some((port) => graph.target(key, port) === undefined))
      cheapestEnd = Math.min(cheapestEnd, soFar);
    for (const port of exits) {
      const target = graph.target(key, port);
      if (target === undefined) continue;
      const cost = soFar + priceOf(graph, costs, target);
      if (cost >= (best.get(target) ?? Infinity)) continue;
      best.set(target, cost);
      open.add(target);
    }
  }
  return cheapestEnd === Infinity ? 0 : cheapestEnd;
}

/** What an execution on the dearest path costs, in which each step runs once: one item of each loop. */
export function dearest(graph: Graph, costs: StepCosts): number {
  const { trigger } = graph;
  if (trigger === undefined) return 0;
  const known = new Map<string, number>();
  const around = new Set<string>();
  const costFrom = (key: string): number => {
    const found = known.get(key);
    if (found !== undefined) return found;
    // A circle is gone through once.
    if (around.has(key)) return 0;
    around.add(key);
    const ways = graph.exits(key).map((port) => {
      const target = graph.target(key, port);
      return target === undefined ? 0 : costFrom(target);
    });
    around.delete(key);
    const isLoop = graph.nodes.get(key)!.type === 'loop';
    const after = isLoop ? ways.reduce((sum, way) => sum + way, 0) : Math.max(0, ...ways);
    const cost = priceOf(graph, costs, key) + after;
    known.set(key, cost);
    return cost;
  };
  return costFrom(trigger.key);
}

/** A step that is turned off costs nothing. */
const priceOf = (graph: Graph, costs: StepCosts, key: string): number =>
  isDisabled(graph.nodes.get(key)!) ? 0 : (costs.get(key) ?? 0);

/** Exits that lead past the body of a loop. */
const exitsAround = (graph: Graph, key: string): readonly string[] => {
  const exits = graph.exits(key);
  return graph.nodes.get(key)!.type === 'loop' ? exits.filter((port) => port !== 'each') : exits;
};
