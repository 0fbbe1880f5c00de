import { performance } from 'node:perf_hooks';
import { loadCatalogue, type Catalogue, type Tool } from './catalogue.ts';
import { Companions } from './companions.ts';
import { demandOf } from './demand.ts';
import { asksFor } from './intent.ts';
import { pack, type Packed } from './pack.ts';
import { isPermitted as isOpenTo, type Rights } from './permitted.ts';
import type { Reranker } from './reranker.ts';
import { Retriever, type Hit } from './retrieve.ts';
import { shown, shownInOverflow } from './shown.ts';
import { clauses, withoutAddresses } from './text.ts';

export { demandOf } from './demand.ts';
export { asksForValue, destructiveValues } from './destructive-values.ts';
export { hasConsequences } from './intent.ts';
export { MOST_OVERFLOW, MOST_PENDING, MOST_TOKENS, MOST_TOOLS, TOOLS_FOR_ONE } from './pack.ts';
export { hasPermission, isPermitted, type Rights } from './permitted.ts';
export { modelReranker, type Reranker } from './reranker.ts';
export { estimateTokens } from './shown.ts';

/** Operations that the rights do not allow are not even named. */
export interface Request extends Rights {
  readonly prompt: string;
  /** The prompt in English, if it is in another language: it is read instead. */
  readonly rendering?: string | undefined;
  /** Tools (by name or operationId) that the conversation used before, in order; the last of them stay in the pack. */
  readonly used?: readonly string[];
  /** What is known beside the prompt, such as the turns before it or the record on the screen; counts less than the prompt. */
  readonly grounding?: string;
}

export interface PackedTool {
  readonly name: string;
  readonly operationId: string;
  readonly title: string;
  readonly readOnly: boolean;
  readonly destructive: boolean;
  /** Nobody has written its handler yet: a call answers 501. */
  readonly pending: boolean;
  /** The tool as a model sees it. */
  readonly text: string;
}

/** One whose order a model may decide, as far as the agency's settings let it. */
export interface RankedRequest extends Request {
  readonly tenantId: string;
}

export interface Choice {
  readonly tools: readonly PackedTool[];
  /** Tools that did not fit, one line each, ready to be requested by name. */
  readonly overflow: readonly string[];
  /** Estimated tokens of all texts together, upwards. */
  readonly tokens: number;
  readonly milliseconds: number;
}

export interface Router {
  /** The pack for a prompt: never more than 30 tools for one request, 48 for several, and 8,000 tokens, only what the caller may call. Never throws for a text. */
  choose(request: Request): Choice;
  /** The same in the order of the reranker, if there is one and it answers; rejects as little as `choose` throws. */
  chooseRanked(request: RankedRequest): Promise<Choice>;
  /** Whether a text is in the language of the contract, as far as its words tell. */
  reads(text: string): boolean;
}

export interface RouterOptions {
  readonly reranker?: Reranker | undefined;
  /** Told why a pack has the order of its words alone. */
  readonly onRerankFailure?: ((error: unknown) => void) | undefined;
}

/** Of a prompt that is longer only its beginning and its end are read: there people say what they want. */
const LONGEST_PROMPT = 12_000;
const LONGEST_GROUNDING = 4_000;

/** Used tools that stay; older ones have to be found again, or a long conversation would leave no room. */
const MOST_USED = 10;

/** What names in a prompt mostly turn out to be: clients and people. */
export const LOOK_UPS: readonly string[] = ['search_clients', 'list_users'];

/** Tools that most others build on, for a prompt that nothing was found for. */
const HUBS = 10;

/** How much the rest of the prompt counts for one of its clauses, which may say "it" for what was named before. */
const REST_OF_PROMPT = 0.35;
const GROUNDING = 0.25;

/** A router over the compiled catalogue, or another one; reads and indexes it with the first choice. */
export function createRouter(
  load: () => Catalogue = loadCatalogue,
  { reranker, onRerankFailure }: RouterOptions = {},
): Router {
  let prepared: Prepared | undefined;
  const selectFor = (request: Request): Selection => select((prepared ??= prepare(load())), request);
  return {
    reads: (text) =>
      (prepared ??= prepare(load())).retriever.reads(withoutAddresses(ends(text, LONGEST_PROMPT))),
    choose(request) {
      const begin = performance.now();
      return choiceOf(selectFor(request).packed, begin);
    },
    async chooseRanked(request) {
      const begin = performance.now();
      const selection = selectFor(request);
      if (reranker === undefined) return choiceOf(selection.packed, begin);
      try {
        return choiceOf(await rerank(selection, request, reranker), begin);
      } catch (error) {
        onRerankFailure?.(error);
        return choiceOf(selection.packed, begin);
      }
    },
  };
}

