import net from 'node:net';

export interface PoolerOptions {
  /** Server connections that it keeps. */
  readonly size: number;
  /** Which of the idle ones a transaction gets: the place in the list, the one used last at its end. */
  readonly choose: (idle: number) => number;
}

/**
 * A pooler in transaction mode, as small as it can be: every connection signs in at the server by itself, and from then on
 * the server connections are everybody's. A client has one for the length of a transaction.
 */
export async function openTransactionPooler(
  serverUrl: string,
  { size, choose }: PoolerOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const target = new URL(serverUrl);
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
    const client: Client = { socket, upstream: undefined, unsent: [] };
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
        own.client?.socket.write(data);
        own.rest = Buffer.concat([own.rest, data]);
        while (own.rest.length >= 5 && own.rest.length >= own.rest.readUInt32BE(1) + 1) {
          const length = own.rest.readUInt32BE(1) + 1;
          const isFree = own.rest[0] === 0x5a && own.rest[5] === 0x49; // ReadyForQuery, outside a transaction
          own.rest = own.rest.subarray(length);
          if (isFree && own.client !== undefined) free(own);
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
