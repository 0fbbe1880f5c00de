import type { SubmissionFollower } from '#src/call/parts.ts';

const load = () => import('./submissions.ts');

/** Tools of stages that forms are filled in with. */
export const stageForms: SubmissionFollower = {
  hold: async (ctx, submission) => {
    if (submission.record_kind === 'task_stage') await (await load()).holdStage(ctx, submission);
  },
  follow: async (ctx, submission, became) => {
    if (submission.record_kind === 'task_stage') await (await load()).followStage(ctx, submission, became);
  },
};
