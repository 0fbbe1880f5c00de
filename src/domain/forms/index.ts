// Forms: what they consist of, how answers are judged, and what becomes of submissions. The families of members and of respondents share it.
export {
  choicesOf,
  contentHash,
  countPages,
  defaultSettings,
  filesShown,
  hasOther,
  inputsOf,
  isInput,
  kindsMapped,
  labelOf,
  type FormContent,
  type FormInput,
} from './content.ts';
export { canBeAsked, choicesShown, configOf, definitionOf, type AskedFields } from './input-fields.ts';
export { elementFaults, findFaults, isInconsistent, settingFaults } from './problems.rules.ts';
export type { Fault } from './condition-problems.rules.ts';
export { checkAnswers, filesIn, findMissing, type AnswerFacts } from './answers.rules.ts';
export { answerLines, fillText, shownAnswer } from './texts.rules.ts';
export { createFormLogic } from './logic/form-logic.ts';
export { dayIn, findAgency, findAskedFields, localeOf, type FormAgency } from './store/agency.queries.ts';
export {
  countSubmission,
  findSubmission,
  lockSubmission,
  selectUploads,
  type CreatedRecord,
  type StoredSubmission,
  type Upload,
} from './store/submissions.queries.ts';
export { closedMessage, opennessOf, type Openness } from './submit/access.rules.ts';
export { createChallenge, difficulty, solvedChallenge } from './submit/captcha.ts';
export {
  countView,
  findLink,
  findLiveForm,
  linkSubmission,
  type Link,
  type LiveForm,
} from './submit/live-form.queries.ts';
export { checkedAnswers, isTrap, openAddress, startSubmission, trapKey } from './submit/start.ts';
export { confirmationOf, hasAnswers, saveAnswers, submitAnswers } from './submit/save.ts';
export { eraseSubmission } from './store/erase.ts';
export { makeReady } from './process/finish.ts';
export { holdFollowers, tellFollowers } from './process/followers.ts';
export { judgeSubmission, type JudgedSubmission } from './process/judged.ts';
export { eventSubmission } from './process/event-submission.ts';
export { reviseSubmission } from './process/writes.queries.ts';
export { graceHours, retentionKind, whenErased } from './process/timers.ts';
