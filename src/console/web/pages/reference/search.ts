import type { ReferenceIndex, ReferenceKeywords } from '#generated/reference.types.ts';
import { chaptersOf } from '../../parts/reference/chapters.ts';
import { isNear, wordsOf } from './words.ts';

/** Something that is found. A chapter is a point of what holds for all operations. */
export interface Hit {
  readonly key: string;
  readonly kind: 'operation' | 'event' | 'family' | 'chapter';
  /** Address within the console. */
  readonly href: string;
  readonly title: string;
  /** What it is called by programs. */
  readonly detail: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly isPending: boolean;
}

interface Entry {
  readonly hit: Hit;
  /** Parts by weight: what a word is worth that stands in them. */
  readonly parts: readonly (readonly [weight: number, text: string])[];
}

interface Posting {
  readonly entry: number;
  readonly weight: number;
}

interface Asked {
  readonly words: readonly string[];
  readonly phrase: string;
  readonly path: string | undefined;
  readonly method: string | undefined;
}

/** Finds by words in names, paths, summaries and what people call things: beginnings are enough, and slips are forgiven. */
export class Search {
  readonly #hits: readonly Hit[];
  /** Title and keywords as one text each, for phrases. */
  readonly #phrases: readonly string[];
  /** Words of each name: who has said all of them means it. */
  readonly #names: readonly ReadonlySet<string>[];
  readonly #postings = new Map<string, Posting[]>();

  constructor(index: ReferenceIndex, keywords: ReferenceKeywords = {}) {
    const entries = entriesOf(index, keywords);
    this.#hits = entries.map(({ hit }) => hit);
    this.#names = this.#hits.map(
      ({ key, kind, title }) => new Set(wordsOf(kind === 'family' || kind === 'chapter' ? title : key)),
    );
    this.#phrases = entries.map(({ parts }) =>
      parts.map(([, text]) => ` ${wordsOf(text).join(' ')}`).join('\n'),
    );
    for (const [entry, { parts }] of entries.entries()) {
      const weights = new Map<string, number>();
      for (const [weight, text] of parts)
        for (const word of wordsOf(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
      for (const [word, weight] of weights) this.#posting(word).push({ entry, weight });
    }
  }

  /** What fits, best first. */
  find(query: string, most = 25): { readonly hits: readonly Hit[]; readonly total: number } {
    const words = [...new Set(wordsOf(query))];
    if (words.length === 0) return { hits: [], total: 0 };
    const scores = new Map<number, { score: number; matched: number }>();
    for (const word of words) {
      for (const [entry, score] of this.#scoresOf(word)) {
        const sum = scores.get(entry) ?? { score: 0, matched: 0 };
        scores.set(entry, { score: sum.score + score, matched: sum.matched + 1 });
      }
    }
    // Who gives more words wants fewer results.
    const maxMatched = Math.max(0, ...[...scores.values()].map(({ matched }) => matched));
    const asked = {
      words,
      phrase: ` ${words.join(' ')}`,
      path: /\/\S+/.exec(query)?.[0].toLowerCase(),
      method: /^[a-z]+(?=\s)/i.exec(query.trim())?.[0].toUpperCase(),
    };
    const ranked = [...scores]
      .filter(([, { matched }]) => matched === maxMatched)
      .map(([entry, { score }]) => ({ entry, score: score * this.#fit(entry, asked) }))
      .sort((a, b) => b.score - a.score || a.entry - b.entry);
    return { hits: ranked.slice(0, most).map(({ entry }) => this.#hits[entry]!), total: ranked.length };
  }

  /** How much more an entry is worth than its words alone. */
  #fit(entry: number, { words, phrase, path, method }: Asked): number {
    const { detail, method: own, isPending } = this.#hits[entry]!;
    const name = this.#names[entry]!;
    const said = words.reduce((sum, word) => sum + saidIn(name, word), 0) / name.size;
    const isPhrase = words.length > 1 && this.#phrases[entry]!.includes(phrase);
    const address =
      path === undefined || !detail.toLowerCase().startsWith(path)
        ? 1
        : detail.length === path.length
          ? 6
          : 2;
    return (
      (1 + 0.6 * said) *
      (isPhrase ? 1.6 : 1) *
      address *
      (method !== undefined && method === own ? 1.5 : 1) *
      (isPending ? 0.97 : 1)
    );
  }

  #posting(word: string): Posting[] {
    let postings = this.#postings.get(word);
    if (postings === undefined) this.#postings.set(word, (postings = []));
    return postings;
  }

  /** The best that each entry makes of a word. */
  #scoresOf(word: string): Map<number, number> {
    const best = new Map<number, number>();
    const take = (known: string, postings: readonly Posting[], likeness: number): void => {
      const rarity = Math.log(1 + this.#hits.length / postings.length);
      for (const { entry, weight } of postings)
        best.set(
          entry,
          Math.max(best.get(entry) ?? 0, weight * likeness * rarity * (known.length > 30 ? 0.5 : 1)),
        );
    };
    for (const [known, postings] of this.#postings) {
      if (known === word) take(known, postings, 1);
      else if (known.startsWith(word)) take(known, postings, 0.45 + 0.45 * (word.length / known.length));
    }
    if (best.size > 0 || word.length < 4) return best;
    for (const [known, postings] of this.#postings) if (isNear(word, known)) take(known, postings, 0.4);
    return best;
  }
}

/** Whether a name has the word: half of it, when a beginning or a slip of it was typed. */
function saidIn(name: ReadonlySet<string>, word: string): number {
  if (name.has(word)) return 1;
  if (word.length < 4) return 0;
  return [...name].some((known) => known.startsWith(word) || isNear(word, known)) ? 0.5 : 0;
}

function entriesOf(index: ReferenceIndex, keywords: ReferenceKeywords): Entry[] {
  const { operations, events, families } = index;
  const titles = new Map(families.map(({ name, title }) => [name, title]));
  return [
    ...operations.map(({ id, method, path, family, summary, isPending }): Entry => ({
      hit: {
        key: id,
        kind: 'operation',
        href: `/reference/${family}/${id}`,
        title: summary,
        detail: path,
        method,
        isPending: isPending === true,
      },
      parts: [
        [9, id.toLowerCase()],
        [6, id],
        [6, summary],
        [3, path],
        [2, `${method} ${titles.get(family) ?? family}`],
        ...(keywords[id] ?? []).map((words): [number, string] => [4, words]),
      ],
    })),
    ...events.map(({ type, summary, isPending }): Entry => ({
      hit: {
        key: type,
        kind: 'event',
        href: `/events/${type}`,
        title: summary,
        detail: type,
        isPending: isPending === true,
      },
      parts: [
        [5, type],
        [4, summary],
        [3, 'event webhook'],
      ],
    })),
    ...families.map(({ name, title, description }): Entry => ({
      hit: {
        key: `family ${name}`,
        kind: 'family',
        href: `/reference/${name}`,
        title,
        detail: 'Family',
        isPending: false,
      },
      parts: [
        [8, title],
        [1, description],
      ],
    })),
    ...chaptersOf(index).map(({ id, title, text }): Entry => ({
      hit: {
        key: `chapter ${id}`,
        kind: 'chapter',
        href: `/reference#${id}`,
        title,
        detail: text,
        isPending: false,
      },
      parts: [
        [8, title],
        [4, text],
      ],
    })),
  ];
}
