import type { TimerKind } from '#src/platform/timers/index.ts';
import { setTimer } from '#src/platform/timers/index.ts';
import { endUpload, expiryKind } from './end-upload.ts';
import { findUpload } from './uploads.queries.ts';

const hour = 3_600_000;

/** How long a session may take. */
export const uploadLifetimeMs = 24 * hour;

/** What was completed in time and is still being put together has one more day, then something is wrong with it. */
export const uploadExpiry: TimerKind<never> = {
  kind: expiryKind,
  events: [],
  async fire(ctx, { recordId, slot, dueAt }) {
    const upload = await findUpload(ctx.db, recordId, 'change');
    if (upload === undefined) return;
    if (upload.status === 'created' || upload.status === 'uploading')
      return endUpload(ctx, upload, 'expired', 'The upload was not completed within 24 hours.');
    if (upload.status !== 'assembling' && upload.status !== 'checking') return;
    if (slot === lastSlot)
      return endUpload(ctx, upload, 'failed', 'The file could not be put together. Upload it again.');
    setTimer(
      ctx,
      { kind: expiryKind, recordId, slot: lastSlot },
      new Date(dueAt.getTime() + uploadLifetimeMs),
    );
  },
};

const lastSlot = 'last';
