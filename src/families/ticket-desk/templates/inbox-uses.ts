import type { WriteContext } from '#src/call/context.ts';
import { recordHistory } from '#src/domain/history/index.ts';
import { takeInboxOut } from './inbox-uses.queries.ts';

/** For an inbox that is deleted, which no shared template is for alone: it leaves the list of the others. */
export async function forgetInbox(ctx: WriteContext, inboxId: string): Promise<void> {
  for (const { id, revision } of await takeInboxOut(ctx.db, inboxId, ctx.now)) {
    recordHistory(ctx, {
      kind: 'ticket_reply_template',
      id,
      action: 'updated',
      changes: { event: { _changed_fields: ['inbox_ids'], _previous: {} }, previous: {}, newValues: {} },
    });
    ctx.announce({ kind: 'ticket_reply_template', id, revision });
  }
}
