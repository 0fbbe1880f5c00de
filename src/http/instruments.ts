import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const bucketsInSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A figure that is read when somebody asks. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly read: () => number;
}

/** The instruments behind `Metrics`, as Prometheus names them. */
export class Instruments {
  readonly #registry = new Registry();
  readonly #requests: Counter<'operation' | 'status'>;
  readonly #durations: Histogram<'operation'>;

  constructor(readings: readonly Reading[]) {
    const registers = [this.#registry];
    this.#requests = new Counter({ name: 'http_requests_total', help: 'Calls by operation and status.', labelNames: ['operation', 'status'], registers });
    this.#durations = new Histogram({ name: 'http_request_duration_seconds', help: 'Time from the first stage to the answer.', labelNames: ['operation'], buckets: bucketsInSeconds, registers });
    for (const { name, help, read } of readings) new Gauge({ name, help, registers, collect() { this.set(read()); } });
    collectDefaultMetrics({ register: this.#registry });
  }

  count(operation: string, status: number): void {
    this.#requests.inc({ operation, status });
  }

  time(operation: string, seconds: number): void {
    this.#durations.observe({ operation }, seconds);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
