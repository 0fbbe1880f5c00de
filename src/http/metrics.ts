import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '#src/db/index.ts';
import type { CallMeter } from '#src/door/record.ts';

const bucketsInSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus metrics of one server. */
export class Metrics implements CallMeter {
  readonly #registry = new Registry();
  readonly #requests: Counter<'operation' | 'status'>;
  readonly #durations: Histogram<'operation'>;
  #inFlight = 0;

  constructor(db: Pick<Db, 'load'>) {
    const registers = [this.#registry];
    this.#requests = new Counter({ name: 'http_requests_total', help: 'Calls by operation and status.', labelNames: ['operation', 'status'], registers });
    this.#durations = new Histogram({ name: 'http_request_duration_seconds', help: 'Time from the first stage to the answer.', labelNames: ['operation'], buckets: bucketsInSeconds, registers });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({ name, help, registers, collect() { this.set(read()); } });
    gauge('http_requests_in_flight', 'Requests that are being answered.', () => this.#inFlight);
    gauge('db_reads_pending', 'Read statements sent and not yet answered.', () => db.load().readsPending);
    gauge('db_write_connections_in_use', 'Connections with an open transaction.', () => db.load().writesInUse);
    gauge('db_writes_waiting', 'Writes that wait for a connection.', () => db.load().writesWaiting);
    collectDefaultMetrics({ register: this.#registry });
  }

  observe(operation: string, status: number, seconds: number): void {
    this.#requests.inc({ operation, status });
    this.#durations.observe({ operation }, seconds);
  }

  /** A request that reached no operation. */
  countRefusal(status: number): void {
    this.#requests.inc({ operation: 'none', status });
  }

  started(): void {
    this.#inFlight++;
  }

  ended(): void {
    this.#inFlight--;
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
