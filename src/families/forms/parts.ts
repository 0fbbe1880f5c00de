import type { ToolRunner } from '#src/call/parts.ts';

const load = () => import('./submissions/for-stages.ts');

/** Forms that are filled in for stages of tasks. */
export const formRunner: ToolRunner = {
  type: 'form',
  findProblem: async (ctx, formId) => (await load()).findFormProblem(ctx, formId),
  start: async (ctx, place) => (await load()).fillInForStage(ctx, place),
};
