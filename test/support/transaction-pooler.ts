import net from 'node:net';

/**
 * A pooler in transaction mode, as small as it can be: every connection signs in at the server by itself, and from then on
 * all server connections are everybody's. A client gets the one used last, for the length of a transaction.
 */
export async function openTransactionPooler(serverUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const target = new URL(serverUrl);
  const idle: Upstream[] = [];
  const sockets = new Set<net.Socket>();

  interface Upstream {
    readonly socket: net.Socket;
    client: Client | undefined;
    rest: Buffer;
  }
  interface Client {
    readonly socket: net.Socket;
    upstream: Upstream | undefined;
    waiting: Buffer[];
  }

  const server = net.createServer((socket) => {
    sockets.add(socket);
    const client: Client = { socket, upstream: undefined, waiting: [] };
    const own: Upstream = { socket: net.connect(Number(target.port), target.hostname), client, rest: Buffer.alloc(0) };
    sockets.add(own.socket);
    client.upstream = own;
    socket.on('error', () => {}).on('data', (data) => {
      if (client.upstream !== undefined) return void client.upstream.socket.write(data);
      const next = idle.pop();
      if (next === undefined) return void client.waiting.push(data);
      next.client = client;
      client.upstream = next;
      next.socket.write(data);
    });
    own.socket.on('error', () => {}).on('data', (data) => {
      own.client?.socket.write(data);
      own.rest = Buffer.concat([own.rest, data]);
      while (own.rest.length >= 5 && own.rest.length >= own.rest.readUInt32BE(1) + 1) {
        const length = own.rest.readUInt32BE(1) + 1;
        const isFree = own.rest[0] === 0x5a && own.rest[5] === 0x49; // ReadyForQuery, outside a transaction
        own.rest = own.rest.subarray(length);
        if (isFree && own.client !== undefined) {
          own.client.upstream = undefined;
          own.client = undefined;
          idle.push(own);
        }
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
