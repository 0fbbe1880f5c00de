import { problem } from '#src/platform/errors/index.ts';
import type { ToolUse } from '#src/domain/tools/index.ts';
import type { TaskDraft } from '../model/draft.ts';
import { requireWorkable } from '../rules/stages.rules.ts';
import type { StageState } from '../model/state.ts';
import type { ToolRun } from './tool-runs.queries.ts';

/** 409 unless tools of the stage can be used now: as substages, they are part of the work on it. */
export function requireUsable(draft: TaskDraft, stage: StageState): void {
  requireWorkable(draft);
  if (stage.status_category === 'ready' || stage.status_category === 'in_progress') return;
  throw problem(
    'state_conflict',
    `The stage "${stage.name}" is ${stage.status_category}. Its tools can be used only while it is ready or in progress.`,
  );
}

interface Doing {
  readonly at: string;
  readonly userId: string;
  readonly isOnlyBegun?: boolean | undefined;
}

/** What a use leaves of a tool. A tool that can be run again, such as a link, counts each time. */
export function runAfter(
  former: ToolRun,
  use: ToolUse,
  after: Pick<ToolRun, 'state' | 'has_run' | 'summary'>,
  { at, userId, isOnlyBegun = false }: Doing,
): ToolRun {
  const hasEnded = after.has_run && (!former.has_run || (use.action === 'run' && !isOnlyBegun));
  return {
    ...former,
    ...after,
    has_run: after.has_run || (isOnlyBegun && former.has_run),
    ...(hasEnded && { run_at: at, run_by: userId, run_count: former.run_count + 1 }),
    revision: former.revision + 1,
  };
}
