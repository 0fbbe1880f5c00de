import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly at: number;
}

/** A server that speaks the protocol of Nominatim: places by the `q` that they are found by. */
export class NominatimServer {
  readonly asked: Asked[] = [];
  readonly places = new Map<string, object>();
  /** Answers in place of the places. */
  respond: ((response: ServerResponse) => void) | undefined;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const url = new URL(request.url!, 'http://here');
      const query = Object.fromEntries(url.searchParams);
      this.asked.push({ query, headers: request.headers, at: Date.now() });
      if (this.respond !== undefined) return this.respond(response);
      if (url.pathname !== '/search') return void response.writeHead(404).end();
      const place = this.places.get(query['q']!);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(place === undefined ? [] : [place]));
    });
  }

  static async start(): Promise<NominatimServer> {
    const server = new NominatimServer();
    await new Promise<void>((listening) => server.#server.listen(0, '127.0.0.1', listening));
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
