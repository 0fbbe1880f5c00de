import { ModelFault, type AskModel } from './model.ts';
import { streamMessages } from './stream.ts';

interface Usage {
  readonly input_tokens?: number;
  readonly cache_read_input_tokens?: number | null;
  readonly cache_creation_input_tokens?: number | null;
  readonly output_tokens?: number;
}

type Message =
  | { readonly type: 'message_start'; readonly message: { readonly usage?: Usage } }
  | {
      readonly type: 'content_block_delta';
      readonly delta: { readonly type: string; readonly text?: string };
    }
  | {
      readonly type: 'message_delta';
      readonly delta: { readonly stop_reason?: string | null };
      readonly usage?: Usage;
    }
  | { readonly type: 'error'; readonly error: { readonly message?: string } }
  | { readonly type: 'message_stop' | 'ping' | 'content_block_start' | 'content_block_stop' };

const version = '2023-06-01';

/** The Messages API of Anthropic. */
export const askAnthropic: AskModel = async ({ url, model, key }, question, patience) => {
  let text = '';
  let end: string | null = null;
  let usage: Usage = {};
  await streamMessages(
    {
      address: `${url.replace(/\/+$/, '')}/messages`,
      headers: { 'anthropic-version': version, ...(key !== null && { 'x-api-key': key }) },
      body: {
        model,
        stream: true,
        max_tokens: question.maxOutputTokens,
        ...(question.temperature !== null && { temperature: question.temperature }),
        system: question.instructions,
        messages: [{ role: 'user', content: question.text }],
      },
    },
    patience,
    (data) => {
      const message = data as Message;
      if (message.type === 'error')
        throw new ModelFault(`The model failed: ${message.error.message ?? 'without a reason'}`, {
          isPassing: true,
          by: 'unavailable',
        });
      if (message.type === 'message_start') usage = { ...usage, ...message.message.usage };
      if (message.type === 'content_block_delta' && message.delta.type === 'text_delta')
        text += message.delta.text ?? '';
      if (message.type !== 'message_delta') return;
      end = message.delta.stop_reason ?? end;
      usage = { ...usage, ...message.usage };
    },
  );
  if (end === null)
    throw new ModelFault('The response of the model broke off.', { isPassing: true, by: 'unavailable' });
  if (end === 'refusal') throw new ModelFault('The provider withheld the answer.');
  const cached = usage.cache_read_input_tokens ?? 0;
  return {
    text,
    isCutOff: end === 'max_tokens',
    usage: {
      // It counts what was read from or written to the cache apart.
      inputTokens: (usage.input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0) + cached,
      cachedInputTokens: cached,
      outputTokens: usage.output_tokens ?? 0,
    },
  };
};
