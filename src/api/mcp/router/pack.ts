import type { Tool } from './catalogue.ts';
import type { Hit } from './retrieve.ts';
import { estimateTokens, shown, shownInOverflow } from './shown.ts';

/** What a model is given at most. */
export const MOST_TOOLS = 30;
export const MOST_TOKENS = 8000;
export const MOST_OVERFLOW = 30;

/** Tools in a pack that nobody has built yet: they say what will be possible, and take no room from those that work. */
export const MOST_PENDING = 5;

/** Tokens that are left for the lines of what did not fit. */
const OVERFLOW_TOKENS = 700;

/** Everything that may go into the pack, by where it comes from; what comes first is surest of its place. */
export interface Candidates {
  /** Tools that the conversation used, the last one first. */
  readonly used: readonly Tool[];
  /** What each request of the prompt found, the best first. */
  readonly requests: readonly (readonly Hit[])[];
  /** Tools that any conversation can do with. */
  readonly always: readonly Tool[];
}

/** What a request still has to score, compared with its best hit, to have a place in the pack. */
const LEAST_SHARE = 0.08;

export interface Packed {
  readonly tools: readonly Tool[];
  readonly overflow: readonly Tool[];
  readonly tokens: number;
}

/** Fills the pack: each request in turn puts its next best tool into it. */
export function pack({ used, requests, always }: Candidates, isPermitted: (tool: Tool) => boolean): Packed {
  const packing = new Packing(isPermitted);
  used.forEach((tool) => packing.keep(tool));
  const lists = requests.map(worthwhile);
  const deepest = Math.max(0, ...lists.map((hits) => hits.length));
  for (let rank = 0; rank < deepest && !packing.isDone; rank += 1) {
    for (const hits of lists) if (hits[rank] !== undefined) packing.add(hits[rank]!.tool);
    if (rank === 0) always.forEach((tool) => packing.add(tool));
  }
  if (deepest === 0) always.forEach((tool) => packing.add(tool));
  return packing.result();
}

function worthwhile(hits: readonly Hit[]): readonly Hit[] {
  const least = (hits[0]?.score ?? 0) * LEAST_SHARE;
  return hits.slice(0, MOST_TOOLS + MOST_OVERFLOW).filter(({ score }) => score >= least);
}

/** The pack while it is filled. */
class Packing {
  readonly #isPermitted: (tool: Tool) => boolean;
  readonly #tools = new Set<Tool>();
  readonly #overflow = new Set<Tool>();
  readonly #pending = new Set<Tool>();
  #tokens = 0;

  constructor(isPermitted: (tool: Tool) => boolean) {
    this.#isPermitted = isPermitted;
  }

  get isDone(): boolean {
    return this.#overflow.size >= MOST_OVERFLOW;
  }

  /** What the conversation used, whether it is built or not. */
  keep(tool: Tool): void {
    if (!this.#tools.has(tool) && this.#isPermitted(tool)) this.#place(tool, MOST_TOOLS);
  }

  add(tool: Tool): void {
    if ([this.#tools, this.#pending, this.#overflow].some((place) => place.has(tool))) return;
    if (!this.#isPermitted(tool)) return;
    if (tool.pending && this.#pending.size < MOST_PENDING) return void this.#pending.add(tool);
    if (tool.pending) return void this.#overflow.add(tool);
    this.#place(tool, MOST_TOOLS - MOST_PENDING);
  }

  #place(tool: Tool, most: number): void {
    const tokens = estimateTokens(shown(tool));
    if (this.#tools.size < most && this.#tokens + tokens <= MOST_TOKENS - OVERFLOW_TOKENS) {
      this.#tools.add(tool);
      this.#tokens += tokens;
    } else this.#overflow.add(tool);
  }

  /** What is built comes first; what is pending has the places that are kept for it. */
  result(): Packed {
    for (const tool of this.#pending) this.#place(tool, MOST_TOOLS);
    const overflow: Tool[] = [];
    let tokens = this.#tokens;
    for (const tool of [...this.#overflow].slice(0, MOST_OVERFLOW)) {
      const line = estimateTokens(shownInOverflow(tool));
      if (tokens + line > MOST_TOKENS) break;
      overflow.push(tool);
      tokens += line;
    }
    return { tools: [...this.#tools], overflow, tokens };
  }
}
