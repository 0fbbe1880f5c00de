import type { Tool } from './catalogue.ts';
import type { Hit } from './retrieve.ts';

/** Share of a tool's score that the tools before it have, and how far that goes. */
const LENT = 0.6;
const STEPS = 2;

/** Hits that lend; what is further down would only lend to what nobody asked for. */
const LENDERS = 8;

/** What other tools are for a tool: those that find the ids it needs, and those that the whole catalogue builds on. */
export class Companions {
  readonly #byName: ReadonlyMap<string, Tool>;
  readonly #lists: ReadonlyMap<string, Tool>;
  /** Tools that many others name as what comes before them, the most named first. */
  readonly hubs: readonly Tool[];

  constructor(tools: readonly Tool[]) {
    this.#byName = new Map(tools.map((tool) => [tool.name, tool]));
    this.#lists = new Map(
      tools
        .filter(({ name, readOnly }) => readOnly && /^(list|search)_/.test(name))
        .map((tool) => [tool.path, tool]),
    );
    const named = new Map<Tool, number>();
    for (const name of tools.flatMap(({ after }) => after)) {
      const tool = this.#byName.get(name);
      if (tool !== undefined) named.set(tool, (named.get(tool) ?? 0) + 1);
    }
    this.hubs = [...named]
      .filter(([tool]) => tool.readOnly)
      .sort((left, right) => right[1] - left[1])
      .map(([tool]) => tool);
  }

  /**
   * Adds to the hits of a request what has to come before them, and lifts what is there already: each tool lends a share
   * of its score to the tools it is called after, and these to those before them. The best first.
   */
  around(hits: readonly Hit[]): Hit[] {
    const scores = new Map(hits.map(({ tool, score }) => [tool, score]));
    let last = hits.slice(0, LENDERS);
    for (let step = 0; step < STEPS; step += 1) {
      const lent = new Map<Tool, number>();
      for (const { tool, score } of last) {
        for (const before of this.#before(tool))
          lent.set(before, Math.max(lent.get(before) ?? 0, score * LENT));
      }
      for (const [tool, score] of lent) scores.set(tool, Math.max(score, scores.get(tool) ?? 0));
      last = [...lent].map(([tool, score]) => ({ tool, score }));
    }
    return [...scores]
      .map(([tool, score]) => ({ tool, score }))
      .sort((left, right) => right.score - left.score);
  }

  #before(tool: Tool): Tool[] {
    const named = tool.after.flatMap((name) => this.#byName.get(name) ?? []);
    const list = this.#lists.get(tool.path.split('/{')[0]!);
    const hasList = tool.path.includes('/{') && list !== undefined && !named.includes(list);
    return hasList ? [...named, list] : named;
  }
}
