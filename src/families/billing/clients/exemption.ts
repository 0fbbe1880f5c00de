import type { ClientTaxExemption } from '#generated/types.gen.ts';
import type {
  GetClientTaxExemptionInput,
  UpdateClientTaxExemptionInput,
} from '#generated/families/billing/handlers.ts';
import type { ReadContext, WriteContext } from '#src/call/context.ts';
import {
  findExemption,
  findToday,
  isInForce,
  lockClientBilling,
  recomputeDrafts,
  requireClient,
  tellBilling,
  type BilledClient,
  type StoredExemption,
} from '#src/domain/billing/index.ts';
import { holdNamedFiles } from '#src/domain/files/index.ts';
import { changesBetween, recordHistory } from '#src/domain/history/index.ts';
import { storedId } from '#src/platform/db/query/index.ts';
import { checkRevision, invalid } from '#src/platform/errors/index.ts';
import { findCertificate, upsertExemption } from './exemption.queries.ts';

export async function getClientTaxExemption(
  ctx: ReadContext,
  { path }: GetClientTaxExemptionInput,
): Promise<ClientTaxExemption> {
  return show(ctx, await requireClient(ctx.db, path.id));
}

export async function updateClientTaxExemption(
  ctx: WriteContext,
  { path, body }: UpdateClientTaxExemptionInput,
): Promise<ClientTaxExemption> {
  const { expected_revision: expected, certificate_file_id: fileId, ...values } = body;
  const client = await lockClientBilling(ctx.db, path.id);
  const before = await findExemption(ctx.db, client);
  checkRevision(before.revision, expected);
  const next: StoredExemption = {
    ...before,
    ...values,
    ...(fileId !== undefined && { certificate_file_id: storedId(fileId) }),
  };
  if (next.is_exempt && next.reason === null)
    throw invalid('body.reason', 'must be given for a client who is exempt.');
  if (next.is_exempt && next.reason === 'other' && next.note === null)
    throw invalid('body.note', 'must explain the reason `other`.');
  if (next.valid_from !== null && next.valid_to !== null && next.valid_to < next.valid_from)
    throw invalid('body.valid_to', 'must not be before valid_from.');
  if (next.certificate_file_id !== null && next.certificate_file_id !== before.certificate_file_id)
    await holdNamedFiles(ctx, [{ id: next.certificate_file_id, place: 'body.certificate_file_id' }]);
  const changes = changesBetween(before, next, tracked);
  if (changes === null) return show(ctx, client);
  await upsertExemption(ctx.db, client.id, { ...next, revision: before.revision + 1 }, ctx.now);
  recordHistory(ctx, { kind: 'client_tax_exemption', id: client.id, action: 'updated', changes });
  await recomputeDrafts(ctx, client);
  await tellBilling(ctx, { clientId: client.id, kind: 'tax_changed', summary: summaryOf(before, next) });
  return show(ctx, client);
}

const tracked = [
  'is_exempt',
  'reason',
  'certificate_number',
  'tax_number',
  'country',
  'region',
  'valid_from',
  'valid_to',
  'certificate_file_id',
  'note',
] as const;

function summaryOf(before: StoredExemption, { is_exempt: isExempt, reason }: StoredExemption): string {
  if (isExempt === before.is_exempt) return 'The tax exemption was changed.';
  return isExempt
    ? `The client is exempt from tax: ${reason!.replaceAll('_', ' ')}.`
    : 'The tax exemption was ended.';
}

async function show(ctx: ReadContext, client: BilledClient): Promise<ClientTaxExemption> {
  const stored = await findExemption(ctx.db, client);
  const { certificate_file_id: fileId, ...exemption } = stored;
  return {
    ...exemption,
    is_in_force: isInForce(stored, await findToday(ctx.db, ctx.now)),
    certificate: fileId === null ? null : await findCertificate(ctx.db, fileId),
  };
}
