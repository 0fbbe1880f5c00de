import { problem } from '#src/platform/errors/index.ts';
import { requireWorker } from './rights.rules.ts';
import type { PromptAnswer, ToolType } from './tool-type.ts';

export interface AiPromptState {
  /** The latest; null before the first. */
  readonly answer: string | null;
  readonly answered_at: string | null;
  readonly run_by: string | null;
  readonly ai_request_id: string | null;
  readonly comment_id: string | null;
  /** Why the field of the task did not take the answer. */
  readonly output_problem: string | null;
}

const maxSummary = 500;
const maxStep = 400;

/** A prompt for the AI. It has run once there is an answer, which the field of the task took where there is one for it. */
export const aiPrompt: ToolType<'ai_prompt', AiPromptState> = {
  uses: () => [{ action: 'run' }],
  begun: {
    answer: null,
    answered_at: null,
    run_by: null,
    ai_request_id: null,
    comment_id: null,
    output_problem: null,
  },
  // The answer stays when the stage is reopened, and can be asked for again.
  startsOver: false,
  requireRights: (_use, user) => requireWorker(user),
  apply(use, { userId, at }, { name, state }) {
    if (use.action !== 'run')
      throw problem('state_conflict', `"${name}" is an AI prompt. Use the action run to ask the AI.`);
    const { answer } = use;
    // Without an answer, it is tried whether the AI could be asked.
    return { state: answer === undefined ? state : answered(answer, userId, at), did: 'ran' };
  },
  missing(_config, { answer, output_problem: outputProblem }) {
    if (answer === null) return ['run the prompt'];
    if (outputProblem === null) return [];
    return [`run the prompt again: ${outputProblem}`.slice(0, maxStep).toWellFormed()];
  },
  summary: (_config, { answer }) => answer?.slice(0, maxSummary).toWellFormed() ?? null,
};

const answered = (
  { text, requestId, commentId, outputProblem }: PromptAnswer,
  userId: string,
  at: string,
): AiPromptState => ({
  answer: text,
  answered_at: at,
  run_by: userId,
  ai_request_id: requestId,
  comment_id: commentId,
  output_problem: outputProblem,
});
