import { createHash, randomUUID } from 'node:crypto';
import type { Identity } from '#src/call/context.ts';
import type { Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';
import { cancelledChannel, tellOfCancelled } from './running-calls.queries.ts';

/** One connection of a host: its own session, under its own credential. */
export interface HostSession {
  readonly identity: Pick<Identity, 'tenantId' | 'userId' | 'credentialId'>;
  /** As `Mcp-Session-Id` says. */
  readonly sessionId: string;
}

export type RequestId = string | number;

/** Calls of tools that came in one message. */
export interface HostCalls {
  /** Aborted when the host has cancelled the call. */
  signalOf(requestId: RequestId): AbortSignal;
  end(): void;
}

const never = new AbortController().signal;

/** Calls of tools that run in this process, or wait for their turn in it, and that their hosts can cancel. */
export class RunningCalls {
  readonly #db: Connections;
  readonly #process = randomUUID();
  readonly #calls = new Map<string, Set<AbortController>>();

  constructor({ db, log }: { readonly db: Connections; readonly log: Log }) {
    this.#db = db;
    db.listen(cancelledChannel, (payload) => this.#hear(payload)).catch((error: unknown) =>
      log.warn(
        { err: error },
        'cannot listen for cancelled calls: hosts can cancel those of the same process',
      ),
    );
  }

  /**
   * From now on the host can cancel the calls, until they end. One without a session cannot: the ids of its requests are those of any
   * other host under its credential.
   */
  begin(session: HostSession | undefined, requestIds: readonly RequestId[]): HostCalls {
    const begun = session === undefined ? [] : requestIds.map((id) => [id, this.#add(session, id)] as const);
    const signals = new Map(begun.map(([id, { signal }]) => [id, signal]));
    return {
      signalOf: (requestId) => signals.get(requestId) ?? never,
      end: () => begun.forEach(([, { end }]) => end()),
    };
  }

  #add(session: HostSession, requestId: RequestId): { readonly signal: AbortSignal; end(): void } {
    const name = nameOf(session, requestId);
    const controller = new AbortController();
    const calls = this.#calls.get(name) ?? new Set();
    this.#calls.set(name, calls.add(controller));
    return {
      signal: controller.signal,
      end: () => {
        calls.delete(controller);
        if (calls.size === 0 && this.#calls.get(name) === calls) this.#calls.delete(name);
      },
    };
  }

  /** Cancels a call of this process. Answers false when there is none. */
  cancel(session: HostSession, requestId: RequestId): boolean {
    return this.#cancel(nameOf(session, requestId));
  }

  /** Lets the other processes cancel the call. */
  async cancelElsewhere(session: HostSession, requestId: RequestId): Promise<void> {
    await tellOfCancelled(this.#db.system, `${this.#process} ${nameOf(session, requestId)}`);
  }

  /** What this process told itself, it has done already: a call that came since is not meant. */
  #hear(payload: string): void {
    const [process, name] = payload.split(' ');
    if (process !== this.#process && name !== undefined) this.#cancel(name);
  }

  /** The protocol gives each request of a session its own id. Of two that share one nobody knows which is meant: both go on. */
  #cancel(name: string): boolean {
    const calls = this.#calls.get(name);
    if (calls === undefined) return false;
    if (calls.size === 1) for (const call of calls) call.abort();
    return true;
  }
}

/** The same in every process, short, and nothing that could be used. */
const nameOf = (
  { identity: { tenantId, userId, credentialId }, sessionId }: HostSession,
  requestId: RequestId,
): string =>
  createHash('sha256')
    .update(JSON.stringify([tenantId, userId, credentialId, sessionId, requestId]))
    .digest('base64url');
