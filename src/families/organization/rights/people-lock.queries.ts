import type { Db } from '#src/platform/db/index.ts';
import { holdName } from '#src/platform/db/query/index.ts';

/**
 * Lets those who change who belongs where and holds what go one by one in an agency, so that rules over several records
 * hold: the last owner stays, departments form no circle. The first statement of such a change.
 */
export const lockPeople = (db: Db): Promise<void> => holdName(db, 'people');
