import type pg from 'pg';
import { corkUntilIdle } from './cork.ts';
import { PreparedStatements } from './prepared.ts';
import { roundTrip, type Answer, type Step } from './round-trip.ts';
import type { StatementNames } from './statement-names.ts';
import { DatabaseUnavailable } from './unavailable.ts';

/** Opens a connection and checks it: what it resolves with can be used at once, and has an `error` listener. */
export type OpenClient = () => Promise<pg.Client>;

export interface ReadSlotOptions {
  readonly open: OpenClient;
  readonly names: StatementNames;
  /** How long the connection may take for one statement, in milliseconds. */
  readonly statementMs: number;
}

interface Connection {
  readonly client: pg.Client;
  readonly prepared: PreparedStatements;
}

const watchEveryMs = 1_000;
const maxWaitMs = 1_000;

/**
 * A place for one connection. It holds a client only while that can be used: one that is lost leaves at once, and another
 * enters once it is connected and checked. A client that answers nothing for longer than a statement may take is given
 * up, so that every statement ends.
 */
export class ReadSlot {
  readonly #options: ReadSlotOptions;
  readonly #watch: NodeJS.Timeout;
  #current: Connection | undefined;
  #connected = Promise.withResolvers<ReadSlot>();
  #closing = false;
  /** Statements sent and not yet answered. */
  pending = 0;
  /** Since when the oldest of them is the next to be answered. */
  #waitsSince = 0;

  constructor(options: ReadSlotOptions) {
    this.#options = options;
    this.#watch = setInterval(
      () => this.#giveUpSilent(),
      Math.min(watchEveryMs, options.statementMs),
    ).unref();
  }

  get isConnected(): boolean {
    return this.#current !== undefined;
  }

  /** Resolves when there is a connection. */
  get connected(): Promise<ReadSlot> {
    return this.#connected.promise;
  }

  /** The first connection; when it is lost later, others follow by themselves. */
  async connect(): Promise<void> {
    this.#enter(await this.#options.open());
  }

  async send(steps: readonly Step[]): Promise<Answer> {
    const connection = this.#current;
    if (connection === undefined)
      throw new DatabaseUnavailable('The connection was lost before the statement was sent.');
    if (this.pending === 0) this.#waitsSince = performance.now();
    this.pending += 1;
    corkUntilIdle(connection.client);
    try {
      return await roundTrip(connection.client, connection.prepared, steps);
    } finally {
      this.pending -= 1;
      this.#waitsSince = performance.now();
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#watch);
    const client = this.#current?.client;
    this.#current = undefined;
    await client?.end().catch(() => {});
  }

  #enter(client: pg.Client): void {
    if (this.#closing) return void client.end().catch(() => {});
    this.#current = { client, prepared: new PreparedStatements(this.#options.names) };
    this.#connected.resolve(this);
    // Whatever comes first: no statement is sent to a client that has said that something is wrong with it.
    const lost = () => {
      if (this.#current?.client !== client) return;
      this.#current = undefined;
      this.#connected = Promise.withResolvers<ReadSlot>();
      client.end().catch(() => {});
      if (!this.#closing) void this.#reconnect();
    };
    client.once('error', lost);
    client.once('end', lost);
  }

  async #reconnect(): Promise<void> {
    for (let waitMs = 20; !this.#closing; waitMs = Math.min(waitMs * 2, maxWaitMs)) {
      const client = await this.#options.open().catch(() => undefined);
      if (client !== undefined) return this.#enter(client);
      await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
    }
  }

  #giveUpSilent(): void {
    const connection = this.#current;
    if (
      connection === undefined ||
      this.pending === 0 ||
      performance.now() - this.#waitsSince < this.#options.statementMs
    )
      return;
    destroy(
      connection.client,
      new DatabaseUnavailable('The database did not respond within the statement timeout.'),
    );
  }
}

/** Ends the connection without waiting for the other side: what is under way fails with `reason`. */
export function destroy(client: pg.ClientBase, reason: Error): void {
  (
    client as unknown as { connection: { stream: { destroy(error: Error): void } } }
  ).connection.stream.destroy(reason);
}
