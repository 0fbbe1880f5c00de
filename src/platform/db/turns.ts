import { Overloaded } from './unavailable.ts';

/** The line of one agency: the places that it holds, and its calls that wait for one. */
interface Line {
  held: number;
  readonly waiting: Waiting[];
}

interface Waiting {
  readonly done: PromiseWithResolvers<void>;
  readonly deadline: number;
}

export interface TurnsOptions {
  /** Places in all. */
  readonly places: number;
  /** How long a call waits for its turn (default 10 s); then it fails with `Overloaded`. */
  readonly patienceMs?: number;
}

const sweepEveryMs = 250;

/**
 * Shares a number of places among agencies. Calls of one agency wait in its own line, and lines are served in turn. With
 * n agencies at work, each holds at most 1/(n + 1) of the places (and always one), so that an agency that comes new finds
 * a free place, however long the others keep theirs.
 */
export class Turns {
  readonly #places: number;
  readonly #patienceMs: number;
  /** Agencies that hold a place or wait for one; a line that was served moves to the end. */
  readonly #lines = new Map<string, Line>();
  #held = 0;
  #waiting = 0;
  #sweep: NodeJS.Timeout | undefined;

  constructor({ places, patienceMs = 10_000 }: TurnsOptions) {
    this.#places = places;
    this.#patienceMs = patienceMs;
  }

  get held(): number {
    return this.#held;
  }

  get waiting(): number {
    return this.#waiting;
  }

  heldBy(agency: string): number {
    return this.#lines.get(agency)?.held ?? 0;
  }

  /** Takes a place for `agency`. Undefined when there was one; else a promise for the agency's turn. */
  take(agency: string): Promise<void> | undefined {
    const line = this.#lineOf(agency);
    if (line.waiting.length === 0 && this.#hasRoom(line)) {
      line.held += 1;
      this.#held += 1;
      return undefined;
    }
    const waiting = { done: Promise.withResolvers<void>(), deadline: performance.now() + this.#patienceMs };
    line.waiting.push(waiting);
    this.#waiting += 1;
    this.#sweep ??= setInterval(() => this.#refuseLate(), sweepEveryMs).unref();
    return waiting.done.promise;
  }

  /** Gives a place of `agency` back. */
  leave(agency: string): void {
    const line = this.#lines.get(agency)!;
    line.held -= 1;
    this.#held -= 1;
    this.#forgetIfIdle(agency, line);
    if (this.#waiting > 0) this.#serve();
  }

  #lineOf(agency: string): Line {
    let line = this.#lines.get(agency);
    if (line === undefined) {
      line = { held: 0, waiting: [] };
      this.#lines.set(agency, line);
    }
    return line;
  }

  #hasRoom(line: Line): boolean {
    return (
      this.#held < this.#places &&
      (line.held === 0 || line.held < Math.floor(this.#places / (this.#lines.size + 1)))
    );
  }

  /** Gives free places to the lines in their order, one each. */
  #serve(): void {
    for (const [agency, line] of [...this.#lines]) {
      if (this.#held >= this.#places || this.#waiting === 0) return;
      if (line.waiting.length === 0 || !this.#hasRoom(line)) continue;
      this.#waiting -= 1;
      line.held += 1;
      this.#held += 1;
      this.#lines.delete(agency);
      this.#lines.set(agency, line);
      line.waiting.shift()!.done.resolve();
    }
  }

  /** Lines are in the order of arrival, so the late ones stand in front. */
  #refuseLate(): void {
    const now = performance.now();
    for (const [agency, line] of [...this.#lines]) {
      while (line.waiting.length > 0 && line.waiting[0]!.deadline <= now) {
        this.#waiting -= 1;
        line.waiting.shift()!.done.reject(new Overloaded(this.#patienceMs));
      }
      this.#forgetIfIdle(agency, line);
    }
    if (this.#waiting > 0) return;
    clearInterval(this.#sweep);
    this.#sweep = undefined;
  }

  #forgetIfIdle(agency: string, line: Line): void {
    if (line.held === 0 && line.waiting.length === 0) this.#lines.delete(agency);
  }
}
