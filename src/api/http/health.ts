import { setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from '#src/platform/db/index.ts';
import { selectOne } from './health.queries.ts';

export type HealthState =
  'starting' | 'ready' | 'stopping' | 'database unreachable' | `database does not accept writes: ${string}`;

const patienceMs = 2_000;
// Load balancers may ask often; a probe is a write.
const rememberedForMs = 1_000;

/** Whether this process should get requests. */
export class Health {
  readonly #db: Pick<Connections, 'system' | 'check'>;
  #last: { readonly at: number; readonly state: Promise<HealthState> } | undefined;
  state: 'starting' | 'ready' | 'stopping' = 'starting';

  constructor(db: Pick<Connections, 'system' | 'check'>) {
    this.#db = db;
  }

  /** Ready means: started, not stopping, and the database reads and writes by the connections that requests use. */
  async check(): Promise<HealthState> {
    if (this.state !== 'ready') return this.state;
    const now = performance.now();
    if (this.#last === undefined || now - this.#last.at > rememberedForMs)
      this.#last = { at: now, state: this.#ask() };
    return this.#last.state;
  }

  async #ask(): Promise<HealthState> {
    const late = new AbortController();
    const tooLate = sleep(patienceMs, 'late', { signal: late.signal, ref: false }).catch(
      () => 'late' as const,
    );
    const answered = Promise.all([selectOne(this.#db.system), this.#db.check()]).then(
      ([, reason]) => reason,
      () => 'late' as const,
    );
    const reason = await Promise.race([answered, tooLate]);
    late.abort();
    if (reason === 'late') return 'database unreachable';
    return reason === undefined ? 'ready' : `database does not accept writes: ${reason}`;
  }
}
