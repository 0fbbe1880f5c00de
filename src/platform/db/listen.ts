import pg from 'pg';
import { connectionOptions } from './connection.ts';

// A connection can die without a word: a firewall forgets it, a standby takes over. Then no message comes, and no error either.
const defaultBeat = { everyMs: 10_000, answerWithinMs: 5_000 };

type Listener = { onMessage: (payload: string) => void; onGap: () => void };

/** LISTEN on one connection for the whole process; it comes back by itself, and says when messages may have been missed. */
export class Notifications {
  readonly #url: string;
  readonly #check: (client: pg.Client) => Promise<void>;
  readonly #beat: typeof defaultBeat;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #closing = false;

  /** `check` makes a new connection ready, and rejects one that must not be used. */
  constructor(url: string, check: (client: pg.Client) => Promise<void> = async () => {}, beat = defaultBeat) {
    this.#url = url;
    this.#check = check;
    this.#beat = beat;
  }

  /** Whether notifications arrive right now; while false, caches that rely on them must not be trusted. */
  get connected(): boolean {
    return this.#client !== undefined;
  }

  /** `onGap` is called when the connection was lost, and again when it is back: what came in between is missing too. The returned function stops listening. */
  async listen(
    channel: string,
    onMessage: (payload: string) => void,
    onGap: () => void = () => {},
  ): Promise<() => Promise<void>> {
    const listener = { onMessage, onGap };
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    if (this.#client === undefined)
      await (this.#connecting ??= this.#connect().finally(() => (this.#connecting = undefined)));
    else if (listeners.size === 1) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      this.#listeners.delete(channel);
      await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
    };
  }

  async close(): Promise<void> {
    this.#closing = true;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      ...connectionOptions(this.#url, 'agency-listen'),
      pipeline: false,
    } as pg.ClientConfig);
    client.on('error', () => {});
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.#listeners.get(channel) ?? []) listener.onMessage(payload ?? '');
    });
    let heartbeat: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      // From here on: a way that falls silent before the connection is ready would be waited for without end.
      heartbeat = this.#watch(client);
      await this.#check(client);
      for (const channel of this.#listeners.keys())
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      clearInterval(heartbeat);
      void client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    client.once('end', () => {
      clearInterval(heartbeat);
      this.#lost(client);
    });
  }

  /** Ends a connection that no longer answers, so that its loss is noticed as any other. */
  #watch(client: pg.Client): NodeJS.Timeout {
    const { everyMs, answerWithinMs } = this.#beat;
    const beat = () => {
      const deadline = setTimeout(() => void client.end().catch(() => {}), answerWithinMs).unref();
      client
        .query('select 1')
        .catch(() => {})
        .finally(() => clearTimeout(deadline));
    };
    return setInterval(beat, everyMs).unref();
  }

  #lost(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined;
    if (this.#closing) return;
    this.#tellGap();
    this.#connecting = this.#retry().finally(() => (this.#connecting = undefined));
  }

  #tellGap(): void {
    for (const listeners of this.#listeners.values()) for (const listener of listeners) listener.onGap();
  }

  async #retry(): Promise<void> {
    for (let waitMs = 50; !this.#closing; waitMs = Math.min(waitMs * 2, 1000)) {
      try {
        await this.#connect();
        this.#tellGap();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  }
}
