import type { ToolRunner } from '#src/call/parts.ts';

const load = () => import('./executions/for-stages.ts');

/** Automations that are run as tools of stages. */
export const automationRunner: ToolRunner<'manual.button'> = {
  type: 'automation',
  permission: 'automations.run',
  findProblem: async (ctx, automationId) => (await load()).findAutomationProblem(ctx, automationId),
  start: async (ctx, place) => (await load()).runForStage(ctx, place),
};
