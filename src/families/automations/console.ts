import type { AutomationsHandlers } from '#generated/console/families/automations/handlers.ts';
import { cancelAutomationExecutions, resumeAutomationExecutions } from './executions/moves.ts';
import { getAutomationSettings, updateAutomationSettings } from './record/settings.ts';

export default {
  getAutomationSettings,
  updateAutomationSettings,
  resumeAutomationExecutions,
  cancelAutomationExecutions,
} satisfies AutomationsHandlers;
