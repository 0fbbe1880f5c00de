import type { Invoice } from '#generated/types.gen.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import type { WriteScope } from '#src/platform/db/index.ts';
import { lockInvoice, selectInvoice, withPaymentUrl, type StoredInvoice } from '#src/domain/billing/index.ts';
import { parseRecord, storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, notFound } from '#src/platform/errors/index.ts';

type Caller = Pick<ReadContext, 'can' | 'demand'>;

/** Who sees no invoice at all gets 403; who bills programs alone sees invoices of enrolments. */
export function seesProgramsOnly(ctx: Caller): boolean {
  if (ctx.can('billing.view')) return false;
  if (!ctx.can('programs.bill')) ctx.demand('billing.view');
  return true;
}

/** The same for changes: 403 without either permission. */
function changesProgramsOnly(ctx: Caller): boolean {
  if (ctx.can('billing.manage')) return false;
  if (!ctx.can('programs.bill')) ctx.demand('billing.manage');
  return true;
}

/** 403 for a draft that the caller may not create. */
export function requireCreation(ctx: Caller, clientProgramId: string | null | undefined): void {
  if (changesProgramsOnly(ctx) && clientProgramId == null) ctx.demand('billing.manage');
}

/** The invoice as the caller sees it; 404 when it is unknown or not for the caller. */
export async function showInvoice(ctx: ReadContext, id: string): Promise<Invoice> {
  const isProgramsOnly = seesProgramsOnly(ctx);
  const invoice = await selectInvoice(ctx.db, storedId(id));
  if (invoice === undefined) throw notFound('invoice', id);
  const shown = parseRecord(invoice);
  if (isProgramsOnly && shown.client_program_id === null) throw notFound('invoice', id);
  return withPaymentUrl(ctx, shown);
}

/** The answer after a change by somebody who may make it. */
export const changedInvoice = async (ctx: WriteContext<never>, id: string): Promise<Invoice> =>
  withPaymentUrl(ctx, parseRecord((await selectInvoice(ctx.db, id))!));

/** The invoice, locked, for a caller who may change it: 403, 404 and 409 in this order. */
export async function lock(
  ctx: Pick<ReadContext, 'db' | 'can' | 'demand'>,
  id: string,
  expectedRevision: number | undefined,
): Promise<StoredInvoice> {
  const isProgramsOnly = changesProgramsOnly(ctx);
  const invoice = await lockInvoice(ctx.db, storedId(id));
  if (invoice === undefined) throw notFound('invoice', id);
  if (isProgramsOnly && invoice.client_program_id === null) {
    if (ctx.can('billing.view')) ctx.demand('billing.manage');
    throw notFound('invoice', id);
  }
  checkRevision(invoice.revision, expectedRevision);
  return invoice;
}

/** A transaction before that of the call, with the rights of its caller. */
export const scopeOf = (ctx: ReadContext, write: WriteScope) => ({
  db: write.db,
  now: ctx.now,
  atCommit: (statement: Parameters<WriteScope['atCommit']>[0]) => write.atCommit(statement),
  can: (permission: Parameters<ReadContext['can']>[0]) => ctx.can(permission),
  demand: (permission: Parameters<ReadContext['demand']>[0]) => ctx.demand(permission),
});
