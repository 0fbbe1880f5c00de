import type { Pool } from 'pg';
import type { Turns } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { EventConsumer } from './consumer.ts';
import { ConsumerTurns } from './consumer-turns.ts';
import { Lanes } from './lanes.ts';

export interface ConsumerLoopOptions {
  readonly consumer: EventConsumer;
  /** Connections of this consumer alone, one for each lane: however slow it is, it keeps none from another. */
  readonly owner: Pool;
  readonly log: Log;
  /** Waits after each failure of an event, in milliseconds; after the last one it is parked. */
  readonly retryAfterMs: readonly number[];
  /** How long one statement of a batch may take in the slow lane, and the batch twice as long, in milliseconds. */
  readonly batchMs: number;
  /** Where batches wait for their turn behind the calls of the same process. */
  readonly turns?: Turns | undefined;
}

const quickLanes = 3;
/** Connections that a consumer needs. */
export const consumerLanes = quickLanes + 1;
// Ten times what a batch of 500 takes on a busy machine.
const quickMs = 1_000;

/**
 * Works on one consumer's events in a few lanes, one agency each. A batch that is not done after a second or two is undone,
 * and its agency changes to the slow lane, where all slow ones take turns and may take their time. So a slow agency costs
 * the others two seconds of one lane, once; as soon as a batch of it is quick again, it is back among them.
 */
export class ConsumerLoop {
  readonly #turns: ConsumerTurns;
  readonly #quick: Lanes;
  readonly #slow: Lanes;
  readonly #slowAgencies = new Set<string>();

  constructor({ consumer, owner, log, retryAfterMs, batchMs, turns }: ConsumerLoopOptions) {
    this.#turns = new ConsumerTurns({ consumer, owner, log, retryAfterMs, turns });
    // A lost connection is no fault of any event: positions are where they were, and the next wake goes on.
    const onError = (error: unknown): void =>
      log.warn({ err: error, consumer: consumer.name }, 'events could not be processed; it will be retried');
    const quickBatchMs = Math.min(quickMs, batchMs);
    this.#quick = new Lanes({ limit: quickLanes, work: () => this.#workQuickly(quickBatchMs), onError });
    this.#slow = new Lanes({ limit: 1, work: () => this.#workSlowly(batchMs, quickBatchMs), onError });
  }

  /** Looks for something to do. */
  wake(): void {
    this.#quick.wake();
    this.#slow.wake();
  }

  /** Lets batches under way finish. */
  async stop(): Promise<void> {
    await Promise.all([this.#quick.stop(), this.#slow.stop()]);
  }

  /** Answers whether there was something to do. */
  async #workQuickly(batchMs: number): Promise<boolean> {
    const agencies = { list: [...this.#slowAgencies], isAmong: false };
    const turn = await this.#turns.take({ agencies, batchMs, isLateExcused: true });
    if (turn === undefined) return false;
    if (turn.tookMs < batchMs) return true;
    this.#slowAgencies.add(turn.tenantId);
    this.#slow.wake();
    return true;
  }

  /** What an operator replays comes here too: nobody knows how long it takes. */
  async #workSlowly(batchMs: number, quickBatchMs: number): Promise<boolean> {
    if (await this.#turns.replay(batchMs)) return true;
    if (this.#slowAgencies.size === 0) return false;
    const agencies = { list: [...this.#slowAgencies], isAmong: true };
    const turn = await this.#turns.take({ agencies, batchMs, isLateExcused: false });
    if (turn === undefined) return false;
    if (turn.tookMs < quickBatchMs) {
      this.#slowAgencies.delete(turn.tenantId);
      this.#quick.wake();
    }
    return true;
  }
}
