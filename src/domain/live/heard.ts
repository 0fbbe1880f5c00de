import type { Change } from '#src/platform/changes/index.ts';

/** A change as it was heard, at its place in the order of all. */
export interface HeardChange extends Change {
  readonly place: string;
}

const maxKept = 2_000;
const keptMs = 5 * 60_000;

/** The latest changes of an agency, for streams that come back. */
export class HeardChanges {
  readonly #kept: { readonly change: HeardChange; readonly at: number }[] = [];
  #last: string;

  /** `beginning`: the place before the first change. */
  constructor(beginning: string) {
    this.#last = beginning;
  }

  /** The place of the latest change. */
  get last(): string {
    return this.#last;
  }

  add(change: HeardChange): void {
    const now = performance.now();
    this.#kept.push({ change, at: now });
    this.#last = change.place;
    while (this.#kept.length > maxKept || now - this.#kept[0]!.at > keptMs) this.#kept.shift();
  }

  /** Forgets everything: changes were missed, and nothing before `place` can be told any more. */
  restart(place: string): void {
    this.#kept.length = 0;
    this.#last = place;
  }

  /** What was heard after a place; undefined when that is too long ago, or was never heard of here. */
  after(place: string): HeardChange[] | undefined {
    if (place === this.#last) return [];
    const at = this.#kept.findIndex(({ change }) => change.place === place);
    return at === -1 ? undefined : this.#kept.slice(at + 1).map(({ change }) => change);
  }
}
