import type { PoolClient } from 'pg';

/** A figure about the whole installation, which every process can tell. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  /** Each takes a few values that the code knows: never an agency, a record or an address. */
  readonly labels?: readonly string[];
}

export interface Sample {
  readonly metric: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** When somebody has to look, and what for: an alert in two severities. */
export interface Threshold {
  /** Name of the alert. */
  readonly alert: string;
  /** What the two figures are compared with, in the language of Prometheus. */
  readonly query: string;
  /** Figures from which on it is a warning, or critical. */
  readonly warning: number;
  readonly critical: number;
  readonly unit: 'seconds' | 'percent' | 'items' | 'per second' | 'seconds per second';
  /** How long it has to last, in minutes (default 5). */
  readonly forMinutes?: number;
  /** What is wrong then, in a sentence. */
  readonly means: string;
  /** What an operator does then. */
  readonly action: string;
}

/** What one part of the service has to watch, declared beside it in `health.ts`; `compose.ts` lists the parts. */
export interface HealthPart {
  readonly name: string;
  readonly gauges?: readonly Gauge[];
  /**
   * Reads the gauges, as the owner role. It has a second or two, so it counts up to a bound and finds the oldest by an index.
   */
  readonly measure?: (owner: PoolClient) => Promise<readonly Sample[]>;
  readonly thresholds: readonly Threshold[];
}

/** The figures of all processes are the same, so the highest stands for all. */
export const highest = (metric: string, ...labels: readonly string[]): string =>
  labels.length === 0 ? `max(${metric})` : `max by (${labels.join(', ')}) (${metric})`;

/** Rows of a query as samples: each column that is named like a metric, with the others as labels. */
export function samplesOf(
  rows: readonly Readonly<Record<string, unknown>>[],
  labels: readonly string[],
): Sample[] {
  return rows.flatMap((row) =>
    Object.entries(row)
      .filter(([column]) => !labels.includes(column))
      .map(([metric, value]) => ({
        metric,
        labels: Object.fromEntries(labels.map((label) => [label, String(row[label])])),
        value: Number(value),
      })),
  );
}
