import net from 'node:net';
import { tcpUrl } from './urls.ts';

export interface PoolerOptions {
  /** Server connections that it keeps. */
  readonly size: number;
  /** Which of the idle ones a transaction gets: the place in the list, the one used last at its end. */
  readonly choose: (idle: number) => number;
  /** Statement mode: a statement that leaves a transaction open ends the connection, in the words of PgBouncer. */
  readonly refusesTransactions?: boolean;
}

const field = (name: string, text: string) => Buffer.from(`${name}${text}\0`);
const refusal = Buffer.concat([
  field('S', 'FATAL'),
  field('C', '08P01'),
  field('M', 'transaction blocks not allowed in statement pooling mode'),
  Buffer.from([0]),
]);
const refusalMessage = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), refusal]);
refusalMessage.writeUInt32BE(refusal.length + 4, 1);

/**
 * A pooler in transaction mode, as small as it can be: every connection signs in at the server by itself, and from then on
 * the server connections are everybody's. A client has one for the length of a transaction.
 */
export async function openTransactionPooler(
  serverUrl: string,
  { size, choose, refusesTransactions = false }: PoolerOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const target = new URL(tcpUrl(serverUrl));
  const idle: Upstream[] = [];
  const waiting: Client[] = [];
  let kept = 0;
  const sockets = new Set<net.Socket>();

  interface Upstream {
    readonly socket: net.Socket;
    client: Client | undefined;
    rest: Buffer;
    /** Among those that it keeps, and not only there to sign a client in. */
    isKept: boolean;
  }
  interface Client {
    readonly socket: net.Socket;
    upstream: Upstream | undefined;
    unsent: Buffer[];
    readonly messages: Messages;
    /** Answers that it waits for: one to signing in, and one to each statement or Sync. It keeps its upstream until all are there. */
    awaited: number;
  }

  const assign = (upstream: Upstream, client: Client) => {
    upstream.client = client;
    client.upstream = upstream;
    for (const data of client.unsent.splice(0)) upstream.socket.write(data);
  };
  const free = (upstream: Upstream) => {
    upstream.client!.upstream = undefined;
    upstream.client = undefined;
    if (!upstream.isKept && kept === size) return void upstream.socket.destroy();
    if (!upstream.isKept) kept += 1;
    upstream.isKept = true;
    const next = waiting.shift();
    if (next === undefined) idle.push(upstream);
    else assign(upstream, next);
  };

  const server = net.createServer((socket) => {
    sockets.add(socket);
    const client: Client = {
      socket,
      upstream: undefined,
      unsent: [],
      messages: new Messages(),
      awaited: 1,
    };
    const own: Upstream = {
      socket: net.connect(Number(target.port), target.hostname),
      client,
      rest: Buffer.alloc(0),
      isKept: false,
    };
    sockets.add(own.socket);
    client.upstream = own;
    socket
      .on('error', () => {})
      .on('data', (data) => {
        client.awaited += client.messages.countOf(data, 'QS');
        if (client.upstream !== undefined) return void client.upstream.socket.write(data);
        client.unsent.push(data);
        if (client.unsent.length > 1) return;
        const [next] = idle.splice(choose(idle.length), 1);
        if (next === undefined) waiting.push(client);
        else assign(next, client);
      });
    own.socket
      .on('error', () => {})
      .on('data', (data) => {
        if (refusesTransactions && isInTransaction(data)) return void own.client?.socket.end(refusalMessage);
        own.client?.socket.write(data);
        own.rest = Buffer.concat([own.rest, data]);
        while (own.rest.length >= 5 && own.rest.length >= own.rest.readUInt32BE(1) + 1) {
          const length = own.rest.readUInt32BE(1) + 1;
          const isReady = own.rest[0] === 0x5a; // ReadyForQuery
          const isOutside = own.rest[5] === 0x49; // of a transaction
          own.rest = own.rest.subarray(length);
          if (!isReady || own.client === undefined) continue;
          own.client.awaited -= 1;
          if (isOutside && own.client.awaited === 0) free(own);
        }
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as net.AddressInfo).port);
  return {
    url: url.toString(),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Whether the answer ends with a ReadyForQuery inside a transaction. */
const isInTransaction = (data: Buffer): boolean =>
  data.length >= 6 && data.subarray(-6).equals(Buffer.from([0x5a, 0, 0, 0, 5, 0x54]));

/** What a client sends, message by message: the first one has no type. */
class Messages {
  #rest = Buffer.alloc(0);
  #header = 0;

  /** How many of these types begin in the data. */
  countOf(data: Buffer, types: string): number {
    this.#rest = Buffer.concat([this.#rest, data]);
    let count = 0;
    while (this.#rest.length >= this.#header + 4) {
      const length = this.#rest.readUInt32BE(this.#header) + this.#header;
      if (this.#rest.length < length) break;
      if (this.#header === 1 && types.includes(String.fromCharCode(this.#rest[0]!))) count += 1;
      this.#rest = this.#rest.subarray(length);
      this.#header = 1;
    }
    return count;
  }
}
