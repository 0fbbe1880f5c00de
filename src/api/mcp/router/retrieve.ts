import type { Catalogue, Tool } from './catalogue.ts';
import { fit, intentsIn, type Intent } from './intent.ts';
import { synonymsIn } from './synonyms.ts';
import { TextIndex, type Field } from './text-index.ts';
import { isStopWord, pairs, quotedApart, stem, terms, termsAndPairs, words } from './text.ts';

export interface Hit {
  readonly tool: Tool;
  readonly score: number;
}

/** What a word of the contract weighs that stands for another one of the prompt. */
const SYNONYM = 0.6;

/** What two words side by side weigh beside each of them. */
const PAIR = 0.5;

/** What a word weighs that is quoted. */
const QUOTED = 0.4;

/** What a known word weighs that differs by a letter from one that nobody knows; of shorter ones too many do. */
const SLIP = 0.3;
const SHORTEST_SLIP = 6;

/** Terms of one search of each kind; a prompt of 10 kB has no more that tell what it is for. */
const MOST_TERMS = 40;

/** Hits of one search; a pack and what does not fit take sixty, and several requests share them. */
const MOST_HITS = 200;

/** What a tool has of the score of the best tool for the same thing. */
const SIBLING = 0.3;

/** What each doubling of the tools that name a tool as what comes before them adds to its score. */
const STANDING = 0.045;

/** How far a family in which several tools fit lifts them. */
const COMPANY = 0.8;

/** What of a text in English is at least English; of others it is less. Fewer words tell nothing. */
const LEAST_ENGLISH = 0.4;
const FEW_WORDS = 4;

/** German shares many words with English, `Ticket` and `in` among them; what joins them it does not share. */
const GERMAN = new Set(
  'aus bitte das dem den der ein eine einem einen einer eines erstelle fuer fur gibt haben ich ist kann konnen lege mir mit nach nicht noch oder sind soll um und uns vom von welche welchen welcher wie wir wurde wurden zeige zu zum zur offne uber'.split(
    ' ',
  ),
);
const isGerman = (word: string): boolean => GERMAN.has(word);
/** Further words of German requests: beside one of them a capital tells a noun, not a name. */
const GERMAN_REQUEST = new Set(
  'am auf bei finde im ins offene offenen neue neuen suche alle heute angebot angebote aufgabe aufgaben firma kunde kunden mitarbeiter notiz notizen projekt projekte rechnung rechnungen stunden termin termine vertrag'.split(
    ' ',
  ),
);
const hasGermanNouns = (all: readonly string[]): boolean =>
  all.some((word) => isGerman(word) || GERMAN_REQUEST.has(word));
/** English words that other languages write alike. */
const SHARED = new Set('a am an as do for i in is me no on so to was'.split(' '));
/** Words with a capital within a sentence. */
const NAMES = /(?<=[^.!?:\s][^\S\n]+)(?!I\b)\p{Lu}[\p{L}\p{M}\p{N}'’-]*/gu;
/** What of a text in German is at least German. */
const LEAST_GERMAN = 0.25;

/** What a folder operation is worth when nobody spoke of folders. */
const UNASKED_FOLDER = 0.6;

/** Finds tools by the words of a request. */
export class Retriever {
  readonly #index: TextIndex;
  readonly #tools: readonly Tool[];
  readonly #position: ReadonlyMap<Tool, number>;
  /** How likely a tool is to be meant, whatever the words: what many others build on is used most. */
  readonly #standing: ReadonlyMap<Tool, number>;
  readonly #things: ReadonlyMap<Tool, string>;
  readonly #byThing: ReadonlyMap<string, readonly Tool[]>;

  constructor({ tools, families }: Catalogue) {
    this.#tools = tools;
    this.#position = new Map(tools.map((tool, position) => [tool, position]));
    const named = Map.groupBy(
      tools.flatMap(({ after }) => after),
      (name) => name,
    );
    this.#standing = new Map(
      tools.map((tool) => [tool, 1 + STANDING * Math.log2(1 + (named.get(tool.name)?.length ?? 0))]),
    );
    this.#things = new Map(tools.map((tool) => [tool, thingOf(tool)]));
    this.#byThing = Map.groupBy(tools, (tool) => this.#things.get(tool)!);
    const familyTexts = new Map(
      families.map(({ name, title, description }) => [name, `${title} ${description}`]),
    );
    this.#index = new TextIndex(tools.map((tool) => fieldsOf(tool, familyTexts.get(tool.family) ?? '')));
  }

  /**
   * Whether a text is English, as far as it can be told: by its letters, and by the share of its words that are English or the
   * contract's own. A few words may be names alone, and names within a sentence are of no language.
   */
  reads(text: string): boolean {
    const { asked } = quotedApart(text);
    const letters = asked.match(/\p{L}/gu)?.length ?? 0;
    const latin = asked.match(/\p{Script=Latin}/gu)?.length ?? 0;
    if (latin * 2 < letters) return false;
    const all = words(asked).filter((word) => !/^\d+$/.test(word));
    const isKnown = (word: string): boolean =>
      isStopWord(word) || (word.length > 2 && this.#index.has(stem(word)));
    const known = all.filter(isKnown);
    if (all.filter(isGerman).length >= Math.max(2, all.length * LEAST_GERMAN)) return false;
    if (all.length < FEW_WORDS || known.length >= all.length * LEAST_ENGLISH) return true;
    if (hasGermanNouns(all)) return false;
    const names = new Set(words((asked.match(NAMES) ?? []).join(' ')));
    const others = all.filter((word) => !names.has(word));
    const telling = others.filter((word) => isKnown(word) && !SHARED.has(word));
    return telling.length > 0 && telling.length >= others.length * LEAST_ENGLISH;
  }

  /** The tools that fit a request, the best first; ties in the order of the contract, so that the answer is always the same. */
  search(text: string, isPermitted: (tool: Tool) => boolean): Hit[] {
    const { weights, intents } = read(text);
    if (weights.size === 0) return [];
    const asksForFolders = weights.has('folder') || weights.has(stem('category'));
    const scores = new Map<Tool, number>();
    this.#index.search(this.#known(weights)).forEach((score, position) => {
      const tool = this.#tools[position]!;
      if (score > 0 && isPermitted(tool))
        scores.set(tool, score * (!asksForFolders && isAboutFolders(tool) ? UNASKED_FOLDER : 1));
    });
    const hits = this.#withSiblings(scores, isPermitted).map(({ tool, score }) => ({
      tool,
      score: score * fit(tool, intents) * this.#standing.get(tool)!,
    }));
    return byFamily(hits)
      .sort(
        (left, right) =>
          right.score - left.score || this.#position.get(left.tool)! - this.#position.get(right.tool)!,
      )
      .slice(0, MOST_HITS);
  }

  /** The terms that the contract has, and of the others those that they may be a slip of the pen for. */
  #known(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
    const known = new Map<string, number>();
    for (const [term, weight] of weights) {
      if (this.#index.has(term)) known.set(term, weight);
      else if (term.length >= SHORTEST_SLIP && !term.includes(' '))
        for (const near of this.#index.near(term)) if (!known.has(near)) known.set(near, weight * SLIP);
    }
    return known;
  }

  /**
   * Lends each tool a share of what the best tool for the same thing scored: a request that names a reply template and
   * says "get rid of it" means `delete_ticket_reply_template`, whatever words that tool's own text has.
   */
  #withSiblings(scores: ReadonlyMap<Tool, number>, isPermitted: (tool: Tool) => boolean): Hit[] {
    const best = new Map<string, number>();
    for (const [tool, score] of scores) {
      const thing = this.#things.get(tool)!;
      best.set(thing, Math.max(best.get(thing) ?? 0, score));
    }
    const hits: Hit[] = [];
    for (const [thing, score] of best) {
      for (const tool of this.#byThing.get(thing)!) {
        const own = scores.get(tool);
        if (own !== undefined || isPermitted(tool)) hits.push({ tool, score: (own ?? 0) + SIBLING * score });
      }
    }
    return hits;
  }
}

