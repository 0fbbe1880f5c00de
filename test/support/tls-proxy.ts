import { readFileSync } from 'node:fs';
import net from 'node:net';
import tls from 'node:tls';

const file = (name: string): Buffer => readFileSync(new URL(`./tls/${name}`, import.meta.url));

/** A Postgres server that speaks TLS with a certificate of the tests' own authority: the real one stands behind it. */
export async function openTlsProxy(
  target: URL,
): Promise<{ port: number; handshakes(): number; close(): Promise<void> }> {
  const secureContext = tls.createSecureContext({ key: file('receiver.key'), cert: file('receiver.pem') });
  const sockets = new Set<net.Socket>();
  let handshakes = 0;
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    // The first message asks whether there is TLS, in eight bytes.
    socket.once('readable', () => {
      socket.read(8);
      socket.write('S');
      const secure = new tls.TLSSocket(socket, { isServer: true, secureContext });
      const far = net.connect(Number(target.port), target.hostname);
      sockets.add(far);
      for (const one of [secure, far]) one.on('error', () => {});
      secure.once('secure', () => (handshakes += 1));
      secure.pipe(far).pipe(secure);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    handshakes: () => handshakes,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
