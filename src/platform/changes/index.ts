import type { Change } from '#src/call/change.ts';
import { changeMarks, changesChannel, type ChangeMessage, type Connections } from '#src/platform/db/index.ts';
import type { Log } from '#src/platform/log.ts';

export type { Change, ChangeKind } from '#src/call/change.ts';

/** Somebody who shows records of an agency and keeps them up to date. Both are called at once, and must not take long. */
export interface ChangeListener {
  /**
   * Fetch the record again, under the permissions of whoever sees it: it may be gone, or not be visible to them. `place` names the
   * change in the order in which all processes hear them.
   */
  onChange(change: Change, place: string): void;
  /** Changes may have been missed: fetch everything again that is shown. */
  onGap(): void;
}

/**
 * Changes of records in all processes of the installation, announced by `ctx.announce` and sent once they are committed.
 * They say which record changed and nothing more. Changes of one record that come together are one, with the latest revision, and
 * the changes of several records come in no order.
 *
 * What is audited is announced with it (src/platform/events); what is not, such as chat, by its handlers.
 */
export class Changes {
  readonly #db: Pick<Connections, 'listen'>;
  readonly #log: Log;
  readonly #listeners = new Map<string, Set<ChangeListener>>();
  #listening: Promise<() => Promise<void>> | undefined;

  constructor(db: Pick<Connections, 'listen'>, log: Log) {
    this.#db = db;
    this.#log = log;
  }

  /** Subscribe first and fetch afterwards, so that nothing is missed in between. Resolves with the way to stop. */
  async subscribe(tenantId: string, listener: ChangeListener): Promise<() => void> {
    this.#listening ??= this.#listen().catch((error: unknown) => {
      this.#listening = undefined;
      throw error;
    });
    await this.#listening;
    const listeners = this.#listeners.get(tenantId) ?? new Set();
    this.#listeners.set(tenantId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(tenantId) === listeners)
        this.#listeners.delete(tenantId);
    };
  }

  #listen(): Promise<() => Promise<void>> {
    return this.#db.listen(
      changesChannel,
      (payload) => this.#hear(JSON.parse(payload) as ChangeMessage),
      () => {
        for (const tenantId of this.#listeners.keys()) this.#tell(tenantId, (one) => one.onGap());
      },
    );
  }

  #hear([name, ...agencies]: ChangeMessage): void {
    for (const [tenantId, records] of agencies) {
      if (!this.#listeners.has(tenantId)) continue;
      if (records === null) this.#tell(tenantId, (one) => one.onGap());
      for (const [at, [kind, id, revision, marks = 0]] of (records ?? []).entries()) {
        const change: Change = {
          kind: kind as Change['kind'],
          id,
          revision,
          ...((marks & changeMarks.narrowed) > 0 && { isNarrowed: true }),
          ...((marks & changeMarks.new) > 0 && { isNew: true }),
        };
        this.#tell(tenantId, (one) => one.onChange(change, `${name}-${at.toString(36)}`));
      }
    }
  }

  /** One that fails keeps nothing from the others. */
  #tell(tenantId: string, tell: (listener: ChangeListener) => void): void {
    for (const listener of this.#listeners.get(tenantId) ?? []) {
      try {
        tell(listener);
      } catch (error) {
        this.#log.error({ err: error, tenant_id: tenantId }, 'a subscriber of changes failed');
      }
    }
  }
}