/** The pack in the order of the reranker: what it names comes first, what it leaves out stays behind that as it was. */
async function rerank(
  { packed, kept, isPermitted }: Selection,
  { prompt, tenantId }: RankedRequest,
  reranker: Reranker,
): Promise<Packed> {
  const candidates = [...packed.tools, ...packed.overflow];
  const byName = new Map(candidates.map((tool) => [tool.name, tool]));
  const told = candidates.map(({ name, title }) => ({ name, title }));
  const ranked = await reranker.rank(tenantId, prompt, told);
  if (ranked === null) return packed;
  const named = ranked.flatMap((name) => byName.get(name) ?? []);
  const order = [...new Set([...named, ...candidates])].map((tool) => ({ tool, score: 1 }));
  return pack({ used: kept, requests: [order], always: [] }, isPermitted, packed.room);
}

const WARM_UP = 12;

interface Prepared {
  readonly retriever: Retriever;
  readonly companions: Companions;
  readonly byName: ReadonlyMap<string, Tool>;
}

function prepare(catalogue: Catalogue): Prepared {
  const byName = new Map(
    catalogue.tools.flatMap((tool) => [
      [tool.name, tool],
      [tool.operationId, tool],
    ]),
  );
  const retriever = new Retriever(catalogue);
  // V8 compiles what runs often: searches before the first one that somebody waits for make it three times as fast.
  for (const { description } of catalogue.tools.slice(0, WARM_UP)) retriever.search(description, () => true);
  return { retriever, companions: new Companions(catalogue.tools), byName };
}

/** What the words of a request found, with what it takes to pack that in another order. */
interface Selection {
  readonly packed: Packed;
  readonly kept: readonly Tool[];
  readonly isPermitted: (tool: Tool) => boolean;
}

function select(
  { retriever, companions, byName }: Prepared,
  { prompt, rendering, permissions, grant, used = [], grounding = '' }: Request,
): Selection {
  const text = withoutAddresses(ends(rendering ?? prompt, LONGEST_PROMPT));
  const demand = demandOf(text);
  const isPermitted = (tool: Tool): boolean => isOpenTo(tool, { permissions, grant });
  // Neither names nor what records say add a tool with consequences: a clause of the request has to ask for it.
  const mayOffer = (tool: Tool): boolean => isPermitted(tool) && asksFor(tool, demand);
  const search = (text: string): Hit[] => retriever.search(text, mayOffer);
  const known = grounding === '' ? [] : search(withoutAddresses(ends(grounding, LONGEST_GROUNDING)));
  const whole = blend(search(text), known, GROUNDING);
  const parts = clauses(text);
  const requests =
    parts.length > 1 ? [whole, ...parts.map((part) => blend(search(part), whole, REST_OF_PROMPT))] : [whole];
  const kept = [...new Set([...used].reverse().flatMap((name) => byName.get(name) ?? []))].slice(
    0,
    MOST_USED,
  );
  const found = requests.filter((hits) => hits.length > 0);
  const lookUps = LOOK_UPS.flatMap((name) => byName.get(name) ?? []);
  const always =
    found.length > 0 ? lookUps : [...lookUps, ...companions.hubs.filter(isPermitted).slice(0, HUBS)];
  const packed = pack(
    {
      used: kept,
      requests: found.map((hits) => companions.around(hits).filter(({ tool }) => mayOffer(tool))),
      always,
    },
    isPermitted,
  );
  return { packed, kept, isPermitted };
}

const choiceOf = ({ tools, overflow, tokens }: Packed, begin: number): Choice => ({
  tools: tools.map(packedTool),
  overflow: overflow.map(shownInOverflow),
  tokens,
  milliseconds: performance.now() - begin,
});

/** Hits of a part, lifted by what the whole found; both are made comparable by their best score. */
function blend(hits: readonly Hit[], whole: readonly Hit[], share: number): Hit[] {
  if (whole.length === 0) return [...hits];
  const best = hits[0]?.score ?? 1;
  const bestOfWhole = whole[0]!.score;
  const lift = new Map(whole.map(({ tool, score }) => [tool, (share * score) / bestOfWhole]));
  const blended = hits.map(({ tool, score }) => ({ tool, score: score / best + (lift.get(tool) ?? 0) }));
  const seen = new Set(hits.map(({ tool }) => tool));
  const others = whole
    .filter(({ tool }) => !seen.has(tool))
    .map(({ tool }) => ({ tool, score: lift.get(tool)! }));
  return [...blended, ...others].sort((left, right) => right.score - left.score);
}

const ends = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most / 2)}\n${text.slice(-most / 2)}`;

const packedTool = (tool: Tool): PackedTool => ({
  name: tool.name,
  operationId: tool.operationId,
  title: tool.title,
  readOnly: tool.readOnly,
  destructive: tool.destructive,
  pending: tool.pending,
  text: shown(tool),
});
