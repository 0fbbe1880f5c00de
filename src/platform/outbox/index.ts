import { eventsChannel, openOwnerPool, type Connections, type Turns } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import type { EventConsumer } from './consumer.ts';
import { ConsumerLoop, consumerLanes } from './consumer-loop.ts';
import { scanEvents } from './outbox.queries.ts';

export type { BatchScope } from './batch.ts';
export type { ConsumedEvent, EventConsumer } from './consumer.ts';

export interface OutboxOptions {
  readonly ownerUrl: string;
  readonly db: Pick<Connections, 'listen'>;
  readonly log: Log;
  readonly consumers: readonly EventConsumer[];
  /** Waits after each failure of an event (default 1 s, 5 s, 30 s, 2 min, 10 min); then it is parked. */
  readonly retryAfterMs?: readonly number[];
  /** How long a consumer may take for a statement, and half of what it may take for a batch (default 20 s), in milliseconds. */
  readonly batchMs?: number;
  /** Where batches wait for their turn behind the calls of the same process (default: nowhere). */
  readonly turns?: Turns | undefined;
}

export interface Outbox {
  /** What keeps events from being found, as far as this process knows. */
  findFault(): string | undefined;
  /** Lets batches under way finish. */
  stop(): Promise<void>;
}

const defaultRetryAfterMs = [1_000, 5_000, 30_000, 120_000, 600_000];
const defaultBatchMs = 20_000;
// A message may be lost, and what failed is due again: the longest that an event waits without one.
const lookEveryMs = 500;
const unseenMs = 30_000;

/** Hands the events of the outbox to their consumers until it is stopped. Any number of processes may. */
export async function startOutbox(options: OutboxOptions): Promise<Outbox> {
  const {
    ownerUrl,
    db,
    log,
    consumers,
    retryAfterMs = defaultRetryAfterMs,
    batchMs = defaultBatchMs,
    turns,
  } = options;
  const scanner = openOwnerPool(ownerUrl, 'agency-outbox', 1);
  const parts = consumers.map((consumer) => {
    const owner = openOwnerPool(ownerUrl, `agency-outbox ${consumer.name}`, consumerLanes);
    return {
      name: consumer.name,
      owner,
      loop: new ConsumerLoop({ consumer, owner, log, retryAfterMs, batchMs, turns }),
    };
  });
  let isStopped = false;
  let scanning: Promise<void> | undefined;
  let isWanted = false;
  let scannedAt = performance.now();

  async function scan(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      const { more, due } = await (turns?.runBackground(() => scanEvents(scanner, consumers)) ??
        scanEvents(scanner, consumers));
      scannedAt = performance.now();
      if (more) isWanted = true;
      for (const { name, loop } of parts) if (due.includes(name)) loop.wake();
    }
  }
  const look = (): void => {
    isWanted = true;
    if (scanning !== undefined || isStopped) return;
    scanning = scan()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'polling for new events failed; it will be retried'),
      )
      .finally(() => (scanning = undefined));
  };

  const unlisten = await db.listen(eventsChannel, look, look).catch((error: unknown) => {
    log.warn({ err: error }, 'cannot listen for new events; polling for them instead');
    return async () => {};
  });
  const timer = setInterval(look, lookEveryMs).unref();
  look();
  return {
    findFault: () => (performance.now() - scannedAt > unseenMs ? 'polling for events fails' : undefined),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await unlisten();
      await scanning;
      await Promise.all(parts.map(({ loop }) => loop.stop()));
      await Promise.all([scanner.end(), ...parts.map(({ owner }) => owner.end())]);
    },
  };
}
