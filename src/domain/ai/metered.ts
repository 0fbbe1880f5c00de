import type { ChatModel } from './chat-model.ts';

/** What a model is asked for: to answer questions (`AI_…`), or to put tools in order. */
export type ModelUse = 'answers' | 'router';

/** What is told of each question that was put to a model. */
export interface ModelMeter {
  observeModel(use: ModelUse, seconds: number, hasFailed: boolean): void;
}

/** The model, with its response times and failures told to `meter`: those who ask it get on without, so nobody else notices. */
export function metered(model: ChatModel, use: ModelUse, meter: ModelMeter): ChatModel {
  return {
    async answer(question) {
      const startedAt = performance.now();
      let hasFailed = true;
      try {
        const answer = await model.answer(question);
        hasFailed = false;
        return answer;
      } finally {
        meter.observeModel(use, (performance.now() - startedAt) / 1000, hasFailed);
      }
    },
  };
}
