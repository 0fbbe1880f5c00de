import type { RequestMeter } from '#src/api/door/index.ts';
import type { Connections, Turns } from '#src/platform/db/index.ts';
import type { Gauge, Sample } from '#src/platform/health/index.ts';
import type { JobMeter } from '#src/platform/jobs/index.ts';
import type { ModelMeter, ModelUse } from '#src/domain/ai/index.ts';
import type { Instruments, Reading } from './instruments.ts';

/** Figures about the whole installation; `Measures` of src/platform/health reads them. */
export interface Measured {
  readonly gauges: readonly Gauge[];
  read(): Promise<readonly Sample[]>;
}

/** Where calls come in: by the contract, of programs, people and AI hosts, or by an address for outsiders. */
export type DoorName = 'api' | 'hosted';

const nothingMeasured: Measured = { gauges: [], read: async () => [] };

/**
 * Prometheus metrics of one process. The library behind them takes a tenth of the time of a start, so it is loaded once
 * the process is ready; what is counted before is kept and told to it then.
 */
export class Metrics implements RequestMeter, JobMeter, ModelMeter {
  readonly #readings: readonly Reading[];
  #instruments: Instruments | undefined;
  #loading: Promise<Instruments> | undefined;
  #early: ((instruments: Instruments) => void)[] = [];
  #inFlight = 0;
  readonly #waits: () => Readonly<Record<string, number>>;
  readonly #measured: Measured;

  /** Where calls, messages of AI hosts and background work wait for each other; none in a process that only works. */
  turns: Pick<Turns, 'held' | 'waiting' | 'waitingInBackground' | 'waitedMs'> | undefined;
  /** For how long the process has not been ready, in seconds; its health knows. */
  unreadySeconds: () => Promise<number> = async () => 0;

  constructor(db: Pick<Connections, 'load'>, measured: Measured = nothingMeasured) {
    this.#measured = measured;
    this.#readings = [
      {
        name: 'http_requests_in_flight',
        help: 'Requests in progress.',
        read: () => this.#inFlight,
      },
      {
        name: 'http_requests_waiting',
        help: 'Requests queued for a turn of their agency.',
        read: () => (this.turns === undefined ? 0 : this.turns.waiting - this.turns.waitingInBackground),
      },
      {
        name: 'background_work_waiting',
        help: 'Background work queued for its turn among the calls of the process, with ROLE=all.',
        read: () => this.turns?.waitingInBackground ?? 0,
      },
      {
        name: 'turns_in_use',
        help: 'Calls and background work that have their turn, of CALLS_AT_ONCE.',
        read: () => this.turns?.held ?? 0,
      },
      {
        name: 'db_reads_pending',
        help: 'Read statements sent that have no response yet.',
        read: () => db.load().readsPending,
      },
      {
        name: 'db_reads_waiting',
        help: 'Reads queued for a turn of their agency.',
        read: () => db.load().readsWaiting,
      },
      {
        name: 'db_write_connections_in_use',
        help: 'Connections with an open transaction.',
        read: () => db.load().writesInUse,
      },
      {
        name: 'db_writes_waiting',
        help: 'Writes queued for a turn of their agency.',
        read: () => db.load().writesWaiting,
      },
      {
        name: 'db_locks_waiting',
        help: 'Writes that wait for a lock, off the connections.',
        read: () => db.load().locksWaiting,
      },
      {
        name: 'db_owner_waiting',
        help: 'Background work queued for a connection of the owner role.',
        read: () => db.load().ownerWaiting,
      },
      {
        name: 'process_unready_seconds',
        help: 'For how long the process has not been ready, by its /readyz; 0 while it is.',
        read: () => this.unreadySeconds(),
      },
    ];
    this.#waits = () => ({ ...db.load().waitedMs, ...this.turns?.waitedMs });
  }

  observe(operation: string, status: number, seconds: number, door: DoorName = 'api'): void {
    this.#tell((instruments) => {
      instruments.count(door, operation, status);
      instruments.time(operation, seconds);
    });
  }

  /** A request that reached no operation. */
  countRefusal(status: number, door: DoorName = 'api'): void {
    this.#tell((instruments) => instruments.count(door, 'none', status));
  }

  /** What counts the requests of outsiders. */
  get ofHosted(): RequestMeter {
    return {
      started: () => this.started(),
      ended: () => this.ended(),
      observe: (operation, status, seconds) => this.observe(operation, status, seconds, 'hosted'),
      countRefusal: (status) => this.countRefusal(status, 'hosted'),
    };
  }

  /** A try of a job that has ended. */
  observeJob(task: string, seconds: number, hasFailed: boolean): void {
    this.#tell((instruments) => instruments.job(task, seconds, hasFailed));
  }

  /** An answer of a language model, or its failure. */
  observeModel(use: ModelUse, seconds: number, hasFailed: boolean): void {
    this.#tell((instruments) => instruments.model(use, seconds, hasFailed));
  }

  #tell(observation: (instruments: Instruments) => void): void {
    if (this.#instruments === undefined) this.#early.push(observation);
    else observation(this.#instruments);
  }

  started(): void {
    this.#inFlight++;
  }

  ended(): void {
    this.#inFlight--;
  }

  load(): Promise<Instruments> {
    return (this.#loading ??= import('./instruments.ts').then(({ Instruments: Loaded }) => {
      const instruments = new Loaded({
        readings: this.#readings,
        waits: this.#waits,
        measured: this.#measured,
      });
      for (const observation of this.#early) observation(instruments);
      this.#early = [];
      return (this.#instruments = instruments);
    }));
  }
}
