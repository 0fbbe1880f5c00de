import type { AuthoredAutomation, Automation } from '#generated/types.gen.ts';
import type { ReadContext, Result } from '#src/call/context.ts';
import { recordLife } from '#src/domain/records/index.ts';
import { selectRecord, storedId } from '#src/platform/db/query/index.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { authoredRecord, automationRecord, automations } from './record.queries.ts';
import { findAutomation, lockAutomation, type StoredAutomation } from './stored.queries.ts';

/** The life of automations: inserted, locked at a revision, changed and deleted, with their audit rows. */
export const life = recordLife({
  table: 'automations',
  kind: 'automation',
  noun: 'automation',
  lock: (ctx, id): Promise<StoredAutomation | undefined> => lockAutomation(ctx.db, id),
});

type Reader = Pick<ReadContext, 'db'>;

/** 404 for an automation that there is not. */
export async function requireAutomation(ctx: Reader, id: string): Promise<StoredAutomation> {
  const automation = await findAutomation(ctx.db, storedId(id));
  if (automation === undefined) throw notFound('automation', id);
  return automation;
}

export async function showAutomation(ctx: Reader, id: string): Promise<Result<Automation>> {
  const shown = await selectRecord(
    ctx.db,
    automationRecord(automations(ctx.db).where('a.id', '=', storedId(id))),
  );
  if (shown === undefined) throw notFound('automation', id);
  return shown;
}

/** As its authors see it, with its working copy and the problems of that. */
export async function showAuthored(ctx: Reader, id: string): Promise<Result<AuthoredAutomation>> {
  const shown = await selectRecord(
    ctx.db,
    authoredRecord(automations(ctx.db).where('a.id', '=', storedId(id)), {
      withConfig: true,
      withProblems: true,
    }),
  );
  if (shown === undefined) throw notFound('automation', id);
  return shown;
}
