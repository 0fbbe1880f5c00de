import { expect } from 'vitest';
import type { Service } from '../../support/service.ts';
import { patiently } from '../../support/waiting.ts';

/** Resolves once a transaction of the service's database waits for another. */
export const somebodyWaits = (service: Service): Promise<void> =>
  expect
    .poll(
      () =>
        service.query(
          'select from pg_locks l join pg_stat_activity a on a.pid = l.pid where not l.granted and a.datname = current_database()',
        ),
      patiently,
    )
    .not.toEqual([]);
