export type { ChatModel } from './chat-model.ts';
export { metered, type ModelMeter, type ModelUse } from './metered.ts';
export { openAiModel, type OpenAiSettings } from './openai-compatible.ts';
