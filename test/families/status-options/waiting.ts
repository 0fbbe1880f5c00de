import { expect } from 'vitest';
import type { Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';

/** Resolves once a transaction of the service's database, or as many as are named, wait for others. */
export const somebodyWaits = (service: Service, waiting = 1): Promise<void> =>
  expect
    .poll(
      async () =>
        (
          await service.query(
            'select from pg_locks l join pg_stat_activity a on a.pid = l.pid where not l.granted and a.datname = current_database()',
          )
        ).length,
      patiently,
    )
    .toBeGreaterThanOrEqual(waiting);
