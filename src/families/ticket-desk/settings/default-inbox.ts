import type { WriteContext } from '#src/call/context.ts';
import { updateSettings } from '#src/domain/settings/index.ts';
import { reviseRecord } from '#src/platform/db/query/index.ts';
import { settings } from './settings-table.ts';
import { findInboxRevision, selectTicketSettings } from './settings.queries.ts';

/** Makes an inbox the one for tickets that nothing assigns to another. */
export async function makeDefault(ctx: WriteContext, inboxId: string): Promise<void> {
  const { default_inbox_id: formerId } = await selectTicketSettings(ctx.db);
  await updateSettings(ctx, settings, { default_inbox_id: inboxId });
  await reviseDefaults(ctx, formerId, inboxId);
}

/** Both inboxes show whether they are the default. A new one is told with its creation. */
export async function reviseDefaults(
  ctx: WriteContext,
  formerId: string | null,
  inboxId: string,
): Promise<void> {
  if (formerId === null || formerId === inboxId) return;
  for (const id of [formerId, inboxId]) {
    const revision = await findInboxRevision(ctx.db, id);
    await reviseRecord(ctx.db, 'ticket_inboxes', id, {}, ctx.now);
    ctx.audit({ recordKind: 'ticket_inbox', recordId: id, action: 'updated', changedFields: ['is_default'] });
    ctx.announce({ kind: 'ticket_inbox', id, revision: revision + 1 });
  }
}
