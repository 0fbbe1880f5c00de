import type { ReadContext } from '#src/call/context.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { countPins, findPin, holdPins, insertPin, type Pinned } from './pins.queries.ts';

/** For each kind of record. */
const maxPins = 500;

/**
 * Pins a record that the caller may see, for the caller alone; answers when. A pinned one stays as it is. Pins are personal: they
 * change no revision and send no event. `plural` completes "You have 500 pinned ...".
 */
export async function pinRecord(
  { db, identity, now }: Pick<ReadContext, 'db' | 'identity' | 'now'>,
  record: Pinned,
  plural = 'records of this kind',
): Promise<string> {
  await holdPins(db, identity.userId);
  const since = await findPin(db, identity.userId, record);
  if (since !== undefined) return since;
  if ((await countPins(db, identity.userId, record.kind)) >= maxPins)
    throw conflict(`You have ${maxPins} pinned ${plural}, which is the limit. Unpin one first.`);
  await insertPin(db, identity.userId, record, now);
  return now.toISOString();
}
