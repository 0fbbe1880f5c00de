import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Change } from '#src/call/change.ts';
import { ChangeQueue, type AgencyChanges } from './change-queue.ts';
import type { Db } from './db.ts';

/** On these channels processes hear that events were committed, and which records changed. */
export const channels = { events: 'events_committed', changes: 'records_changed' } as const;

// Many commits share one message: it has a commit of its own, and only one of those runs at a time.
const togetherMs = 4;
const maxMessagesAtOnce = 8;
const retryMs = 1_000;
// A busy machine or database may take a while for one message; one that cannot be reached refuses at once.
const closeWithinMs = 5_000;

/**
 * Tells all processes that events were committed, and of changes. Not with the commit itself: Postgres lets only
 * one transaction at a time commit after a NOTIFY, 1,100 a second against 3,500 at 32 connections on two cores. When a message about
 * events is lost, the workers look soon enough. When one about changes cannot be sent, its agencies are told as a whole later; those
 * of a process that is killed within these milliseconds are lost.
 */
export class Waker {
  readonly #db: Db;
  readonly #changes: ChangeQueue;
  #hasEvents = false;
  #sending: Promise<void> | undefined;
  #isClosing = false;
  /** Messages of this process, and how many there were. */
  readonly #process = randomBytes(6).toString('hex');
  #sent = 0;

  constructor(db: Db, changes = new ChangeQueue()) {
    this.#db = db;
    this.#changes = changes;
  }

  wake(): void {
    this.#hasEvents = true;
    this.#start();
  }

  announce(tenantId: string, changes: readonly Change[]): void {
    if (changes.length === 0) return;
    for (const change of changes) this.#changes.add(tenantId, change);
    this.#start();
  }

  /** Sends what waits, unless the database cannot be reached. */
  async close(): Promise<void> {
    this.#isClosing = true;
    const patience = new Promise((resolve) => setTimeout(resolve, closeWithinMs).unref());
    await Promise.race([this.#sending, patience]);
  }

  #start(): void {
    this.#sending ??= this.#send();
  }

  /** The first of a burst goes at once; what comes meanwhile goes together. */
  async #send(): Promise<void> {
    while (this.#hasEvents || !this.#changes.isEmpty) {
      const isSent = await this.#sendOnce();
      if (!isSent && this.#isClosing) break;
      await new Promise((resolve) => setTimeout(resolve, isSent ? togetherMs : retryMs));
    }
    // At once, so that what comes next starts anew.
    this.#sending = undefined;
  }

  async #sendOnce(): Promise<boolean> {
    const messages = this.#take();
    const payloads = messages.map((message) => JSON.stringify([this.#nextName(), ...message]));
    const named: string[] = payloads.map(() => channels.changes);
    if (this.#hasEvents) {
      named.push(channels.events);
      payloads.push('');
    }
    this.#hasEvents = false;
    try {
      await sql`select pg_notify(m.channel, m.payload) from unnest(${named}::text[], ${payloads}::text[]) m (channel, payload)`.execute(
        this.#db,
      );
      return true;
    } catch {
      for (const [tenantId] of messages.flat()) this.#changes.giveUp(tenantId);
      return false;
    }
  }

  #nextName(): string {
    this.#sent += 1;
    return `${this.#process}-${this.#sent.toString(36)}`;
  }

  #take(): (readonly AgencyChanges[])[] {
    const messages: (readonly AgencyChanges[])[] = [];
    while (messages.length < maxMessagesAtOnce) {
      const message = this.#changes.take();
      if (message === undefined) break;
      messages.push(message);
    }
    return messages;
  }
}
