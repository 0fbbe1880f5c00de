import type { TaskStageToolChecklist } from '#generated/console/types.gen.ts';
import type { ChecklistState } from '#src/domain/tools/index.ts';
import type { KnownTool } from './known-tool.ts';

/** A checklist as the contract shows it; null for other types. */
export function showChecklist(
  { tool: { config } }: KnownTool,
  state: unknown,
): TaskStageToolChecklist | null {
  if (config.type !== 'checklist') return null;
  const { ticked } = state as ChecklistState;
  return {
    items: config.items.map((item) => {
      const tick = ticked[item.key];
      return {
        ...item,
        is_ticked: tick !== undefined,
        ticked_at: tick?.at ?? null,
        ticked_by: tick?.by ?? null,
      };
    }),
  };
}
