import { createServer, type AddressInfo, type Server } from 'node:net';

const servers: Server[] = [];
/** Ends those that were started. */
export const stopClamd = (): void => servers.splice(0).forEach((server) => void server.close());

/** Speaks as clamd does: reads `INSTREAM` to its end, then answers by what came; `null` never answers. */
export async function clamd(answer: (bytes: Buffer) => string | null, maxBytes = Infinity) {
  const server = createServer((socket) => {
    let data = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      data = Buffer.concat([data, chunk]);
      const said = read(data, maxBytes);
      if (said === undefined) return;
      const text = said === 'long' ? 'INSTREAM size limit exceeded. ERROR' : answer(said);
      if (text !== null) socket.end(`${text}\0`);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
}

function read(data: Buffer, maxBytes: number): Buffer | 'long' | undefined {
  const command = 'zINSTREAM\0';
  if (data.length < command.length) return undefined;
  if (data.toString('latin1', 0, command.length) !== command) throw new Error('not INSTREAM');
  const chunks: Buffer[] = [];
  let size = 0;
  for (let at = command.length; at + 4 <= data.length;) {
    const length = data.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    if ((size += length) > maxBytes) return 'long';
    if (at + 4 + length > data.length) return undefined;
    chunks.push(data.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
