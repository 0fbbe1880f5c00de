import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const bucketsInSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A gauge that is read on each scrape. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly read: () => number;
}

/** How a consumer of events stands. */
export interface Backlog {
  readonly consumer: string;
  /** Agencies whose events wait for it. */
  readonly agencies: number;
  readonly oldest_seconds: number;
  readonly parked: number;
}

/** The instruments behind `Metrics`, as Prometheus names them. */
export class Instruments {
  readonly #registry = new Registry();
  readonly #requests: Counter<'operation' | 'status'>;
  readonly #durations: Histogram<'operation'>;
  #beforeText: () => Promise<void> = async () => {};

  constructor(readings: readonly Reading[], backlog: () => Promise<readonly Backlog[]>) {
    const registers = [this.#registry];
    this.#requests = new Counter({
      name: 'http_requests_total',
      help: 'Calls by operation and status.',
      labelNames: ['operation', 'status'],
      registers,
    });
    this.#durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first stage to the response.',
      labelNames: ['operation'],
      buckets: bucketsInSeconds,
      registers,
    });
    for (const { name, help, read } of readings)
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    this.#measureBacklog(backlog);
    collectDefaultMetrics({ register: this.#registry });
  }

  /** One query serves all three. */
  #measureBacklog(backlog: () => Promise<readonly Backlog[]>): void {
    const registers = [this.#registry];
    const gauge = (name: string, help: string) =>
      new Gauge({ name, help, labelNames: ['consumer'], registers });
    const gauges = {
      agencies: gauge('events_waiting_agencies', 'Agencies with events waiting for the consumer.'),
      oldest_seconds: gauge(
        'events_oldest_seconds',
        'Age of the oldest event that the consumer has not processed; for `scan`, the oldest event not scanned yet.',
      ),
      parked: gauge('events_parked', 'Events that the consumer could not process.'),
    };
    this.#beforeText = async () => {
      const rows = await backlog().catch(() => []);
      for (const [name, one] of Object.entries(gauges)) {
        one.reset();
        for (const row of rows) one.set({ consumer: row.consumer }, row[name as keyof typeof gauges]);
      }
    };
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

  async text(): Promise<string> {
    await this.#beforeText();
    return this.#registry.metrics();
  }
}
