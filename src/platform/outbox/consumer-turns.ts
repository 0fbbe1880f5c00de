import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Turns } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import { inTrace } from '#src/platform/trace/index.ts';
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
  type Agencies,
} from './outbox.queries.ts';

export interface ConsumerTurnsOptions {
  readonly consumer: EventConsumer;
  readonly owner: Pool;
  readonly log: Log;
  readonly retryAfterMs: readonly number[];
  readonly turns?: Turns | undefined;
}

export interface TurnOptions {
  readonly agencies: Agencies;
  /** How long a statement may take; the consumer has twice as long for all of them. */
  readonly batchMs: number;
  /** Whether a batch that takes too long is undone without being counted as a failure. */
  readonly isLateExcused: boolean;
}

/** Whose turn it was, and how long the last batch took. */
export interface TakenTurn {
  readonly tenantId: string;
  readonly tookMs: number;
}

/** Events of one agency at a time: another one's turn comes soon. */
const maxEvents = 500;
const maxErrorLength = 2_000;

/** What a batch led to: it is done, or it was late, or so many events failed together. */
type Outcome = { readonly tenantId: string } & (
  | { readonly kind: 'done' | 'late' }
  | {
      readonly kind: 'failed';
      readonly failedAt: ConsumedEvent;
      readonly events: number;
      readonly failures: number;
      readonly error: unknown;
    }
);

/**
 * Hands a consumer its events: one agency a turn, the one that has waited longest, a batch in one transaction with the
 * consumer's position. A batch that fails is halved until the event is found that cannot be processed; that is tried
 * again later and later, and parked in the end. Meanwhile its agency waits with this consumer, and nobody else does.
 */
export class ConsumerTurns {
  readonly #options: ConsumerTurnsOptions;

  constructor(options: ConsumerTurnsOptions) {
    this.#options = options;
  }

