import { setTimeout as sleep } from 'node:timers/promises';
import type { Connections } from '#src/platform/db/index.ts';
import { selectOne } from './health.queries.ts';

export type HealthState =
  | 'starting'
  | 'ready'
  | 'stopping'
  | 'database unreachable'
  | `database does not accept writes: ${string}`
  | `background work: ${string}`;

export interface HealthOptions {
  readonly db: Pick<Connections, 'system' | 'check'>;
  /** What keeps background work from being done; for a process that does nothing else. */
  readonly findFault?: (() => string | undefined) | undefined;
  /** What is wrong with the store of files. The process stays ready without it: only calls about files fail. */
  readonly findStoreFault?: (() => Promise<string | undefined>) | undefined;
}

/** What /readyz answers. */
export interface Readiness {
  readonly status: HealthState;
  readonly files?: string;
}

const patienceMs = 2_000;
// Load balancers may ask often; a probe is a write.
const rememberedForMs = 1_000;

/** Whether this process does what it is for. */
export class Health {
  readonly #db: HealthOptions['db'];
  readonly #findFault: () => string | undefined;
  readonly #findStoreFault: () => Promise<string | undefined>;
  #unreadySince: number | undefined;
  #last: { readonly at: number; readonly state: Promise<HealthState> } | undefined;
  state: 'starting' | 'ready' | 'stopping' = 'starting';

  constructor({ db, findFault = () => undefined, findStoreFault = async () => undefined }: HealthOptions) {
    this.#db = db;
    this.#findFault = findFault;
    this.#findStoreFault = findStoreFault;
  }

  /**
   * Ready means: started, not stopping, and the database reads and writes by the connections that requests use; of a process
   * that only works, also that its work gets on.
   */
  async check(): Promise<HealthState> {
    const state = await this.#check();
    this.#unreadySince = state === 'ready' ? undefined : (this.#unreadySince ?? performance.now());
    return state;
  }

  async report(): Promise<Readiness> {
    const [status, files] = await Promise.all([this.check(), this.#findStoreFault()]);
    return { status, ...(files !== undefined && { files }) };
  }

  /** For how long it has not been ready; only what asks notices, so a scraper's figure is right to its interval. */
  async unreadySeconds(): Promise<number> {
    await this.check();
    return this.#unreadySince === undefined ? 0 : (performance.now() - this.#unreadySince) / 1000;
  }

  async #check(): Promise<HealthState> {
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
    if (reason !== undefined) return `database does not accept writes: ${reason}`;
    const fault = this.#findFault();
    return fault === undefined ? 'ready' : `background work: ${fault}`;
  }
}
