import type { WriteContext } from '#src/call/context.ts';
import { clearDefaultMethod, isInUse, reviseMethod, type StoredMethod } from '#src/domain/payments/index.ts';
import { conflict } from '#src/platform/errors/index.ts';
import { addJob } from '#src/platform/jobs/index.ts';

// What is done to saved methods alike, of clients and of the agency. The method is locked.

type Outcome = 'updated' | 'unchanged';

export async function renameMethod(
  ctx: WriteContext<never>,
  { id, label: before }: StoredMethod,
  label: string | null,
): Promise<Outcome> {
  if (label === before) return 'unchanged';
  await reviseMethod(ctx.db, id, { label }, ctx.now);
  ctx.audit({
    recordKind: 'payment_method',
    recordId: id,
    action: 'updated',
    changedFields: ['label'],
    previous: { label: before },
  });
  return 'updated';
}

export async function makeDefault(
  ctx: WriteContext<never>,
  { id, client_id: clientId, is_default: isDefault }: StoredMethod,
): Promise<Outcome> {
  if (isDefault) return 'unchanged';
  await clearDefaultMethod(ctx.db, { clientId }, ctx.now);
  await reviseMethod(ctx.db, id, { is_default: true }, ctx.now);
  ctx.audit({
    recordKind: 'payment_method',
    recordId: id,
    action: 'updated',
    changedFields: ['is_default'],
    previous: { is_default: false },
  });
  return 'updated';
}

/** Removes the method here, and then at the provider. 409 while something is charged to it. */
export async function removeMethod(ctx: WriteContext<never>, method: StoredMethod): Promise<void> {
  if (await isInUse(ctx.db, method))
    throw conflict(
      method.client_id === null
        ? 'A purchase of AI credit is charged to this payment method. Wait for its result.'
        : 'An open invoice is charged to this payment method. Wait for the result, or end its retries with cancel_retries.',
    );
  await reviseMethod(
    ctx.db,
    method.id,
    {
      deleted_at: ctx.now.toISOString(),
      deleted_by: ctx.identity.userId,
      is_default: false,
      authorization_url_sealed: null,
      authorization_expires_at: null,
    },
    ctx.now,
  );
  addJob(ctx, 'detach_payment_method', { methodId: method.id });
  ctx.audit({
    recordKind: 'payment_method',
    recordId: method.id,
    action: 'deleted',
    previous: { client_id: method.client_id, type: method.type, label: method.label },
  });
}
