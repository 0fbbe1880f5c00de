import type { WriteContext } from '#src/call/context.ts';
import { updateSettings } from '#src/domain/settings/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';
import { settings } from './settings-table.ts';
import { findInboxRevision, selectTicketSettings } from './settings.queries.ts';

/** Makes an inbox, whose change the caller tells, the one for tickets that nothing assigns to another. */
export async function makeDefault(ctx: WriteContext, inboxId: string): Promise<void> {
  const { default_inbox_id: formerId } = await selectTicketSettings(ctx.db);
  await updateSettings(ctx, settings, { default_inbox_id: inboxId });
  if (formerId !== null && formerId !== inboxId) await reviseDefault(ctx, formerId);
}

/** Both inboxes show whether they are the default. */
export async function reviseDefaults(
  ctx: WriteContext,
  formerId: string | null,
  inboxId: string,
): Promise<void> {
  if (formerId === null || formerId === inboxId) return;
  await reviseDefault(ctx, formerId);
  await reviseDefault(ctx, inboxId);
}

async function reviseDefault(ctx: WriteContext, id: string): Promise<void> {
  const revision = await findInboxRevision(ctx.db, id);
  await reviseRecord(ctx.db, 'ticket_inboxes', id, {}, ctx.now);
  ctx.audit({ recordKind: 'ticket_inbox', recordId: id, action: 'updated', changedFields: ['is_default'] });
  ctx.announce({ kind: 'ticket_inbox', id, revision: revision + 1 });
}
