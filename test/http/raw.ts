import { connect, type Socket } from 'node:net';

/** A connection that sends exactly what it is told, for what no HTTP client would send. */
export interface RawConnection {
  readonly socket: Socket;
  send(text: string | Buffer): void;
  /** What has arrived until the other side closes. */
  toEnd(): Promise<string>;
  /** What has arrived as soon as `pattern` is in it. */
  until(pattern: RegExp): Promise<string>;
}

export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: false });
  let received = '';
  const waiting = new Set<() => void>();
  const wake = () => waiting.forEach((check) => check());
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    wake();
  });
  socket.on('error', () => {});
  socket.on('close', wake);
  await new Promise<void>((resolve) => void socket.once('connect', resolve).once('close', resolve));
  const when = (isDone: () => boolean) =>
    new Promise<string>((resolve) => {
      const check = () => {
        if (!isDone()) return;
        waiting.delete(check);
        resolve(received);
      };
      waiting.add(check);
      check();
    });
  return {
    socket,
    send: (text) => void socket.write(text),
    toEnd: () => when(() => socket.closed || socket.destroyed || socket.readableEnded),
    until: (pattern) => when(() => pattern.test(received) || socket.destroyed),
  };
}

/** One request on a connection of its own, and everything that comes back until it is closed. */
export async function exchange(port: number, request: string): Promise<string> {
  const connection = await openRaw(port);
  connection.send(request);
  return connection.toEnd();
}

/** Status and parsed body of the first answer in a text. */
export function firstAnswer(text: string): { status: number; head: string; body: unknown } {
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end);
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
  const body = text.slice(end + 4, end + 4 + length);
  return { status: Number(text.split(' ')[1]), head, body: body === '' ? undefined : JSON.parse(body) };
}
