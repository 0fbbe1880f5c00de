import { changeAsPart, type Operations } from '#src/call/transact.ts';
import type { TaskHandler } from '#src/platform/jobs/index.ts';
import { applyReports } from './bounces.ts';
import type { RecipientReport } from './bounce.rules.ts';
import { takeMailReport } from './mail-reports.queries.ts';
import { readMailReports } from './mail-reports.rules.ts';

/** Applies the reports of a provider that were stored, all of one call in one transaction. */
export const applyMailReport =
  (operations: Operations): TaskHandler<'apply_mail_report'> =>
  async ({ tenantId, reportId }) => {
    await changeAsPart(operations, tenantId, 'apply_mail_report', async (ctx) => {
      const body = await takeMailReport(ctx.db, reportId, ctx.now);
      if (body === undefined) return;
      const byMessage = new Map<string, RecipientReport[]>();
      for (const { messageId, report } of readMailReports(body) ?? [])
        byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), report]);
      // In one order, so that two jobs do not wait for each other in a circle.
      for (const messageId of [...byMessage.keys()].sort())
        await applyReports(ctx, messageId, byMessage.get(messageId)!);
    });
  };
