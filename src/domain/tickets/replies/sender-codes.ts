import type { Connections } from '#src/platform/db/index.ts';
import { takeCodeAttempt } from './sender-codes.queries.ts';

/** Takes one of the attempts that are left at the code of a personal address; the hash of the code, or undefined when none is left. */
export type SenderAttempts = (tenantId: string, senderId: string) => Promise<Buffer | undefined>;

/** Counts in a transaction of its own, before the code is compared: an attempt counts whatever becomes of the request. */
export const senderAttempts =
  (db: Pick<Connections, 'write' | 'clock'>): SenderAttempts =>
  (tenantId, senderId) =>
    db.write(tenantId, (scope) => takeCodeAttempt(scope.db, senderId, db.clock.now()));
