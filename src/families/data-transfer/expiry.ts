import { deleteUnused } from '#src/domain/files/index.ts';
import type { TimerKind } from '#src/platform/timers/index.ts';
import { findExport } from './exports.queries.ts';

export const expiryKind = 'expire_data_export';

/** Removes the file of an export, unless somebody has made it a part of a record meanwhile. */
export const expiredExports: TimerKind<never> = {
  kind: expiryKind,
  events: [],
  async fire(ctx, { recordId }) {
    const stored = await findExport(ctx.db, recordId);
    if (stored === undefined || !(await deleteUnused(ctx.db, stored.file_id))) return;
    ctx.audit({
      recordKind: 'attachment',
      recordId: stored.file_id,
      action: 'deleted',
      reason: 'Its time is over.',
    });
    ctx.announce({ kind: 'attachment', id: stored.file_id, revision: 2 });
  },
};
