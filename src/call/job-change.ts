import type { EventType } from '#generated/events.ts';
import type { WriteContext } from './context.ts';

/** A change by a job that may call operations, as a handler may. */
export interface JobChangeOptions<E extends EventType> {
  /** Of the job, for the audit trail. */
  readonly name: string;
  /** What it may emit by itself, as `x-events` says it of an operation; what it calls emits its own. */
  readonly events: readonly E[];
}

/**
 * Does `work` in one transaction of the agency, as `system`. Inside, `invoke` with `as` calls operations in the name of members,
 * with their rights and as their actor.
 */
export type JobChange = <E extends EventType, T>(
  tenantId: string,
  options: JobChangeOptions<E>,
  work: (ctx: WriteContext<E>) => Promise<T>,
) => Promise<T>;
