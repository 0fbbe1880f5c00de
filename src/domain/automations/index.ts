// Executions of automations as more than their engine knows them: how they are stored, what they ask people, and how an answer continues them.
export { answerTo, isComplete, requireType, wakeBy, type GivenAnswer } from './answers.rules.ts';
export { selectAskedContacts, type FoundContact } from './asked-contacts.queries.ts';
export {
  countAnswerFiles,
  insertAnswerFile,
  markSent,
  selectAnswerFiles,
  type AnswerFile,
} from './answer-files.queries.ts';
export { deleteAnswerFiles } from './answer-files.ts';
export {
  findExecution,
  flowOf,
  lockExecution,
  storeExecution,
  type ExecutionChange,
  type StoredExecution,
} from './executions.queries.ts';
export { fittingInputs } from './inputs.rules.ts';
export { clearTimers, queue } from './queue.ts';
export {
  beginning,
  iterationPath,
  type AskedContact,
  type Frame,
  type GivenResponse,
  type Outcome,
  type PendingRequest,
  type State,
  type Waiting,
  type Wake,
} from './state.ts';
export { answerTimers, deadlineTimer, reminderTimer, resumeTimer } from './timer-kinds.ts';
