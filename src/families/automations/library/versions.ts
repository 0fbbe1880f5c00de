import type { AutomationVersionDetails } from '#generated/types.gen.ts';
import type {
  GetAutomationVersionInput,
  ListAutomationVersionsInput,
} from '#generated/families/automations/handlers.ts';
import type { ReadContext, Result } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { requireAutomation } from '../record/life.ts';
import { selectVersion, versionList } from './versions.queries.ts';

export async function listAutomationVersions(ctx: ReadContext, { path, query }: ListAutomationVersionsInput) {
  const { id } = await requireAutomation(ctx, path.id);
  return versionList.page(ctx.db, query, { automationId: id });
}

export async function getAutomationVersion(
  ctx: ReadContext,
  { path, query }: GetAutomationVersionInput,
): Promise<Result<AutomationVersionDetails>> {
  const { id } = await requireAutomation(ctx, path.id);
  const version = await selectVersion(ctx.db, id, query.version);
  if (version === undefined) throw notFound('version', String(query.version));
  return version;
}
