import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { LookupAll } from '#src/platform/outbound/addresses.ts';

const file = (name: string): string => readFileSync(new URL(`./tls/${name}`, import.meta.url), 'utf8');

/** What a sender has to trust to reach a receiver of the tests. */
export const testCa = file('ca.pem');
export const testCaPath = new URL('./tls/ca.pem', import.meta.url).pathname;

/** Resolves every name to this machine, as the tests' receivers have names that nobody else knows. */
export const lookupHere: LookupAll = (_hostname, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The bytes as text, as they came. */
  readonly body: string;
  readonly at: number;
}

export type Respond = (received: Received, response: ServerResponse) => void;

/** A real HTTPS receiver of webhooks, which keeps what came. */
export class Receiver {
  readonly requests: Received[] = [];
  /** Connections that were ever made. */
  connections = 0;
  /** Requests under way right now, and the most there ever were. */
  open = 0;
  mostOpen = 0;
  respond: Respond = (_received, response) => void response.writeHead(200).end('thanks');
  readonly #server: Server;
  /** Connections that are open. */
  readonly sockets = new Set<Socket>();

  constructor() {
    this.#server = createServer(
      { key: file('receiver.key'), cert: file('receiver.pem') },
      (request, response) => void this.#take(request, response),
    );
    this.#server.on('connection', (socket: Socket) => {
      this.connections += 1;
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
      socket.on('error', () => {});
    });
    this.#server.on('tlsClientError', () => {});
  }

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  /** An address of it, such as `https://hooks.receiver.test:1234/path`. */
  url(path = '/hooks', name = 'receiver.test'): string {
    return `https://${name}:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  /** Answers this status from now on. */
  answer(status: number, text = ''): void {
    this.respond = (_received, response) => void response.writeHead(status).end(text);
  }

  forget(): void {
    this.requests.length = 0;
    this.mostOpen = 0;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => void this.#server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.open);
    response.once('close', () => (this.open -= 1));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const received: Received = {
      method: request.method!,
      path: request.url!,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
      at: Date.now(),
    };
    this.requests.push(received);
    this.respond(received, response);
  }
}
