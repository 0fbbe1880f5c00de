import { collectDefaultMetrics, Counter, Gauge as PrometheusGauge, Histogram, Registry } from 'prom-client';
import type { DoorName, Measured } from './metrics.ts';

const bucketsInSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A gauge that is read on each scrape. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly read: () => number | Promise<number>;
}

export interface InstrumentsOptions {
  readonly readings: readonly Reading[];
  /** How long work has waited since the start, in milliseconds, by kind. */
  readonly waits: () => Readonly<Record<string, number>>;
  readonly measured: Measured;
}

let ofProcess: Registry | undefined;

/** Event loop, heap and collections of the process: once, as what observes them goes on for as long as it lives. */
function figuresOfProcess(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** The instruments behind `Metrics`, as Prometheus names them. */
export class Instruments {
  readonly #registry = new Registry();
  readonly #all: Registry;
  readonly #requests: Counter<'door' | 'operation' | 'status'>;
  readonly #durations: Histogram<'operation'>;
  readonly #jobs: Histogram<'task'>;
  readonly #jobFailures: Counter<'task'>;
  readonly #models: Histogram<'use'>;
  readonly #modelFailures: Counter<'use'>;
  readonly #measured: Measured;
  readonly #gauges: ReadonlyMap<string, PrometheusGauge>;

  constructor({ readings, waits, measured }: InstrumentsOptions) {
    const registers = [this.#registry];
    this.#requests = new Counter({
      name: 'http_requests_total',
      help: 'Calls by door (`api`, or `hosted` for the addresses of outsiders), operation and status.',
      labelNames: ['door', 'operation', 'status'],
      registers,
    });
    this.#durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first stage to the response.',
      labelNames: ['operation'],
      buckets: bucketsInSeconds,
      registers,
    });
    this.#jobs = new Histogram({
      name: 'job_duration_seconds',
      help: 'Time that a try of a job took, by task.',
      labelNames: ['task'],
      buckets: bucketsInSeconds,
      registers,
    });
    this.#jobFailures = new Counter({
      name: 'job_failures_total',
      help: 'Tries of jobs that failed, by task.',
      labelNames: ['task'],
      registers,
    });
    this.#models = new Histogram({
      name: 'model_duration_seconds',
      help: 'Response time of language models, by use.',
      labelNames: ['use'],
      buckets: bucketsInSeconds,
      registers,
    });
    this.#modelFailures = new Counter({
      name: 'model_failures_total',
      help: 'Questions that a language model did not answer in time or in form, by use.',
      labelNames: ['use'],
      registers,
    });
    for (const { name, help, read } of readings)
      new PrometheusGauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    this.#countWaits(waits);
    this.#measured = measured;
    this.#gauges = new Map(
      measured.gauges.map(({ name, help, labels = [] }) => [
        name,
        new PrometheusGauge({ name, help, labelNames: labels, registers }),
      ]),
    );
    this.#all = Registry.merge([this.#registry, figuresOfProcess()]);
  }

  #countWaits(waits: () => Readonly<Record<string, number>>): void {
    new Counter({
      name: 'wait_seconds_total',
      help: 'How long work has waited: calls and background work for their turn, reads and writes for a connection, and for locks.',
      labelNames: ['kind'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [kind, ms] of Object.entries(waits())) this.inc({ kind }, ms / 1000);
      },
    });
  }

  count(door: DoorName, operation: string, status: number): void {
    this.#requests.inc({ door, operation, status });
  }

  time(operation: string, seconds: number): void {
    this.#durations.observe({ operation }, seconds);
  }

  job(task: string, seconds: number, hasFailed: boolean): void {
    this.#jobs.observe({ task }, seconds);
    if (hasFailed) this.#jobFailures.inc({ task });
  }

  model(use: string, seconds: number, hasFailed: boolean): void {
    this.#models.observe({ use }, seconds);
    if (hasFailed) this.#modelFailures.inc({ use });
  }

  get contentType(): string {
    return this.#all.contentType;
  }

  async text(): Promise<string> {
    const samples = await this.#measured.read();
    for (const { name, labels = [] } of this.#measured.gauges) {
      const gauge = this.#gauges.get(name)!;
      gauge.reset();
      // What is not known is not 0, which a gauge without labels begins with.
      if (labels.length === 0) gauge.remove();
    }
    for (const { metric, labels = {}, value } of samples) this.#gauges.get(metric)?.set(labels, value);
    return this.#all.metrics();
  }
}