/** The texts of a tool, with what a word weighs in each of them. */
function fieldsOf(tool: Tool, familyText: string): Field[] {
  const field = (weight: number, texts: readonly string[], isTelling = false): Field => ({
    weight,
    passages: texts.map(isTelling ? termsAndPairs : terms),
    isTelling,
  });
  return [
    field(2, [tool.name]),
    field(3, [tool.title], true),
    field(2, [tool.when.replace(/^Use it (to|when|before|after) /, '')], true),
    field(3, tool.keywords, true),
    field(0.8, [tool.description.replace(/Needs [a-z_.]+\.( (?:Returns|Answers) .*)?/, '')]),
    field(0.4, [tool.schemaWords.join(' ')]),
    field(0.6, [familyText]),
  ];
}

/** What a tool deals with: its family and the first noun of its path, so that actions on a record belong to the record. */
const thingOf = ({ family, path }: Tool): string => `${family} ${path.split('/')[2] ?? ''}`;

export const isAboutFolders = ({ name }: Tool): boolean => /_folders?(_|$)/.test(name);

interface Reading {
  /** The stems to look for, with what they weigh. */
  readonly weights: ReadonlyMap<string, number>;
  readonly intents: ReadonlySet<Intent>;
}

/** Reads a request: its own words, those that it quotes, and those of the contract that they stand for. */
function read(text: string): Reading {
  const { asked, quoted } = quotedApart(text);
  const weights = new Map<string, number>();
  const weigh = (found: Iterable<string>, weight: number): void => {
    for (const term of [...found].slice(0, MOST_TERMS)) if (!weights.has(term)) weights.set(term, weight);
  };
  const synonyms = synonymsIn(asked.slice(0, 4000));
  weigh(terms(asked), 1);
  weigh(pairs(asked), PAIR);
  weigh(terms(quoted), QUOTED);
  weigh(synonyms, SYNONYM);
  return { weights, intents: intentsIn(asked, synonyms) };
}

/** Lifts the tools of families of which several tools fit well: a single word that fits by chance has no company. */
function byFamily<T extends Hit>(hits: readonly T[]): T[] {
  const best = Math.max(...hits.map(({ score }) => score), 1e-9);
  const lift = new Map<string, number>();
  for (const [family, company] of Map.groupBy(hits, ({ tool }) => tool.family)) {
    const top = company
      .map(({ score }) => score)
      .sort((left, right) => right - left)
      .slice(0, 3);
    lift.set(family, 1 + (COMPANY * top.reduce((sum, score) => sum + score, 0)) / (3 * best));
  }
  return hits.map((hit) => ({ ...hit, score: hit.score * lift.get(hit.tool.family)! }));
}
