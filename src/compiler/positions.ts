import { EVENT_ID, getScalarValue, SCALAR_STYLE, type Event } from 'js-yaml';
import type { Token } from './pointer.ts';

type Collection = Extract<Event, { start: number }>;

const isCollection = (event: Event): event is Collection =>
  event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE;

/**
 * Where each part of a YAML text stands, by the events that it was read from: one that opens a mapping or sequence, by its
 * index, is what its value remembers. Offsets count from the start of the text.
 */
export class Positions {
  /** Indexes of the events that open mappings and sequences, in the order of the text. */
  readonly collections: readonly number[];
  readonly #text: string;
  readonly #events: readonly Event[];
  /** Of an event that opens something, the index of the one that closes it. */
  readonly #ends: Int32Array;

  constructor(text: string, events: readonly Event[]) {
    this.#text = text;
    this.#events = events;
    this.#ends = new Int32Array(events.length);
    const collections: number[] = [];
    const open: number[] = [];
    events.forEach((event, index) => {
      if (event.type === EVENT_ID.POP) this.#ends[open.pop()!] = index;
      if (event.type === EVENT_ID.DOCUMENT || isCollection(event)) open.push(index);
      if (isCollection(event)) collections.push(index);
    });
    this.collections = collections;
  }

  /** Where the mapping or sequence of this event begins. */
  start(collection: number): number {
    return this.#startOf(collection) ?? 0;
  }

  /** Where the entry `key` of a mapping begins, or the item of a sequence; undefined when it was not written there. */
  entry(collection: number, key: Token): number | undefined {
    if (this.#events[collection]!.type === EVENT_ID.SEQUENCE) {
      const item = this.#children(collection)[Number(key)];
      return item === undefined ? undefined : this.#startOf(item);
    }
    const children = this.#children(collection);
    const name = String(key);
    const found = children.find((child, index) => index % 2 === 0 && this.#keyAt(child) === name);
    if (found !== undefined) return this.#startOf(found);
    const merged = children.filter(
      (_, index) => index % 2 === 1 && this.#keyAt(children[index - 1]!) === '<<',
    );
    return this.#firstEntry(merged, key);
  }

  /** An entry that came by `<<`, from an anchor or several. */
  #firstEntry(sources: readonly number[], key: Token): number | undefined {
    for (const source of sources.map((each) => this.#anchored(each))) {
      if (source === undefined || !isCollection(this.#events[source]!)) continue;
      const isList = this.#events[source].type === EVENT_ID.SEQUENCE;
      const found = isList ? this.#firstEntry(this.#children(source), key) : this.entry(source, key);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** What an alias stands for: the latest before it that has the name. Anything else stands for itself. */
  #anchored(index: number): number | undefined {
    const event = this.#events[index]!;
    if (event.type !== EVENT_ID.ALIAS) return index;
    const name = this.#text.slice(event.anchorStart, event.anchorEnd);
    return this.collections.findLast((each) => {
      const { anchorStart, anchorEnd } = this.#events[each] as Collection;
      return each < index && anchorStart >= 0 && this.#text.slice(anchorStart, anchorEnd) === name;
    });
  }

  /** Keys and values in turn, or items. */
  #children(collection: number): number[] {
    const children: number[] = [];
    const end = this.#ends[collection]!;
    for (let index = collection + 1; index < end; index = (this.#ends[index] || index) + 1)
      children.push(index);
    return children;
  }

  #keyAt(index: number): string | undefined {
    const event = this.#events[index]!;
    return event.type === EVENT_ID.SCALAR ? getScalarValue(this.#text, event) : undefined;
  }

  #startOf(index: number): number | undefined {
    const event = this.#events[index]!;
    if (event.type === EVENT_ID.ALIAS) return event.anchorStart - 1;
    const offset = event.type === EVENT_ID.SCALAR ? event.valueStart : isCollection(event) ? event.start : -1;
    if (offset < 0) return undefined;
    const isQuoted =
      event.type === EVENT_ID.SCALAR &&
      (event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED);
    return isQuoted ? offset - 1 : offset;
  }
}

/** Lines and columns of a text, both from 1; its line ends are looked for when the first is asked for. */
export class Lines {
  readonly #text: string;
  #starts: readonly number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  at(offset: number): { readonly line: number; readonly column: number } {
    this.#starts ??= [0, ...[...this.#text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)];
    const next = this.#starts.findIndex((start) => start > offset);
    const line = next < 0 ? this.#starts.length : next;
    return { line, column: offset - this.#starts[line - 1]! + 1 };
  }
}
