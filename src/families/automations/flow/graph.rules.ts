import type { AutomationConfig, AutomationEdge, AutomationNode } from '#generated/types.gen.ts';
import { portsOf } from './ports.rules.ts';

export type TriggerNode = Extract<AutomationNode, { type: 'trigger' }>;
export type LoopNode = Extract<AutomationNode, { type: 'loop' }>;

const portOf = ({ port = 'next' }: AutomationEdge): string => port;

/** A flow as steps and ways between them. */
export class Graph {
  readonly nodes: ReadonlyMap<string, AutomationNode>;
  readonly #targets = new Map<string, ReadonlyMap<string, string>>();

  constructor({ nodes, edges }: AutomationConfig) {
    this.nodes = new Map(nodes.map((node) => [node.key, node]));
    const targets = new Map<string, Map<string, string>>();
    for (const edge of edges) {
      const ofNode = targets.get(edge.from) ?? new Map<string, string>();
      ofNode.set(portOf(edge), edge.to);
      targets.set(edge.from, ofNode);
    }
    this.#targets = targets;
  }

  /** The one trigger; undefined when there is none or several. */
  get trigger(): TriggerNode | undefined {
    const all = [...this.nodes.values()].filter((node) => node.type === 'trigger');
    return all.length === 1 ? all[0] : undefined;
  }

  /** The step behind a port; undefined where the way ends. */
  target(key: string, port: string): string | undefined {
    return this.#targets.get(key)?.get(port);
  }

  /** Ports that edges leave by, whether the step has them or not. */
  usedPorts(key: string): string[] {
    return [...(this.#targets.get(key)?.keys() ?? [])];
  }

  /** The steps that follow, by ports that the step has. A step that is turned off has `next` alone. */
  next(key: string): string[] {
    return this.exits(key).flatMap((port) => this.target(key, port) ?? []);
  }

  exits(key: string): readonly string[] {
    const node = this.nodes.get(key)!;
    return isDisabled(node) ? ['next'] : portsOf(node);
  }

  /** The steps that can be reached from these, themselves included; it does not look behind `stop`. */
  reachable(from: readonly string[], stop?: string): Set<string> {
    const seen = new Set<string>();
    const open = [...from];
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      if (seen.has(key)) continue;
      seen.add(key);
      if (key !== stop) open.push(...this.next(key));
    }
    return seen;
  }

  /** The steps that can reach this one, without itself unless it is in a circle. */
  before(key: string): Set<string> {
    const seen = new Set<string>();
    const open = [key];
    for (let current = open.pop(); current !== undefined; current = open.pop())
      for (const other of this.nodes.keys())
        if (!seen.has(other) && this.next(other).includes(current)) {
          seen.add(other);
          open.push(other);
        }
    return seen;
  }

  /** The steps of a loop's body; ends belong to no body. */
  body(loop: LoopNode): Set<string> {
    const first = isDisabled(loop) ? undefined : this.target(loop.key, 'each');
    if (first === undefined) return new Set();
    const reached = this.reachable([first], loop.key);
    return new Set([...reached].filter((key) => key !== loop.key && this.nodes.get(key)!.type !== 'end'));
  }

  /** The loops around a step, outermost first. */
  loopsAround(key: string): LoopNode[] {
    const around = [...this.nodes.values()].filter(
      (node): node is LoopNode => node.type === 'loop' && this.body(node).has(key),
    );
    return around.toSorted((one, other) => this.body(other).size - this.body(one).size);
  }

  /** Steps from which no way leads to an end: endless circles. */
  endless(): string[] {
    const ending = new Set(
      [...this.nodes.keys()].filter(
        (key) =>
          this.exits(key).length === 0 ||
          this.exits(key).some((port) => this.target(key, port) === undefined),
      ),
    );
    for (let grown = true; grown;) {
      grown = false;
      for (const key of this.nodes.keys())
        if (!ending.has(key) && this.next(key).some((other) => ending.has(other))) {
          ending.add(key);
          grown = true;
        }
    }
    return [...this.nodes.keys()].filter(
      (key) => !ending.has(key) && this.reachable(this.next(key)).has(key),
    );
  }
}

export const isDisabled = (node: AutomationNode): boolean =>
  'is_enabled' in node && node.is_enabled === false;

/** The number of steps on the longest way, each counted once. */
export function longestWay(graph: Graph): number {
  const { trigger } = graph;
  return trigger === undefined ? 0 : graph.reachable([trigger.key]).size;
}
