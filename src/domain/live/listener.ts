import type { StreamedChange } from '#generated/console/types.gen.ts';
import type { StreamedEvent } from '#generated/bodies.ts';
import type { Identity } from '#src/call/context.ts';

export type StreamedType = Exclude<StreamedChange['type'], 'reset'>;

const maxWaiting = 500;
const maxShown = 1_000;

/**
 * One open stream: what waits to be sent to it, and which records it was told about. One that reads too slowly is told to read
 * everything anew instead.
 */
export class Listener implements AsyncIterableIterator<StreamedEvent<StreamedChange>> {
  identity: Identity;
  readonly #types: ReadonlySet<StreamedType> | undefined;
  readonly #onEnd: () => void;
  #waiting: StreamedEvent<StreamedChange>[] = [];
  #wake: ((result: IteratorResult<StreamedEvent<StreamedChange>>) => void) | undefined;
  #isOver = false;
  /** Records that it was told of as visible: what it loses sight of is told, and nothing else that it does not see. */
  readonly #shown = new Set<string>();

  constructor(identity: Identity, types: readonly StreamedType[] | undefined, onEnd: () => void) {
    this.identity = identity;
    this.#types = types === undefined ? undefined : new Set(types);
    this.#onEnd = onEnd;
  }

  /** Whether it wants events of the type at all. */
  wants(type: StreamedType): boolean {
    return this.#types?.has(type) ?? true;
  }

  push(event: StreamedEvent<StreamedChange>): void {
    if (this.#isOver) return;
    if (this.#wake !== undefined) {
      this.#wake({ done: false, value: event });
      this.#wake = undefined;
      return;
    }
    if (this.#waiting.length >= maxWaiting) this.reset(event.id);
    else this.#waiting.push(event);
  }

  /** Whatever waits is dropped, since it is to be read anew. */
  reset(place: string | undefined): void {
    this.#waiting = [];
    this.#shown.clear();
    this.push({ ...(place !== undefined && { id: place }), data: { type: 'reset' } });
  }

  noteShown(record: string): void {
    this.#shown.delete(record);
    this.#shown.add(record);
    if (this.#shown.size > maxShown) this.#shown.delete(this.#shown.values().next().value!);
  }

  /** Whether it was told of the record, which it does not see any more. */
  losesSight(record: string): boolean {
    return this.#shown.delete(record);
  }

  async next(): Promise<IteratorResult<StreamedEvent<StreamedChange>>> {
    const event = this.#waiting.shift();
    if (event !== undefined) return { done: false, value: event };
    if (this.#isOver) return { done: true, value: undefined };
    return new Promise((resolve) => (this.#wake = resolve));
  }

  async return(): Promise<IteratorResult<StreamedEvent<StreamedChange>>> {
    this.end();
    return { done: true, value: undefined };
  }

  /** What waits is still sent. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#wake?.({ done: true, value: undefined });
    this.#wake = undefined;
    this.#onEnd();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
