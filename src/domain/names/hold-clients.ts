import { holdNames } from '#src/platform/db/query/index.ts';
import type { Db } from '#src/platform/db/index.ts';

/** What a client is looked for by, before one is created. */
export interface ClientSigns {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly name?: string | undefined;
  readonly slug?: string | undefined;
}

/**
 * Lets those who look for a client by the same sign, and create one when there is none, go one by one: each sees what the one before
 * created. Held until the transaction ends.
 */
export async function holdClientSigns(db: Db, signs: ClientSigns): Promise<void> {
  const names = Object.entries(signs).flatMap(([sign, value]: [string, string | undefined]) =>
    value === undefined || value.trim() === '' ? [] : [['client sign', sign, value.trim().toLowerCase()]],
  );
  if (names.length > 0) await holdNames(db, names);
}
