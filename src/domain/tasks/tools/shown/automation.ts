import type { TaskStageToolState } from '#generated/console/types.gen.ts';
import type { AutomationState } from '#src/domain/tools/index.ts';
import type { KnownTool } from '../known-tool.ts';

export function showAutomation({ tool: { config }, state }: KnownTool): TaskStageToolState['automation'] {
  if (config.type !== 'automation') return null;
  const { type: _type, ...configured } = config;
  const { execution_id, status } = state as AutomationState;
  return { ...configured, execution_id, status };
}
