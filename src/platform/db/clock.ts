import type { Clock } from '#src/platform/clock/index.ts';
import type { Connections } from './index.ts';
import type { Db } from './db.ts';
import { findAheadMs } from './clock.queries.ts';

/** The clock of a database, which all its processes share. */
export class DatabaseClock implements Clock {
  #aheadMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  /** Learns how far the database's clock is ahead of the system's. It only moves forward: an answer that was overtaken by a later one is of the past. */
  async read(system: Db): Promise<void> {
    const aheadMs = await findAheadMs(system);
    this.#aheadMs = Math.max(this.#aheadMs, aheadMs);
  }
}

/** Keeps the clock right when another process moves it. Returns the way to stop. */
export function followClock(db: Connections): Promise<() => Promise<void>> {
  const read = () => void db.clock.read(db.system).catch(() => {});
  return db.listen('clock', read, read);
}
