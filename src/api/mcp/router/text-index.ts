/** What a document says in one place, in passages: a sentence, or each of several phrases, as terms. */
export interface Field {
  readonly weight: number;
  readonly passages: readonly (readonly string[])[];
  /** Whether a passage of this field tells by itself what the document is for. */
  readonly isTelling: boolean;
}

/** How soon more of the same word adds no more, and how far long fields are held against a document (`k` and `b` of BM25). */
const SATURATION = 4;
const LENGTH = 0.4;

/** What the best passage counts beside the words one by one, and how far it counts that a passage is said in full. */
const PASSAGE = 0.6;
const IN_FULL = 0.7;

/**
 * Finds documents by weighted terms. A document scores by its words (BM25F: what a word weighs in all fields together
 * saturates, so that a text gains little by repeating it in each of them), and by its best passage: a phrase that was
 * said as a whole tells more than its words scattered over many.
 */
export class TextIndex {
  readonly #size: number;
  /** By term: a document and what the term weighs in it, and the next document, flat, as an object for each would take half the time of the index to clear up. */
  readonly #postings = new Map<string, number[]>();
  readonly #rarity = new Map<string, number>();
  readonly #passages = new Map<string, number[]>();
  /** By passage: its document, and how much all of its terms are worth. */
  readonly #documents: number[] = [];
  readonly #worth: number[] = [];
  readonly #wordsByLength: ReadonlyMap<number, readonly string[]>;

  constructor(documents: readonly (readonly Field[])[]) {
    this.#size = documents.length;
    const averages = averageLengths(documents);
    documents.forEach((fields, document) => {
      const weights = new Map<string, number>();
      fields.forEach(({ weight, passages }, position) => {
        const share = weight / (1 - LENGTH + (LENGTH * lengthOf(passages)) / averages[position]!);
        for (const passage of passages)
          for (const term of passage) weights.set(term, (weights.get(term) ?? 0) + share);
      });
      for (const [term, weight] of weights) listOf(this.#postings, term).push(document, weight);
    });
    for (const [term, postings] of this.#postings) {
      const having = postings.length / 2;
      this.#rarity.set(term, Math.log(1 + (this.#size - having + 0.5) / (having + 0.5)));
    }
    documents.forEach((fields, document) => {
      for (const passage of fields.flatMap(({ isTelling, passages }) => (isTelling ? passages : [])))
        this.#addPassage(document, new Set(passage));
    });
    this.#wordsByLength = Map.groupBy(
      [...this.#postings.keys()].filter((term) => !term.includes(' ')),
      ({ length }) => length,
    );
  }

  #addPassage(document: number, terms: ReadonlySet<string>): void {
    const passage = this.#documents.push(document) - 1;
    let worth = 0;
    for (const term of terms) {
      listOf(this.#passages, term).push(passage);
      worth += this.#rarity.get(term)!;
    }
    this.#worth.push(worth);
  }

  has(term: string): boolean {
    return this.#postings.has(term);
  }

  /** Known words that a word may be a slip of the pen for: one letter is another, too many or missing. */
  near(word: string): string[] {
    return [word.length - 1, word.length, word.length + 1]
      .flatMap((length) => this.#wordsByLength.get(length) ?? [])
      .filter((other) => isOneLetterApart(word, other));
  }

  /** What each document scores, by its position; 0 where it has none of the terms. */
  search(terms: ReadonlyMap<string, number>): Float64Array {
    const scores = new Float64Array(this.#size);
    const said = new Float64Array(this.#worth.length);
    for (const [term, weight] of terms) {
      const worth = weight * (this.#rarity.get(term) ?? 0);
      const postings = this.#postings.get(term) ?? [];
      for (let at = 0; at < postings.length; at += 2)
        scores[postings[at]!]! += (worth * postings[at + 1]!) / (SATURATION + postings[at + 1]!);
      for (const passage of this.#passages.get(term) ?? []) said[passage]! += worth;
    }
    const best = new Float64Array(this.#size);
    for (let passage = 0; passage < said.length; passage += 1) {
      if (said[passage] === 0) continue;
      const document = this.#documents[passage]!;
      best[document] = Math.max(
        best[document]!,
        said[passage]! * (said[passage]! / this.#worth[passage]!) ** IN_FULL,
      );
    }
    return scores.map((score, document) => score + PASSAGE * best[document]!);
  }
}

const lengthOf = (passages: Field['passages']): number =>
  passages.reduce((sum, { length }) => sum + length, 0);

function averageLengths(documents: readonly (readonly Field[])[]): number[] {
  const fields = documents[0] ?? [];
  return fields.map((_, position) =>
    Math.max(
      1,
      documents.reduce((sum, document) => sum + lengthOf(document[position]!.passages), 0) / documents.length,
    ),
  );
}

function listOf<T>(lists: Map<string, T[]>, term: string): T[] {
  let list = lists.get(term);
  if (list === undefined) lists.set(term, (list = []));
  return list;
}

function isOneLetterApart(left: string, right: string): boolean {
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left];
  let same = 0;
  while (same < shorter.length && shorter[same] === longer[same]) same += 1;
  return shorter.slice(longer.length === shorter.length ? same + 1 : same) === longer.slice(same + 1);
}
