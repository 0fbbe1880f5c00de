import { DatabaseUnavailable, Turns } from '#src/platform/db/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import { headOf } from './child/frames.ts';
import type { IsolateTasks, RefusalCode, RefusalDetail } from './child/tasks.ts';
import { runChild } from './child-process.ts';
import { FileRefused, LimitExceeded, type Limit } from './faults.ts';
import { usualLimits, type Limits } from './limits.ts';
import { ownProgram, type Program } from './program.ts';

export interface IsolateOptions {
  /** Children at once (default 2, of which one agency gets one). */
  readonly places?: number;
  /** How long a caller waits for its turn (default 10 s). */
  readonly patienceMs?: number;
  readonly limits?: Partial<Limits>;
  /** Another program than the service's own. */
  readonly program?: Program;
}

/** A file for a task. */
export interface Given<Wish> {
  /** Whose turn it is. */
  readonly agency: string;
  readonly wish: Wish;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** How long it waits for its turn, when others wait for a shorter or longer time. */
  readonly patienceMs?: number | undefined;
}

export interface Outcome<Result> {
  readonly result: Result;
  readonly bytes: Buffer;
}

const retryAfterSeconds = 5;

/**
 * Parses files that nobody vouches for, each in a process of its own that ends with it: a file that does harm does it there, and to
 * nothing else. Agencies take turns for a few places.
 */
export class Isolate {
  readonly #turns: Turns;
  readonly #limits: Limits;
  readonly #closing = new AbortController();
  readonly #given: Program | undefined;
  #program: Program | undefined;

  constructor({ places = 2, patienceMs = 10_000, limits, program }: IsolateOptions = {}) {
    this.#turns = new Turns({ places, patienceMs });
    this.#limits = { ...usualLimits, ...limits };
    this.#given = program;
  }

  /** Children at work, and those who wait for their turn. */
  get held(): number {
    return this.#turns.held;
  }

  get waiting(): number {
    return this.#turns.waiting;
  }

  /**
   * `FileRefused` when the file is not what the task needs, `LimitExceeded` when it took too much, and a problem (503) when the agency's
   * turn did not come.
   */
  async run<N extends keyof IsolateTasks & string>(
    task: N,
    given: Given<IsolateTasks[N]['wish']>,
  ): Promise<Outcome<IsolateTasks[N]['result']>> {
    return (await this.perform(task, given)) as Outcome<IsolateTasks[N]['result']>;
  }

  /** As `run`, for a program with tasks of its own. */
  async perform(task: string, { agency, wish, bytes, patienceMs }: Given<object>): Promise<Outcome<object>> {
    await this.#takeTurn(agency, patienceMs);
    try {
      const { head, bytes: output } = await runChild({
        program: (this.#program ??= this.#given ?? ownProgram()),
        task,
        input: framed(wish, bytes),
        limits: this.#limits,
        signal: this.#closing.signal,
      });
      const { refusal, detail, cause, result, limit } = head;
      if (limit !== undefined) throw new LimitExceeded(limit as Limit, String(cause));
      if (refusal !== undefined)
        throw new FileRefused(refusal as RefusalCode, detail as RefusalDetail, cause ?? undefined);
      return { result: result as object, bytes: output };
    } finally {
      this.#turns.leave(agency);
    }
  }

  /** Ends what is under way. */
  close(): void {
    this.#closing.abort();
  }

  async #takeTurn(agency: string, patienceMs: number | undefined): Promise<void> {
    try {
      await this.#turns.take(agency, patienceMs);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      throw problem(
        'unavailable',
        `Too many files of your agency are being looked at. Try again in ${retryAfterSeconds} seconds.`,
        { internal: error.message, cause: error, headers: { 'retry-after': String(retryAfterSeconds) } },
      );
    }
  }
}

async function* framed(
  wish: object,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, void> {
  yield headOf(wish);
  yield* bytes;
}
