import { randomBytes } from 'node:crypto';
import { oneOfBoth } from '#src/call/change.ts';
import type { Change, Changes } from '#src/platform/changes/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import { HeardChanges, type HeardChange } from './heard.ts';
import type { Listener } from './listener.ts';
import { whatToTell } from './told.ts';

// Changes that come together are looked at together, and a busy agency is told no more often.
const togetherMs = 100;
const maxAtOnce = 500;

/** The streams of one agency in this process. */
export class AgencyStreams {
  readonly listeners = new Set<Listener>();
  readonly #tenantId: string;
  readonly #db: Connections;
  readonly #log: Log;
  readonly #heard = new HeardChanges(nowhere());
  /** What nobody was told yet, each record once, at the place of its latest change. */
  #pending = new Map<string, HeardChange>();
  #telling: Promise<void> | undefined;
  #leave: (() => void) | undefined;

  constructor(tenantId: string, db: Connections, log: Log) {
    this.#tenantId = tenantId;
    this.#db = db;
    this.#log = log;
  }

  async start(changes: Changes): Promise<void> {
    this.#leave = await changes.subscribe(this.#tenantId, {
      onChange: (change, place) => this.#hear(change, place),
      onGap: () => this.#miss(),
    });
  }

  stop(): void {
    this.#leave?.();
    for (const listener of this.listeners) listener.end();
  }

  /** Begins with what the listener missed since `lastPlace`, or where it is now. */
  async add(listener: Listener, lastPlace: string | undefined): Promise<void> {
    this.listeners.add(listener);
    const { last } = this.#heard;
    if (lastPlace === undefined) return listener.push({ id: last });
    const missed = this.#heard.after(lastPlace);
    if (missed === undefined) return listener.reset(last);
    const latest = new Map<string, HeardChange>();
    for (const change of missed) putLast(latest, change);
    if (latest.size === 0) return listener.push({ id: last });
    await this.#tell([...latest.values()], [listener]);
  }

  #hear(change: Change, place: string): void {
    // Whoever is at a ticket asks for the others; streams would tell it every few seconds.
    if (change.kind === 'ticket_presence') return;
    const heard = { ...change, place };
    this.#heard.add(heard);
    putLast(this.#pending, heard);
    this.#telling ??= this.#tellPending();
  }

  /** Changes were missed: everybody reads everything anew. */
  #miss(): void {
    this.#pending.clear();
    this.#heard.restart(nowhere());
    for (const listener of this.listeners) listener.reset(this.#heard.last);
  }

  async #tellPending(): Promise<void> {
    while (this.#pending.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, togetherMs));
      const changes = [...this.#pending.values()].slice(0, maxAtOnce);
      for (const change of changes) this.#pending.delete(keyOf(change));
      await this.#tell(changes, [...this.listeners]);
    }
    this.#telling = undefined;
  }

  /** Who cannot be told, since the database does not answer, reads everything anew. */
  async #tell(changes: readonly HeardChange[], listeners: readonly Listener[]): Promise<void> {
    if (changes.length === 0 || listeners.length === 0) return;
    const order = new Map(changes.map(({ place }, at) => [place, at]));
    try {
      const told = await whatToTell(this.#db.read(this.#tenantId), changes, listeners);
      told.sort((a, b) => order.get(a.place)! - order.get(b.place)!);
      for (const { listener, place, data } of told) listener.push({ id: place, data });
    } catch (error) {
      this.#log.warn(
        { err: error, tenant_id: this.#tenantId },
        'changes could not be told; listeners read anew',
      );
      for (const listener of listeners) listener.reset(changes.at(-1)!.place);
    }
  }
}

/** At the end, with what came before of the same record: whoever was told up to a place has been told everything before it. */
function putLast(changes: Map<string, HeardChange>, heard: HeardChange): void {
  const key = keyOf(heard);
  const former = changes.get(key);
  changes.delete(key);
  changes.set(key, former === undefined ? heard : oneOfBoth(former, heard));
}

const keyOf = ({ kind, id }: Change): string => `${kind} ${id}`;

/** A place that no other process knows. */
const nowhere = (): string => `s${randomBytes(6).toString('hex')}`;
