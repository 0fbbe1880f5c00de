import type { TaskStageToolState } from '#generated/console/types.gen.ts';
import type { ReadContext } from '#src/call/context.ts';
import { expandAddress } from '#src/domain/processes/index.ts';
import type { KnownTool } from '../known-tool.ts';
import { placeholderValues } from '../placeholder-values.ts';

const maxAddress = 8000;

export async function showLink(
  ctx: Pick<ReadContext, 'db'>,
  known: KnownTool,
): Promise<TaskStageToolState['link']> {
  const { config } = known.tool;
  if (config.type !== 'link') return null;
  return { url: await addressOf(ctx, known, config.url), is_embedded: config.is_embedded };
}

async function addressOf(ctx: Pick<ReadContext, 'db'>, known: KnownTool, url: string): Promise<string> {
  if (!url.includes('{{')) return url;
  const values = await placeholderValues(ctx, known);
  return values === undefined ? url : expandAddress(url, values).slice(0, maxAddress);
}
