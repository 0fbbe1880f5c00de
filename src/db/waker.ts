import { sql, type Kysely } from 'kysely';
import type { Database } from '#generated/database.ts';

// Many commits share one message: it has a commit of its own, and only one of those runs at a time.
const togetherMs = 4;
// As far as the queue is concerned: enough for everything that may have come together.
const jobs = 1_000;

/**
 * Tells the workers of all processes that events were committed. Not with the commit itself, as Postgres lets only one
 * transaction at a time commit after a NOTIFY (002-events-and-jobs.sql); when a message is lost, they look soon enough.
 */
export class Waker {
  readonly #db: Kysely<Database>;
  #state: 'idle' | 'sending' | 'again' = 'idle';

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  wake(): void {
    if (this.#state !== 'idle') {
      this.#state = 'again';
      return;
    }
    this.#state = 'sending';
    void this.#send();
  }

  async #send(): Promise<void> {
    // The first of a burst goes at once; what comes meanwhile goes together.
    await sql`select app.wake_workers(${jobs})`.execute(this.#db).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, togetherMs));
    const isAgain = this.#state === 'again';
    this.#state = isAgain ? 'sending' : 'idle';
    if (isAgain) void this.#send();
  }
}
