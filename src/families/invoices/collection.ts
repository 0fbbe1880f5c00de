import type { WriteContext } from '#src/call/context.ts';
import { findToday, setCollection, type StoredInvoice } from '#src/domain/billing/index.ts';
import { invalid } from '#src/platform/errors/index.ts';
import type { ActionOf, Done } from './manage.ts';
import { payable, requireState } from './states.ts';

export async function pauseCollection(
  ctx: WriteContext<never>,
  invoice: StoredInvoice,
  { resumes_on: resumesOn = null, reason = null }: ActionOf<'pause_collection'>,
): Promise<Done> {
  requireState(invoice, payable, 'paused in collection');
  if (resumesOn !== null && resumesOn <= (await findToday(ctx.db, ctx.now)))
    throw invalid('body.resumes_on', 'must be after today.');
  if (invoice.is_collection_paused && invoice.collection_resumes_on === resumesOn)
    return { outcome: 'unchanged' };
  await setCollection(ctx, invoice, { isPaused: true, resumesOn, reason });
  return { outcome: 'collection_paused' };
}

export async function resumeCollection(ctx: WriteContext<never>, invoice: StoredInvoice): Promise<Done> {
  if (!invoice.is_collection_paused) return { outcome: 'unchanged' };
  await setCollection(ctx, invoice, { isPaused: false, resumesOn: null });
  return { outcome: 'collection_resumed' };
}
