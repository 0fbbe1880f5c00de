import type { Connections } from '#src/platform/db/index.ts';
import type { CallMeter } from '#src/api/door/index.ts';
import { selectEventBacklog } from './health.queries.ts';
import type { Instruments, Reading } from './instruments.ts';

/**
 * Prometheus metrics of one server. The library behind them takes a tenth of the time of a start, so it is loaded once
 * the server listens; what is counted before is kept and told to it then.
 */
export class Metrics implements CallMeter {
  readonly #readings: readonly Reading[];
  #instruments: Instruments | undefined;
  #loading: Promise<Instruments> | undefined;
  #early: ((instruments: Instruments) => void)[] = [];
  #inFlight = 0;

  readonly #db: Pick<Connections, 'load' | 'system'>;

  /** Calls that wait for the turn of their agency; the door says how many. */
  waiting: () => number = () => 0;

  constructor(db: Pick<Connections, 'load' | 'system'>) {
    this.#db = db;
    this.#readings = [
      {
        name: 'http_requests_in_flight',
        help: 'Requests in progress.',
        read: () => this.#inFlight,
      },
      {
        name: 'http_requests_waiting',
        help: 'Requests queued for a turn of their agency.',
        read: () => this.waiting(),
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
    ];
  }

  observe(operation: string, status: number, seconds: number): void {
    const instruments = this.#instruments;
    if (instruments === undefined)
      return void this.#early.push((late) => tell(late, operation, status, seconds));
    tell(instruments, operation, status, seconds);
  }

  /** A request that reached no operation. */
  countRefusal(status: number): void {
    if (this.#instruments === undefined) this.#early.push((late) => late.count('none', status));
    else this.#instruments.count('none', status);
  }

  started(): void {
    this.#inFlight++;
  }

  ended(): void {
    this.#inFlight--;
  }

  load(): Promise<Instruments> {
    return (this.#loading ??= import('./instruments.ts').then(({ Instruments: Loaded }) => {
      const instruments = new Loaded(this.#readings, () => selectEventBacklog(this.#db.system));
      for (const observation of this.#early) observation(instruments);
      this.#early = [];
      return (this.#instruments = instruments);
    }));
  }
}

function tell(instruments: Instruments, operation: string, status: number, seconds: number): void {
  instruments.count(operation, status);
  instruments.time(operation, seconds);
}
