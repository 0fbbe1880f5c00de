import type { StageTool } from '#generated/types.gen.ts';
import { rulesOf, type AutomationState } from '#src/domain/tools/index.ts';
import type { Db } from '#src/platform/db/index.ts';
import { findExecutionStatus } from './executions.queries.ts';
import { selectSubmissions } from './submissions.queries.ts';
import type { ToolRun } from './tool-runs.queries.ts';

/** The state of a tool as the rules of its type judge it: what is stored, or what the records say that it started. */
export async function loadToolState(
  db: Db,
  stageId: string,
  { type, config }: Pick<StageTool, 'type' | 'config'>,
  run: Pick<ToolRun, 'state'>,
): Promise<unknown> {
  switch (config.type) {
    case 'form':
      return { submissions: await selectSubmissions(db, stageId, config.form_id) };
    case 'automation':
      return automationState(db, run.state as AutomationState | null);
    default:
      return run.state ?? rulesOf(type).begun;
  }
}

/** Types whose state is read from other records, so that it is told anew whenever it is shown. */
export const isReadElsewhere = ({ type }: Pick<StageTool, 'type'>): boolean =>
  type === 'form' || type === 'automation';

async function automationState(db: Db, stored: AutomationState | null): Promise<AutomationState> {
  const state = stored ?? (rulesOf('automation').begun as AutomationState);
  if (state.execution_id === null) return state;
  const status = (await findExecutionStatus(db, state.execution_id)) ?? state.status;
  return { ...state, status, has_succeeded: state.has_succeeded || status === 'succeeded' };
}
