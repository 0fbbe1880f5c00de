import type { WriteContext } from '#src/call/context.ts';
import { detach } from '#src/domain/files/index.ts';
import { softDeleteRecord } from '#src/platform/db/query/index.ts';
import { selectPersonalTemplates } from './personal.queries.ts';

const kind = 'ticket_reply_template';

/** For a member who was removed: their personal reply templates, which nobody else sees or could delete, are deleted. */
export async function deletePersonalTemplates(ctx: WriteContext, userId: string): Promise<void> {
  for (const { id, revision, file_ids: fileIds } of await selectPersonalTemplates(ctx.db, userId)) {
    for (const fileId of fileIds) await detach(ctx, { kind, id }, fileId);
    await softDeleteRecord(ctx.db, 'ticket_reply_templates', id, ctx.identity.userId, ctx.now);
    ctx.audit({ recordKind: kind, recordId: id, action: 'deleted' });
    ctx.announce({ kind, id, revision: revision + 1 });
  }
}