  /** Undefined when there was nothing to do. */
  async take(options: TurnOptions): Promise<TakenTurn | undefined> {
    let limit = maxEvents;
    for (;;) {
      const startedAt = performance.now();
      const outcome = await this.#inTransaction(options.batchMs, (owner) =>
        this.#batch(owner, limit, options),
      );
      if (outcome === undefined) return undefined;
      const { tenantId } = outcome;
      // A consumer that was ended after its time may have been quick to hear of it.
      const tookMs = outcome.kind === 'late' ? Infinity : performance.now() - startedAt;
      if (outcome.kind !== 'failed') return { tenantId, tookMs };
      if (outcome.events === 1) {
        await this.#fail(outcome.failedAt, outcome.failures + 1, outcome.error);
        return { tenantId, tookMs };
      }
      limit = Math.ceil(outcome.events / 2);
    }
  }

  /** Hands over the next parked event that an operator wants to be replayed. Resolves with whether there was one. */
  async replay(batchMs: number): Promise<boolean> {
    const { consumer } = this.#options;
    const outcome = await this.#inTransaction(batchMs, async (owner): Promise<Outcome | undefined> => {
      const event = await lockReplay(owner, consumer.name);
      if (event === undefined) return undefined;
      const { tenantId } = event;
      try {
        await this.#consume(owner, [event], batchMs);
      } catch (error) {
        if (isNoFaultOfEvents(error)) throw error;
        return { tenantId, kind: 'failed', failedAt: event, events: 1, failures: 0, error };
      }
      await deleteParked(owner, consumer.name, event);
      return { tenantId, kind: 'done' };
    });
    if (outcome?.kind === 'failed') {
      const { tenantId, failedAt, error } = outcome;
      await this.#inTransaction(batchMs, async (owner) => {
        await updateReplayFailed(owner, consumer.name, failedAt, describe(error));
        return { tenantId, kind: 'done' };
      });
    }
    return outcome !== undefined;
  }

  async #batch(
    owner: PoolClient,
    limit: number,
    { agencies, batchMs, isLateExcused }: TurnOptions,
  ): Promise<Outcome | undefined> {
    const { consumer } = this.#options;
    const claim = await claimEvents(owner, consumer.name, agencies);
    if (claim === undefined) return undefined;
    const { tenantId, failures } = claim;
    // What has failed before comes alone.
    const events = await selectEvents(owner, claim, failures > 0 ? 1 : limit);
    const last = events.at(-1)?.sequence ?? claim.readyTo;
    if (events.length > 0) {
      try {
        await this.#consume(owner, events, batchMs);
      } catch (error) {
        if (isLateExcused && isLate(error)) return { tenantId, kind: 'late' };
        if (isNoFaultOfEvents(error)) throw error;
        return { tenantId, kind: 'failed', failedAt: events[0]!, events: events.length, failures, error };
      }
    }
    await updatePosition(owner, consumer.name, tenantId, last);
    return { tenantId, kind: 'done' };
  }

  async #fail(event: ConsumedEvent, attempts: number, error: unknown): Promise<void> {
    const { consumer, retryAfterMs, log } = this.#options;
    const { tenantId } = event;
    const text = describe(error);
    const waitMs = retryAfterMs[attempts - 1];
    const about = {
      err: error,
      consumer: consumer.name,
      tenant_id: tenantId,
      event_id: event.eventId,
      event_type: event.type,
      attempts,
    };
    await this.#inTransaction(ownStatementMs, async (owner) => {
      if (waitMs === undefined) await insertParked(owner, consumer.name, event, text, attempts);
      else await updateFailure(owner, consumer.name, tenantId, text, waitMs);
      return { tenantId, kind: 'done' };
    });
    inTrace(event.traceparent, () => {
      if (waitMs === undefined) log.error(about, 'an event could not be processed and was parked');
      else log.warn(about, 'an event could not be processed; it will be retried');
    });
  }

  #inTransaction(
    statementMs: number,
    work: (owner: PoolClient) => Promise<Outcome | undefined>,
  ): Promise<Outcome | undefined> {
    const { turns } = this.#options;
    const transact = () => this.#transact(statementMs, work);
    return turns?.runBackground(transact) ?? transact();
  }

  /** Keeps what a batch that is done has written, and nothing of any other. */
  async #transact(
    statementMs: number,
    work: (owner: PoolClient) => Promise<Outcome | undefined>,
  ): Promise<Outcome | undefined> {
    const owner = await this.#options.owner.connect();
    let isFit = false;
    try {
      await begin(owner, statementMs);
      const outcome = await work(owner);
      const isDone = outcome?.kind === 'done';
      if (isDone) await owner.query('commit');
      // A consumer that was too slow has lost its connection, which is as good.
      isFit =
        isDone ||
        (await owner.query('rollback').then(
          () => true,
          () => false,
        ));
      return outcome;
    } finally {
      // After an error not rolled back: the end of the connection does that, whatever state it is in.
      owner.release(!isFit);
    }
  }

  /** A consumer that does not come back loses its transaction, so that it cannot write any more. */
  async #consume(owner: PoolClient, events: readonly ConsumedEvent[], batchMs: number): Promise<void> {
    const { consumer } = this.#options;
    const over = new AbortController();
    const late = sleep(batchMs * 2, 'late', { signal: over.signal, ref: false }).catch(() => undefined);
    const consuming = runBatch(owner, (scope) => consumer.consume(scope, events), over.signal);
    try {
      if ((await Promise.race([consuming, late])) === 'late') {
        (owner as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
        throw new LateConsumer(`The consumer did not return within ${batchMs * 2} ms.`);
      }
    } finally {
      over.abort();
    }
  }
}

/** Of the two statements that store a failure. */
const ownStatementMs = 20_000;

class LateConsumer extends Error {}

const statementTimeout = '57014';
const isLate = (error: unknown): boolean =>
  error instanceof LateConsumer || (error as { code?: unknown } | null)?.code === statementTimeout;

/** The database was lost, or two transactions were in each other's way: the same events can be tried again as they are. */
function isNoFaultOfEvents(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (code !== undefined && /^(?:08|40|53|57P|ECONN|EPIPE)/.test(code)) return true;
  return /Connection terminated|not queryable/.test(message);
}

const describe = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
