import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '#src/platform/log.ts';
import { runBatch } from './batch.ts';
import type { ConsumedEvent, EventConsumer } from './consumer.ts';
import {
  begin,
  claimEvents,
  deleteParked,
  insertParked,
  lockReplay,
  selectEvents,
  updateFailure,
  updatePosition,
  updateReplayFailed,
} from './outbox.queries.ts';

export interface ConsumerLoopOptions {
  readonly consumer: EventConsumer;
  /** Connections of this consumer alone: however slow it is, it keeps none from another. */
  readonly owner: Pool;
  readonly log: Log;
  /** Agencies that it works on at the same time. */
  readonly lanes: number;
  /** Waits after each failure of an event, in milliseconds; after the last one it is parked. */
  readonly retryAfterMs: readonly number[];
  /** How long one batch may take. */
  readonly batchMs: number;
}

/** Events of one agency at a time: another one's turn comes soon. */
const maxEvents = 500;
const maxErrorLength = 2_000;

/** What a turn led to: nothing to do, done, or a failure of so many events together. */
type Turn =
  | 'idle'
  | 'done'
  | {
      readonly failedAt: ConsumedEvent;
      readonly events: number;
      readonly failures: number;
      readonly error: unknown;
    };

/**
 * Hands a consumer its events: one agency a turn, the one that has waited longest, a batch in one transaction with the
 * consumer's position. A batch that fails is halved until the event is found that cannot be processed; that is tried
 * again later and later, and parked in the end. Meanwhile its agency waits with this consumer, and nobody else does.
 */
export class ConsumerLoop {
  readonly #options: ConsumerLoopOptions;
  readonly #running = new Set<Promise<void>>();
  #isStopped = false;
  /** Raised by each wake: a lane that finds nothing looks again when it has changed meanwhile. */
  #wakes = 0;

  constructor(options: ConsumerLoopOptions) {
    this.#options = options;
  }

  /** Looks for something to do. */
  wake(): void {
    this.#wakes += 1;
    if (this.#isStopped || this.#running.size >= this.#options.lanes) return;
    const lane = this.#work().finally(() => this.#running.delete(lane));
    this.#running.add(lane);
  }

  /** Lets batches under way finish. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  async #work(): Promise<void> {
    const { consumer, log } = this.#options;
    try {
      let seen = -1;
      while (!this.#isStopped && seen !== this.#wakes) {
        seen = this.#wakes;
        while (!this.#isStopped && (await this.#replay())) {
          /* one after the other, in their order */
        }
        while (!this.#isStopped && (await this.#takeTurn())) {
          // There may be work for another lane too.
          if (this.#running.size < this.#options.lanes) this.wake();
        }
      }
    } catch (error) {
      // A lost connection is no fault of any event: positions are where they were, and the next wake goes on.
      log.warn({ err: error, consumer: consumer.name }, 'events could not be processed; it will be retried');
    }
  }

  /** Answers whether there was something to do. */
  async #takeTurn(): Promise<boolean> {
    let limit = maxEvents;
    for (;;) {
      const turn = await this.#inTransaction((owner) => this.#turn(owner, limit));
      if (turn === 'idle') return false;
      if (turn === 'done') return true;
      if (turn.events === 1) {
        await this.#fail(turn.failedAt, turn.failures + 1, turn.error);
        return true;
      }
      limit = Math.ceil(turn.events / 2);
    }
  }

  async #turn(owner: PoolClient, limit: number): Promise<Turn> {
    const { consumer } = this.#options;
    const claim = await claimEvents(owner, consumer.name);
    if (claim === undefined) return 'idle';
    // What has failed before comes alone.
    const events = await selectEvents(owner, claim, claim.failures > 0 ? 1 : limit);
    const last = events.at(-1)?.sequence ?? claim.readyTo;
    if (events.length > 0) {
      try {
        await this.#consume(owner, events);
      } catch (error) {
        if (isNoFaultOfEvents(error)) throw error;
        return { failedAt: events[0]!, events: events.length, failures: claim.failures, error };
      }
    }
    await updatePosition(owner, consumer.name, claim.tenantId, last);
    return 'done';
  }

  async #fail(event: ConsumedEvent, attempts: number, error: unknown): Promise<void> {
    const { consumer, retryAfterMs, log } = this.#options;
    const text = describe(error);
    const waitMs = retryAfterMs[attempts - 1];
    const about = {
      err: error,
      consumer: consumer.name,
      tenant_id: event.tenantId,
      event_id: event.eventId,
      event_type: event.type,
      attempts,
    };
    await this.#inTransaction(async (owner) => {
      if (waitMs === undefined) await insertParked(owner, consumer.name, event, text, attempts);
      else await updateFailure(owner, consumer.name, event.tenantId, text, waitMs);
      return 'done';
    });
    if (waitMs === undefined) log.error(about, 'an event could not be processed and was parked');
    else log.warn(about, 'an event could not be processed; it will be retried');
  }

  /** Answers whether there was one. */
  async #replay(): Promise<boolean> {
    const { consumer } = this.#options;
    let failed: { event: ConsumedEvent; error: unknown } | undefined;
    const turn = await this.#inTransaction(async (owner) => {
      const event = await lockReplay(owner, consumer.name);
      if (event === undefined) return 'idle';
      try {
        await this.#consume(owner, [event]);
      } catch (error) {
        if (isNoFaultOfEvents(error)) throw error;
        failed = { event, error };
        return { failedAt: event, events: 1, failures: 0, error };
      }
      await deleteParked(owner, consumer.name, event);
      return 'done';
    });
    if (failed !== undefined) {
      const { event, error } = failed;
      await this.#inTransaction(async (owner) => {
        await updateReplayFailed(owner, consumer.name, event, describe(error));
        return 'done';
      });
    }
    return turn !== 'idle';
  }

  /** Keeps what a turn that is done has written, and nothing of any other. */
  async #inTransaction(work: (owner: PoolClient) => Promise<Turn>): Promise<Turn> {
    const owner = await this.#options.owner.connect();
    let isFit = false;
    try {
      await begin(owner, this.#options.batchMs);
      const turn = await work(owner);
      if (turn === 'done') await owner.query('commit');
      // A consumer that was too slow has lost its connection, which is as good.
      isFit =
        turn === 'done' ||
        (await owner.query('rollback').then(
          () => true,
          () => false,
        ));
      return turn;
    } finally {
      // After an error not rolled back: the end of the connection does that, whatever state it is in.
      owner.release(!isFit);
    }
  }

  /** A consumer that does not come back loses its transaction, so that it cannot write any more. */
  async #consume(owner: PoolClient, events: readonly ConsumedEvent[]): Promise<void> {
    const { batchMs, consumer } = this.#options;
    const over = new AbortController();
    const late = sleep(batchMs * 2, 'late', { signal: over.signal, ref: false }).catch(() => undefined);
    const consuming = runBatch(owner, (scope) => consumer.consume(scope, events), over.signal);
    try {
      if ((await Promise.race([consuming, late])) === 'late') {
        (owner as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
        throw new Error(`The consumer did not return within ${batchMs * 2} ms.`);
      }
    } finally {
      over.abort();
    }
  }
}

/** The database was lost, or two transactions were in each other's way: the same events can be tried again as they are. */
function isNoFaultOfEvents(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (code !== undefined && /^(?:08|40|53|57P|ECONN|EPIPE)/.test(code)) return true;
  return /Connection terminated|not queryable/.test(message);
}

const describe = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
