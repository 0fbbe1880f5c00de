import type { TaskStageToolState } from '#generated/console/types.gen.ts';
import type { ChecklistState } from '#src/domain/tools/index.ts';
import type { KnownTool } from '../known-tool.ts';

export function showChecklist({ tool: { config }, state }: KnownTool): TaskStageToolState['checklist'] {
  if (config.type !== 'checklist') return null;
  return {
    items: config.items.map((item) => {
      const tick = (state as ChecklistState).ticked[item.key];
      return {
        ...item,
        is_ticked: tick !== undefined,
        ticked_at: tick?.at ?? null,
        ticked_by: tick?.by ?? null,
      };
    }),
  };
}
