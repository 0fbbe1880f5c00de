import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly response_format: unknown;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

/** A server that speaks OpenAI's chat completions and answers as it is told: an object, a status, a text, or not at all. */
export class ModelServer {
  readonly asked: Asked[] = [];
  readonly #server: Server;
  #answers: unknown[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
          return void response.writeHead(404).end();
        this.asked.push({
          authorization: request.headers.authorization,
          body: JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'],
        });
        const answer = this.#answers.length > 1 ? this.#answers.shift() : this.#answers[0];
        if (answer === 'never') return;
        if (typeof answer === 'number') return void response.writeHead(answer).end('no');
        const content = typeof answer === 'string' ? answer : JSON.stringify(answer);
        response.setHeader('content-type', 'application/json').end(
          JSON.stringify({
            id: 'c',
            object: 'chat.completion',
            choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
          }),
        );
      });
    });
  }

  static async start(): Promise<ModelServer> {
    const server = new ModelServer();
    await new Promise<void>((resolve) => void server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** Answers one after the other; the last one again and again. */
  willAnswer(...answers: readonly unknown[]): void {
    this.#answers = [...answers];
    this.asked.length = 0;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => void this.#server.close(() => resolve()));
  }
}
