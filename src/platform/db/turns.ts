import { Overloaded } from './unavailable.ts';

/** The line of one agency: the places that it holds, and its calls that wait for one. */
interface Line {
  held: number;
  /** When it last got a place. */
  servedAt: number;
  waiting: Waiting[];
}

interface Waiting {
  readonly done: PromiseWithResolvers<void>;
  readonly since: number;
  readonly deadline: number;
}

/** How long all that have waited did so, together, in milliseconds. */
export interface TurnWaits {
  calls: number;
  background: number;
}

export interface TurnsOptions {
  /** Places in all. */
  readonly places: number;
  /** Places of agencies whose calls wait, while several agencies are at work (default: all). */
  readonly sharedPlaces?: number | undefined;
  /** An agency that got a place within this time (default 0) is not counted among those that share: its calls may be quick. */
  readonly quickMs?: number;
  /** How long a call waits for its turn (default 10 s); then it fails with `Overloaded`. */
  readonly patienceMs?: number;
}

/** The line of jobs, deliveries and consumers of events. */
const background = 'background';

const sweepEveryMs = 250;
// An agency that got no place for so long holds its own for something slow, such as a lock: nobody waits for these.
const stuckMs = 1_000;

/**
 * Shares a number of places among agencies. Calls of one agency wait in its own line, and lines are served in turn. With
 * n agencies at work, each holds at most 1/(n + 1) of the places (and always one), so that an agency that comes new finds
 * a free place, however long the others keep theirs.
 *
 * Agencies whose calls wait share `sharedPlaces`, so that what saturates the process waits here, and not in the event loop or
 * in Postgres, where nobody takes turns. An agency with nothing under way does not wait for them, and background work has one
 * place beside them.
 */
export class Turns {
  readonly #places: number;
  readonly #sharedPlaces: number;
  readonly #quickMs: number;
  readonly #patienceMs: number;
  /** Agencies that hold a place or wait for one; a line that was served moves to the end. */
  readonly #lines = new Map<string, Line>();
  #held = 0;
  #waiting = 0;
  readonly #waitedMs: TurnWaits = { calls: 0, background: 0 };
  #sweep: NodeJS.Timeout | undefined;

  constructor({ places, sharedPlaces = places, quickMs = 0, patienceMs = 10_000 }: TurnsOptions) {
    this.#places = places;
    this.#sharedPlaces = sharedPlaces;
    this.#quickMs = quickMs;
    this.#patienceMs = patienceMs;
  }

  get held(): number {
    return this.#held;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Of those that wait, the pieces of background work. */
  get waitingInBackground(): number {
    return this.#lines.get(background)?.waiting.length ?? 0;
  }

  get waitedMs(): Readonly<TurnWaits> {
    return this.#waitedMs;
  }

  heldBy(agency: string): number {
    return this.#lines.get(agency)?.held ?? 0;
  }

  /** Takes a place for `agency`. Undefined when there was one; else a promise for the agency's turn. */
  take(agency: string, patienceMs = this.#patienceMs): Promise<void> | undefined {
    const line = this.#lineOf(agency);
    if (line.waiting.length === 0 && this.#hasRoom(line)) {
      this.#enter(line);
      return undefined;
    }
    const since = performance.now();
    const waiting = { done: Promise.withResolvers<void>(), since, deadline: since + patienceMs };
    line.waiting.push(waiting);
    this.#waiting += 1;
    this.#sweep ??= setInterval(() => this.#sweepLines(), sweepEveryMs).unref();
    return waiting.done.promise;
  }

  /** Does `work` of the service itself: one piece at a time while calls wait, but never refused. */
  async runBackground<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.take(background, Infinity);
    if (turn !== undefined) await turn;
    try {
      return await work();
    } finally {
      this.leave(background);
    }
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
      line = { held: 0, servedAt: 0, waiting: [] };
      this.#lines.set(agency, line);
    }
    return line;
  }

  #enter(line: Line): void {
    line.held += 1;
    line.servedAt = performance.now();
    this.#held += 1;
  }

  #hasRoom(line: Line): boolean {
    if (this.#held >= this.#places) return false;
    if (line.held === 0 && line.waiting.length === 0) return true;
    return this.#hasShare(line) && (this.#isAlone || this.#heldByCrowd(line) < this.#sharedPlaces);
  }

  #hasShare({ held }: Line): boolean {
    return held === 0 || held < Math.floor(this.#places / (this.#lines.size + 1));
  }

  get #isAlone(): boolean {
    return this.#lines.size === (this.#lines.has(background) ? 2 : 1);
  }

  /** Places of agencies that want more, the one of `asking` among them. */
  #heldByCrowd(asking?: Line): number {
    let held = 0;
    for (const [agency, line] of this.#lines)
      if (agency !== background && (line.waiting.length > 0 || line === asking) && this.#counts(line))
        held += line.held;
    return held;
  }

  #counts({ servedAt }: Line): boolean {
    const heldMs = performance.now() - servedAt;
    return heldMs >= this.#quickMs && heldMs < stuckMs;
  }

  /** Gives free places to the lines in their order, one each; agencies that hold none come first. */
  #serve(): void {
    this.#serveBackground();
    const lines = [...this.#lines].filter(([, { waiting }]) => waiting.length > 0);
    const first = lines.filter(([, { held }]) => held === 0);
    const others = lines.filter(([, { held }]) => held > 0);
    let crowd = this.#heldByCrowd();
    for (const [agency, line] of [...first, ...others]) {
      if (this.#held >= this.#places || (!this.#isAlone && crowd >= this.#sharedPlaces)) return;
      if (!this.#hasShare(line)) continue;
      crowd += this.#counts(line) ? 1 : line.held + 1;
      this.#enterNext(agency, line);
    }
  }

  #serveBackground(): void {
    const line = this.#lines.get(background);
    if (line === undefined || line.waiting.length === 0 || this.#held >= this.#places) return;
    if (line.held === 0 || performance.now() - line.servedAt >= stuckMs) this.#enterNext(background, line);
  }

  /** Lets the first in the line have a place, and puts the line behind all others. */
  #enterNext(agency: string, line: Line): void {
    this.#waiting -= 1;
    this.#enter(line);
    this.#lines.delete(agency);
    this.#lines.set(agency, line);
    const { done, since } = line.waiting.shift()!;
    this.#countWait(agency, since);
    done.resolve();
  }

  /** Refuses those whose patience has ended, wherever they stand: some are more patient than others. */
  #sweepLines(): void {
    const now = performance.now();
    for (const [agency, line] of [...this.#lines]) {
      const late = line.waiting.filter(({ deadline }) => deadline <= now);
      if (late.length > 0) line.waiting = line.waiting.filter(({ deadline }) => deadline > now);
      for (const { done, since, deadline } of late) {
        this.#waiting -= 1;
        this.#countWait(agency, since);
        done.reject(new Overloaded(deadline - since));
      }
      this.#forgetIfIdle(agency, line);
    }
    // Places that nobody waits for any more are free for others.
    this.#serve();
    if (this.#waiting > 0) return;
    clearInterval(this.#sweep);
    this.#sweep = undefined;
  }

  #countWait(agency: string, since: number): void {
    this.#waitedMs[agency === background ? 'background' : 'calls'] += performance.now() - since;
  }

  #forgetIfIdle(agency: string, line: Line): void {
    if (line.held === 0 && line.waiting.length === 0) this.#lines.delete(agency);
  }
}
