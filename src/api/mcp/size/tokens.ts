import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Longer pieces (a word without end) are counted in parts, since merging takes the square of their length. */
const maxPiece = 64;

/** Tokens of the vocabulary that are read at a stretch, so that other calls go on meanwhile. */
const tokensAtOnce = 4000;

export class Tokens {
  /** Tokens as their bytes, each a character, by the order in which they are merged. */
  readonly #ranks: ReadonlyMap<string, number>;
  readonly #pieces: RegExp;
  /** Counts of words that were merged lately. */
  readonly #counted = new LRUCache<string, number>({ max: 20_000 });

  constructor(ranks: ReadonlyMap<string, number>, pieces: RegExp) {
    this.#ranks = ranks;
    this.#pieces = pieces;
  }

  /** How many tokens a text has; a little more for words without end. Of more than `most`, so many as show that. */
  count(text: string, most = Infinity): number {
    let count = 0;
    for (const [piece] of text.matchAll(this.#pieces)) {
      count += this.#countPiece(piece);
      if (count > most) break;
    }
    return count;
  }

  /** Whether a text has at most so many tokens; short ones are not counted, since each token has a byte at least. */
  fits(text: string, tokens: number): boolean {
    return Buffer.byteLength(text) <= tokens || this.count(text, tokens) <= tokens;
  }

  #countPiece(piece: string): number {
    const bytes = isAscii(piece) ? piece : Buffer.from(piece, 'utf8').toString('latin1');
    if (this.#ranks.has(bytes)) return 1;
    const known = this.#counted.get(bytes);
    if (known !== undefined) return known;
    let count = 0;
    for (let start = 0; start < bytes.length; start += maxPiece)
      count += this.#merge(bytes.slice(start, start + maxPiece));
    if (bytes.length <= maxPiece) this.#counted.set(bytes, count);
    return count;
  }

  /** Byte pair encoding: the pair with the lowest rank is merged, until no pair is a token. */
  #merge(bytes: string): number {
    const parts = [...bytes];
    while (parts.length > 1) {
      let best = -1;
      let lowest = Infinity;
      for (let index = 0; index + 1 < parts.length; index += 1) {
        const rank = this.#ranks.get(parts[index]! + parts[index + 1]!);
        if (rank !== undefined && rank < lowest) [best, lowest] = [index, rank];
      }
      if (best === -1) break;
      parts.splice(best, 2, parts[best]! + parts[best + 1]!);
    }
    return parts.length;
  }
}

/** Nearly every piece is, and its characters are its bytes then. */
function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false;
  return true;
}

let loading: Promise<Tokens> | undefined;

/**
 * Counts tokens of o200k, the vocabulary of current OpenAI models; those of other providers differ by a few per cent. It takes a
 * quarter of a second and 25 MB, so it is read once a host has come.
 */
export const loadTokens = (): Promise<Tokens> => (loading ??= load());

async function load(): Promise<Tokens> {
  const { default: o200k } = await import('js-tiktoken/ranks/o200k_base');
  const ranks = new Map<string, number>();
  for (const line of o200k.bpe_ranks.split('\n')) {
    const [, first, ...tokens] = line.split(' ');
    let rank = Number(first);
    for (const token of tokens) {
      ranks.set(Buffer.from(token, 'base64').toString('latin1'), rank++);
      if (ranks.size % tokensAtOnce === 0) await setImmediate();
    }
  }
  return new Tokens(ranks, new RegExp(o200k.pat_str, 'gu'));
}
