import type { Tool } from './catalogue.ts';
import type { Hit } from './retrieve.ts';
import { estimateTokens, shown, shownInOverflow } from './shown.ts';

/** What a model is given at most: tools for one request, and for each further one in the same prompt. */
export const TOOLS_FOR_ONE = 30;
const TOOLS_FOR_MORE = 6;
export const MOST_TOOLS = 48;
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
  /** Tools that it has room for. */
  readonly room: number;
  readonly tools: readonly Tool[];
  readonly overflow: readonly Tool[];
  readonly tokens: number;
}

/** Requests in one prompt crowd each other out of a pack for one; measured, half of what was missed then. */
const roomFor = (requests: number): number =>
  Math.min(MOST_TOOLS, TOOLS_FOR_ONE + TOOLS_FOR_MORE * Math.max(0, requests - 1));

/** Fills the pack: each request in turn puts its next best tool into it. */
export function pack(
  { used, requests, always }: Candidates,
  isPermitted: (tool: Tool) => boolean,
  room = roomFor(requests.length),
): Packed {
  const packing = new Packing(isPermitted, room);
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
  return hits.filter(({ score }) => score >= least);
}

/** The pack while it is filled. */
class Packing {
  readonly #isPermitted: (tool: Tool) => boolean;
  readonly #most: number;
  readonly #kept = new Set<Tool>();
  readonly #found = new Set<Tool>();
  #built = 0;

  constructor(isPermitted: (tool: Tool) => boolean, most: number) {
    this.#isPermitted = isPermitted;
    this.#most = most;
  }

  /** Pending tools end nothing: behind them there may be one that works. */
  get isDone(): boolean {
    return this.#built >= this.#most + MOST_OVERFLOW;
  }

  /** What the conversation used, whether it is built or not. */
  keep(tool: Tool): void {
    if (this.#isPermitted(tool)) this.#kept.add(tool);
  }

  add(tool: Tool): void {
    if (this.#kept.has(tool) || this.#found.has(tool) || !this.#isPermitted(tool)) return;
    this.#found.add(tool);
    if (!tool.pending) this.#built += 1;
  }

  /** What is built comes first; what is pending has the last places, and no more of them than it takes. */
  result(): Packed {
    const found = [...this.#found];
    const pending = found.filter((tool) => tool.pending).slice(0, MOST_PENDING);
    const tools = new Set<Tool>();
    let tokens = 0;
    const place = (these: Iterable<Tool>, most: number): void => {
      for (const tool of these) {
        const own = estimateTokens(shown(tool));
        if (tools.size >= most || tokens + own > MOST_TOKENS - OVERFLOW_TOKENS) continue;
        tools.add(tool);
        tokens += own;
      }
    };
    place(this.#kept, this.#most);
    place(
      found.filter((tool) => !tool.pending),
      this.#most - pending.length,
    );
    place(pending, this.#most);
    const overflow: Tool[] = [];
    for (const tool of [...this.#kept, ...found].filter((one) => !tools.has(one)).slice(0, MOST_OVERFLOW)) {
      const line = estimateTokens(shownInOverflow(tool));
      if (tokens + line > MOST_TOKENS) break;
      overflow.push(tool);
      tokens += line;
    }
    return { tools: [...tools], overflow, tokens, room: this.#most };
  }
}
