import type { Tool } from './catalogue.ts';
import type { Hit } from './retrieve.ts';

/** Share of a tool's score that the tools before it have, and how far that goes. */
const LENT = 0.6;
const STEPS = 2;

/** The same of a tool that finds an id which the call may do without. */
const LENT_FOR_OPTIONAL = 0.3;

/** Hits that lend; what is further down would only lend to what nobody asked for. */
const LENDERS = 8;

/** What other tools are for a tool: those that find the ids it needs, and those that the whole catalogue builds on. */
export class Companions {
  readonly #byName: ReadonlyMap<string, Tool>;
  readonly #lists: ReadonlyMap<string, Tool>;
  readonly #suppliers: Suppliers;
  /** Tools that many others name as what comes before them, the most named first. */
  readonly hubs: readonly Tool[];

  constructor(tools: readonly Tool[]) {
    this.#byName = new Map(tools.map((tool) => [tool.name, tool]));
    this.#lists = new Map(
      tools
        .filter(({ name, readOnly }) => readOnly && /^(list|search)_/.test(name))
        .map((tool) => [tool.path, tool]),
    );
    this.#suppliers = new Suppliers(tools);
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
        for (const [before, share] of this.#before(tool))
          lent.set(before, Math.max(lent.get(before) ?? 0, score * share));
      }
      for (const [tool, score] of lent) scores.set(tool, Math.max(score, scores.get(tool) ?? 0));
      last = [...lent].map(([tool, score]) => ({ tool, score }));
    }
    return [...scores]
      .map(([tool, score]) => ({ tool, score }))
      .sort((left, right) => right.score - left.score);
  }

  /** Tools that come before a tool, with the share of its score that each has. */
  #before(tool: Tool): Map<Tool, number> {
    const shares = new Map<Tool, number>();
    for (const { name, isRequired } of tool.ids) {
      const supplier = this.#suppliers.of(name, tool.family);
      if (supplier !== undefined && supplier !== tool)
        shares.set(supplier, Math.max(shares.get(supplier) ?? 0, isRequired ? LENT : LENT_FOR_OPTIONAL));
    }
    const list = tool.path.includes('/{') ? this.#lists.get(tool.path.split('/{')[0]!) : undefined;
    if (list !== undefined) shares.set(list, LENT);
    for (const name of tool.after) {
      const named = this.#byName.get(name);
      if (named !== undefined) shares.set(named, LENT);
    }
    return shares;
  }
}

/** Which list yields the ids of a property, by the contract's own names: `client_id` is found in `list_clients`. */
class Suppliers {
  readonly #lists: readonly Tool[];
  readonly #found = new Map<string, Tool | undefined>();

  constructor(tools: readonly Tool[]) {
    this.#lists = tools.filter(({ name, readOnly }) => readOnly && name.startsWith('list_'));
  }

  of(property: string, family: string): Tool | undefined {
    const key = `${family} ${property}`;
    if (!this.#found.has(key)) this.#found.set(key, this.#find(property, family));
    return this.#found.get(key);
  }

  #find(property: string, family: string): Tool | undefined {
    const noun = property.endsWith('assigned_to') ? 'user' : property.replace(/_ids?$/, '');
    const parts = noun.split('_');
    // `watcher_user_ids` are users, `parent_comment_id` a comment: the last words say what.
    for (let from = 0; from < parts.length; from += 1) {
      const plural = pluralOf(parts.slice(from).join('_'));
      const list =
        this.#lists.find(({ name }) => name === `list_${plural}`) ??
        this.#lists.find((tool) => tool.family === family && tool.name.endsWith(`_${plural}`));
      if (list !== undefined) return list;
    }
    return undefined;
  }
}

const pluralOf = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : /(s|x|ch)$/.test(noun) ? `${noun}es` : `${noun}s`;
