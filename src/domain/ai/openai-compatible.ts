import type { ChatModel, Question } from './chat-model.ts';

export interface OpenAiSettings {
  /** Base address of the API, such as `https://api.openai.com/v1`. */
  readonly url: string;
  readonly model: string;
  /** Absent for servers that need no key, such as local ones. */
  readonly key: string | null;
}

interface Completion {
  readonly choices?: readonly { readonly message?: { readonly content?: unknown } }[];
}

const maxAnswerLength = 1_000_000;

/** Any server that implements the OpenAI chat completions API. */
export function openAiModel({ url, model, key }: OpenAiSettings): ChatModel {
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    ...(key !== null && { authorization: `Bearer ${key}` }),
  };
  return {
    async answer({ instructions, text, timeoutMs }: Question) {
      const response = await fetch(address, {
        method: 'POST',
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        body: JSON.stringify({
          model,
          temperature: 0,
          response_format: { type: 'json_object' },
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: text },
          ],
        }),
      });
      if (!response.ok)
        throw new Error(
          `The model responded with ${response.status}: ${(await response.text()).slice(0, 300)}`,
        );
      const body = await response.text();
      if (body.length > maxAnswerLength) throw new Error('The response of the model is too long.');
      const content = (JSON.parse(body) as Completion).choices?.[0]?.message?.content;
      if (typeof content !== 'string') throw new Error('The response of the model has no content.');
      return JSON.parse(content) as unknown;
    },
  };
}
