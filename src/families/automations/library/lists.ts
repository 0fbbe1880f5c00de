import type { Automation, AutomationConfigDetails } from '#generated/types.gen.ts';
import type {
  GetAutomationConfigInput,
  GetAutomationInput,
  ListAutomationsForAuthoringInput,
  ListAutomationsInput,
} from '#generated/families/automations/handlers.ts';
import type { ReadContext, Result } from '#src/call/context.ts';
import { notFound } from '#src/platform/errors/index.ts';
import { requireAutomation, showAutomation } from '../record/life.ts';
import { findFlow } from '../record/stored.queries.ts';
import { authoringList, automationList } from './lists.queries.ts';

export const listAutomations = (ctx: ReadContext, { query }: ListAutomationsInput) =>
  automationList.page(ctx.db, query, {});

export const listAutomationsForAuthoring = (ctx: ReadContext, { query }: ListAutomationsForAuthoringInput) =>
  authoringList.page(ctx.db, query, {
    withConfig: query.include?.includes('config') ?? false,
    withProblems: query.include?.includes('problems') ?? false,
  });

export const getAutomation = (ctx: ReadContext, { path }: GetAutomationInput): Promise<Result<Automation>> =>
  showAutomation(ctx, path.id);

/** The published flow if there is one, unless the caller asks for the working copy. */
export async function getAutomationConfig(
  ctx: ReadContext,
  { path, query }: GetAutomationConfigInput,
): Promise<AutomationConfigDetails> {
  const { id, config, published_version: version, revision } = await requireAutomation(ctx, path.id);
  const source = query.source ?? (version === null ? 'working_copy' : 'published');
  if (source === 'working_copy') return { automation_id: id, source, version: null, config, revision };
  const published = version === null ? undefined : await findFlow(ctx.db, id, version);
  if (published === undefined) throw notFound('published version of the automation', path.id);
  return { automation_id: id, source, version, config: published, revision };
}
