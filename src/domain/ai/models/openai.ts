import { ModelFault, type AskModel, type ModelUsage } from './model.ts';
import { streamMessages } from './stream.ts';

interface Chunk {
  readonly choices?: readonly {
    readonly delta?: { readonly content?: string | null };
    readonly finish_reason?: string | null;
  }[];
  readonly usage?: {
    readonly prompt_tokens?: number;
    readonly completion_tokens?: number;
    readonly prompt_tokens_details?: { readonly cached_tokens?: number } | null;
  } | null;
  readonly error?: { readonly message?: string };
}

/** Any server that implements the chat completions API of OpenAI. */
export const askOpenAi: AskModel = async ({ url, model, key }, question, patience) => {
  let text = '';
  let end: string | null = null;
  let usage: ModelUsage | undefined;
  await streamMessages(
    {
      address: `${url.replace(/\/+$/, '')}/chat/completions`,
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      body: {
        model,
        stream: true,
        stream_options: { include_usage: true },
        max_completion_tokens: question.maxOutputTokens,
        ...(question.temperature !== null && { temperature: question.temperature }),
        ...(question.isJson && { response_format: { type: 'json_object' } }),
        messages: [
          { role: 'system', content: question.instructions },
          { role: 'user', content: question.text },
        ],
      },
    },
    patience,
    (message) => {
      const { choices, usage: used, error } = message as Chunk;
      if (error !== undefined)
        throw new ModelFault(`The model failed: ${error.message ?? 'without a reason'}`, {
          isPassing: true,
          by: 'unavailable',
        });
      text += choices?.[0]?.delta?.content ?? '';
      end = choices?.[0]?.finish_reason ?? end;
      if (used)
        usage = {
          inputTokens: used.prompt_tokens ?? 0,
          cachedInputTokens: used.prompt_tokens_details?.cached_tokens ?? 0,
          outputTokens: used.completion_tokens ?? 0,
        };
    },
  );
  if (end === null)
    throw new ModelFault('The response of the model broke off.', { isPassing: true, by: 'unavailable' });
  if (end === 'content_filter') throw new ModelFault('The provider withheld the answer.');
  return { text, isCutOff: end === 'length', usage: usage ?? estimated(question, text) };
};

// Some servers report no usage; four characters are about a token.
const estimated = (
  { instructions, text }: { instructions: string; text: string },
  answer: string,
): ModelUsage => ({
  inputTokens: Math.ceil((instructions.length + text.length) / 4),
  cachedInputTokens: 0,
  outputTokens: Math.ceil(answer.length / 4),
});
