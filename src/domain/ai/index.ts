export { AiModels, type ModelMeter, type ModelUse } from './models/catalogue.ts';
export { readModelFile, singleModel } from './models/model-file.ts';
export { ModelFault, type AiModelSpec, type ModelConnection } from './models/model.ts';
export { parseAnswer } from './requests/answer.ts';
export { creditAccount as aiCredit } from './requests/credit.ts';
export { askAi, refusalOf, type AiParts, type AiTask } from './requests/ask.ts';
export { creditsOfMonth, findAiSettings, type AiSettings } from './settings/ai-settings.queries.ts';
