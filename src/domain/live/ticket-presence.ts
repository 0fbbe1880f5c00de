import type { Change } from '#src/call/change.ts';
import type { Changes } from '#src/platform/changes/index.ts';

type PresenceActivity = 'reading' | 'writing';

/** A member who is at a ticket. */
interface Present {
  readonly userId: string;
  readonly activity: PresenceActivity;
}

interface TicketPresenceOptions {
  readonly changes: Pick<Changes, 'subscribe'>;
  /** Milliseconds of a clock that only goes forward. */
  readonly clock?: () => number;
}

interface Seen {
  readonly activity: PresenceActivity;
  readonly until: number;
  /** Until when what is heard of the member may be the echo of what they told this process before. */
  readonly echoUntil: number;
}

const presentMs = 30_000;
/** What a process announces comes back to it a few milliseconds later. */
const echoMs = 1_000;
/** An agency of whose members nobody calls this process is not listened to any more. */
const lingerMs = 2 * presentMs;
// In the order of their revisions: of two that are told together, the later counts, and writing says more than reading.
const activities: readonly PresenceActivity[] = ['reading', 'writing'];

/**
 * Who is at which ticket. Each process keeps in memory what all of them announce, for half a minute; nothing is stored. A process that
 * begins to listen knows all once everybody has repeated it.
 */
export class TicketPresence {
  readonly #options: Required<TicketPresenceOptions>;
  readonly #agencies = new Map<string, AgencyPresence>();

  constructor({ changes, clock = () => performance.now() }: TicketPresenceOptions) {
    this.#options = { changes, clock };
  }

  /** Notes that the member is there, and answers the others. What it returns as `change` tells the other processes. */
  async note(
    tenantId: string,
    ticketId: string,
    { userId, activity }: Present,
  ): Promise<{ readonly change: Change; readonly others: readonly Present[] }> {
    const agency = this.#agency(tenantId);
    await agency.started;
    agency.note(ticketId, userId, activity, echoMs);
    return {
      change: {
        kind: 'ticket_presence',
        id: `${ticketId} ${userId}`,
        revision: activities.indexOf(activity) + 1,
      },
      others: agency.at(ticketId).filter((one) => one.userId !== userId),
    };
  }

  close(): void {
    for (const agency of this.#agencies.values()) agency.stop();
    this.#agencies.clear();
  }

  #agency(tenantId: string): AgencyPresence {
    const known = this.#agencies.get(tenantId);
    if (known !== undefined) {
      known.linger.refresh();
      return known;
    }
    const agency = new AgencyPresence(tenantId, this.#options, () => this.#agencies.delete(tenantId));
    this.#agencies.set(tenantId, agency);
    agency.started.catch(() => agency.stop());
    return agency;
  }
}

/** The tickets of one agency. */
class AgencyPresence {
  readonly started: Promise<void>;
  readonly linger: NodeJS.Timeout;
  readonly #clock: () => number;
  readonly #tickets = new Map<string, Map<string, Seen>>();
  readonly #onStop: () => void;
  #leave: (() => void) | undefined;
  #isStopped = false;

  constructor(tenantId: string, { changes, clock }: Required<TicketPresenceOptions>, onStop: () => void) {
    this.#clock = clock;
    this.#onStop = onStop;
    this.linger = setTimeout(() => this.stop(), lingerMs).unref();
    this.started = changes
      .subscribe(tenantId, { onChange: (change) => this.#hear(change), onGap: () => {} })
      .then((leave) => {
        if (this.#isStopped) leave();
        else this.#leave = leave;
      });
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.linger);
    this.#leave?.();
    this.#onStop();
  }

  note(ticketId: string, userId: string, activity: PresenceActivity, echoesFor = 0): void {
    this.#forget();
    const now = this.#clock();
    const seen = this.#tickets.get(ticketId) ?? new Map<string, Seen>();
    // Behind the others: the oldest come first.
    seen.delete(userId);
    this.#tickets.delete(ticketId);
    this.#tickets.set(
      ticketId,
      seen.set(userId, { activity, until: now + presentMs, echoUntil: now + echoesFor }),
    );
  }

  at(ticketId: string): Present[] {
    const now = this.#clock();
    return [...(this.#tickets.get(ticketId) ?? [])]
      .filter(([, { until }]) => until > now)
      .map(([userId, { activity }]) => ({ userId, activity }));
  }

  #hear({ kind, id, revision }: Change): void {
    if (kind !== 'ticket_presence') return;
    const [ticketId, userId] = id.split(' ');
    const activity = activities[revision - 1];
    if (ticketId === undefined || userId === undefined || activity === undefined) return;
    const known = this.#tickets.get(ticketId)?.get(userId);
    if (known === undefined || known.echoUntil <= this.#clock()) this.note(ticketId, userId, activity);
  }

  /** Tickets are in the order of their latest notes, so that those to forget come first. */
  #forget(): void {
    const now = this.#clock();
    for (const [ticketId, seen] of this.#tickets) {
      for (const [userId, { until }] of seen) if (until <= now) seen.delete(userId);
      if (seen.size > 0) return;
      this.#tickets.delete(ticketId);
    }
  }
}
