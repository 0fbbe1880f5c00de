import type { StreamedChange } from '#generated/console/types.gen.ts';
import type { EventStream } from '#generated/bodies.ts';
import type { Identity } from '#src/call/context.ts';
import type { Changes } from '#src/platform/changes/index.ts';
import type { Connections } from '#src/platform/db/index.ts';
import { problem } from '#src/platform/errors/index.ts';
import type { Log } from '#src/platform/log.ts';
import { AgencyStreams } from './agency-streams.ts';
import { Listener, type StreamedType } from './listener.ts';
import { TicketPresence } from './ticket-presence.ts';

export interface LiveStreamOptions {
  readonly db: Connections;
  readonly changes: Changes;
  readonly log: Log;
  /** How long an agency is listened to after its last stream has closed, for streams that come back (default 2 minutes). */
  readonly lingerMs?: number;
}

export interface StreamRequest {
  readonly identity: Identity;
  /** Asks again who the caller is; rejects when the credential is worth nothing any more. */
  readonly renew: () => Promise<Identity>;
  readonly types?: readonly StreamedType[] | undefined;
  readonly lastEventId?: string | undefined;
}

const maxOfCaller = 10;
const defaultLingerMs = 120_000;

/** All streams of this process. */
export class LiveStreams {
  /** Who is at which ticket, in all processes. */
  readonly presence: TicketPresence;
  readonly #options: LiveStreamOptions;
  readonly #agencies = new Map<
    string,
    { readonly streams: AgencyStreams; readonly started: Promise<void> }
  >();
  readonly #renewals = new Map<Listener, () => Promise<Identity>>();
  readonly #lingering = new Map<string, NodeJS.Timeout>();
  #unsubscribe: Promise<() => Promise<void>> | undefined;

  constructor(options: LiveStreamOptions) {
    this.#options = options;
    this.presence = new TicketPresence(options);
  }

  /** Streams that are open. */
  get size(): number {
    return this.#renewals.size;
  }

  /** Opens a stream of what the caller may see. 429 when they have as many as they may. */
  async open(request: StreamRequest): Promise<EventStream<StreamedChange>> {
    const { identity, renew, types, lastEventId } = request;
    const { tenantId } = identity;
    this.#requirePlace(identity);
    let forget = (): void => {};
    const listener: Listener = new Listener(identity, types, () => {
      forget();
      this.#close(tenantId, listener);
    });
    this.#renewals.set(listener, renew);
    try {
      this.#unsubscribe ??= this.#listenForRights();
      await this.#unsubscribe;
      const streams = await this.#agency(tenantId);
      forget = endInTime(listener, this.#options.db.clock.now());
      await streams.add(listener, lastEventId);
    } catch (error) {
      listener.end();
      throw error;
    }
    return listener;
  }

  async close(): Promise<void> {
    this.presence.close();
    for (const { streams } of this.#agencies.values()) streams.stop();
    for (const timer of this.#lingering.values()) clearTimeout(timer);
    this.#agencies.clear();
    await (
      await this.#unsubscribe?.catch(() => undefined)
    )?.();
  }

  #requirePlace({ tenantId, userId }: Identity): void {
    let open = 0;
    for (const { identity } of this.#renewals.keys())
      if (identity.userId === userId && identity.tenantId === tenantId) open += 1;
    if (open < maxOfCaller) return;
    throw problem(
      'rate_limited',
      `You have ${open} streams open already. Close one, or share it between pages.`,
      {
        headers: { 'retry-after': '10' },
      },
    );
  }

  async #agency(tenantId: string): Promise<AgencyStreams> {
    clearTimeout(this.#lingering.get(tenantId));
    this.#lingering.delete(tenantId);
    let agency = this.#agencies.get(tenantId);
    if (agency === undefined) {
      const { db, log, changes } = this.#options;
      const streams = new AgencyStreams(tenantId, db, log);
      agency = { streams, started: streams.start(changes) };
      this.#agencies.set(tenantId, agency);
      agency.started.catch(() => this.#agencies.delete(tenantId));
    }
    await agency.started;
    return agency.streams;
  }

  #close(tenantId: string, listener: Listener): void {
    this.#renewals.delete(listener);
    const agency = this.#agencies.get(tenantId);
    agency?.streams.listeners.delete(listener);
    if (agency === undefined || agency.streams.listeners.size > 0) return;
    const { lingerMs = defaultLingerMs } = this.#options;
    clearTimeout(this.#lingering.get(tenantId));
    const stop = () => {
      this.#lingering.delete(tenantId);
      this.#agencies.delete(tenantId);
      agency.streams.stop();
    };
    this.#lingering.set(tenantId, setTimeout(stop, lingerMs).unref());
  }

  /** What somebody may do changed somewhere in an agency: each of its streams asks again whose it is. */
  #listenForRights(): Promise<() => Promise<void>> {
    const { db } = this.#options;
    const ofAll = () => this.#renew([...this.#renewals.keys()]);
    const listening = db.listen(
      'credentials_changed',
      (tenantId) => {
        if (tenantId === '') return ofAll();
        const streams = this.#agencies.get(tenantId)?.streams;
        if (streams !== undefined) this.#renew([...streams.listeners]);
      },
      ofAll,
    );
    listening.catch(() => (this.#unsubscribe = undefined));
    return listening;
  }

  #renew(listeners: readonly Listener[]): void {
    for (const listener of listeners) void this.#renewOne(listener);
  }

  async #renewOne(listener: Listener): Promise<void> {
    const renew = this.#renewals.get(listener);
    if (renew === undefined) return;
    try {
      const before = listener.identity;
      listener.identity = await renew();
      if (!isSameRights(before, listener.identity)) listener.reset(undefined);
    } catch {
      // Whoever comes back is told why by the call that opens the next stream.
      listener.end();
    }
  }
}

/** A session ends when its time is up, whether or not anything happens. Answers the way to forget it. */
function endInTime(listener: Listener, now: Date): () => void {
  const { session } = listener.identity;
  if (session === undefined) return () => {};
  const leftMs = session.expiresAt - now.getTime();
  const timer = setTimeout(() => listener.end(), Math.min(Math.max(leftMs, 0), 2 ** 31 - 1)).unref();
  return () => clearTimeout(timer);
}

const isSameRights = (a: Identity, b: Identity): boolean =>
  a.role === b.role &&
  a.permissions.size === b.permissions.size &&
  [...a.permissions].every((permission) => b.permissions.has(permission));
