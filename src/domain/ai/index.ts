export { AiModels, costOf, type ModelMeter, type ModelUse } from './models/catalogue.ts';
export { readModelFile, singleModel } from './models/model-file.ts';
export { ModelFault, type AiModelSpec, type ModelConnection } from './models/model.ts';
export { renderProfile } from './memories/profile.rules.ts';
export { parseAnswer } from './requests/answer.ts';
export { creditAccount as aiCredit } from './requests/credit.ts';
export { failureFor, aiAsker, askAi, type AskAi, type ReadAnswer } from './requests/ask.ts';
export { askedBy, purposeOf } from './requests/purposes.ts';
export { refusalOf } from './requests/refusal.ts';
export type { AiParts, AiTask } from './requests/task.ts';
export {
  creditsOfMonth,
  findAgencyMonth,
  findAiSettings,
  type AiSettings,
} from './settings/ai-settings.queries.ts';
