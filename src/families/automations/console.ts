import type { AutomationsHandlers } from '#generated/console/families/automations/handlers.ts';
import { cancelAutomationExecutions, resumeAutomationExecutions } from './executions/moves.ts';
import { getAutomationSettings, updateAutomationSettings } from './record/settings.ts';
import { cancelAutomationTestRun } from './tests/cancel.ts';
import { listAutomationTestRuns } from './tests/show.ts';

export default {
  getAutomationSettings,
  updateAutomationSettings,
  resumeAutomationExecutions,
  cancelAutomationExecutions,
  listAutomationTestRuns,
  cancelAutomationTestRun,
} satisfies AutomationsHandlers;
