export type { ChatModel } from './chat-model.ts';
export { openAiModel, type OpenAiSettings } from './openai-compatible.ts';
