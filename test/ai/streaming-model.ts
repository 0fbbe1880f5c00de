import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AiModelSpec } from '#src/domain/ai/index.ts';

/** What the model was asked. */
export interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: {
    readonly model: string;
    readonly system?: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly [key: string]: unknown;
  };
  /** Instructions and question, wherever the protocol has them. */
  readonly instructions: string;
  readonly text: string;
}

export type Answer = string | ((response: ServerResponse, asked: Asked) => void);

/** Answers with a status, not at all, or with a text or JSON. */
export const answering = (answer: unknown): Answer => {
  if (answer === 'never') return () => {};
  if (typeof answer === 'number') return (response) => void response.writeHead(answer).end('no');
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
};

/** A server that streams answers in the protocols of OpenAI and of Anthropic, by the path that it is asked at. */
export class StreamingModel {
  readonly asked: Asked[] = [];
  /** Answers to come, in order; the last one is given again and again. */
  answers: Answer[] = ['{}'];
  usage = { input: 1_000, cached: 200, output: 50 };
  readonly #server = createServer((request, response) => void this.#take(request, response));

  static async start(): Promise<StreamingModel> {
    const model = new StreamingModel();
    await new Promise<void>((resolve) => model.#server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  spec(change: Partial<AiModelSpec> = {}): AiModelSpec {
    return {
      key: 'test-model',
      label: 'Test model',
      provider: 'Test',
      description: '',
      contextTokens: 100_000,
      maxOutputTokens: 4_000,
      prices: { input: 1_000_000, cachedInput: 100_000, output: 2_000_000 },
      canUseTools: false,
      connection: { protocol: 'openai', url: this.url, model: 'test-1', key: 'secret-key' },
      ...change,
    };
  }

  /** Forgets what it was asked, and answers one after the other; the last one again and again. */
  willAnswer(...answers: readonly unknown[]): void {
    this.answers = answers.map(answering);
    this.asked.length = 0;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text) as Asked['body'];
    const asked = {
      path: request.url!,
      headers: request.headers,
      body,
      instructions: body.system ?? body.messages[0]!.content,
      text: body.messages.at(-1)!.content,
    };
    this.asked.push(asked);
    const answer = this.answers.length > 1 ? this.answers.shift()! : this.answers[0]!;
    if (typeof answer === 'function') return answer(response, asked);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const parts = answer.match(/[\s\S]{1,20}/g) ?? [''];
    for (const message of asked.path.endsWith('/messages') ? this.#anthropic(parts) : this.#openAi(parts))
      response.write(message);
    response.end();
  }

  #openAi(parts: readonly string[]): string[] {
    const send = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
    return [
      ...parts.map((content) => send({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })),
      send({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
      send({
        choices: [],
        usage: {
          prompt_tokens: this.usage.input,
          completion_tokens: this.usage.output,
          prompt_tokens_details: { cached_tokens: this.usage.cached },
        },
      }),
      'data: [DONE]\n\n',
    ];
  }

  #anthropic(parts: readonly string[]): string[] {
    const { input, cached, output } = this.usage;
    const send = (data: { type: string; [key: string]: unknown }) =>
      `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
    return [
      send({
        type: 'message_start',
        message: {
          usage: { input_tokens: input - cached, cache_read_input_tokens: cached, output_tokens: 1 },
        },
      }),
      send({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
      send({ type: 'ping' }),
      ...parts.map((text) =>
        send({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
      ),
      send({ type: 'content_block_stop', index: 0 }),
      send({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: output } }),
      send({ type: 'message_stop' }),
    ];
  }
}
