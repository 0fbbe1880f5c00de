import type { StoredExecution } from '#src/domain/automations/index.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** The longest life of an execution (domain model §18). */
const limitMs = 30 * dayMs;

export const endOfLife = ({
  started_at: startedAt,
  created_at: createdAt,
}: Pick<StoredExecution, 'started_at' | 'created_at'>): Date =>
  new Date(Date.parse(startedAt ?? createdAt) + limitMs);

interface Backoff {
  readonly backoff_seconds?: number;
  readonly max_backoff_seconds?: number;
}

/** When a step that failed for the `attempt`-th time is tried again: each wait is twice the last. */
export function retryAt(
  { backoff_seconds: base = 10, max_backoff_seconds: most = 600 }: Backoff,
  attempt: number,
  now: Date,
): Date {
  const seconds = Math.min(base * 2 ** (attempt - 1), most);
  return new Date(now.getTime() + seconds * 1_000);
}
